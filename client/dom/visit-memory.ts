import { attempt } from './attempt.ts'
import { pageLoad } from './page-load.ts'

/** Prefix of the keys of this visit's choices; a visit ends when its tab closes or reloads. */
const PREFIX = 'visit-'

if (pageLoad()?.type === 'reload')
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  })

/** A choice of this visit; null or undefined if none is stored. */
export const recall = (name: string) =>
  attempt(() => sessionStorage.getItem(PREFIX + name))

/** Stores a choice for the rest of the visit; does nothing if storage is blocked. */
export const remember = (name: string, value: string) =>
  attempt(() => sessionStorage.setItem(PREFIX + name, value))
