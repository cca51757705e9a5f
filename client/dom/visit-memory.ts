import { attempt } from './attempt.ts'
import { pageLoad } from './page-load.ts'

/**
 * Prefix of the keys of this visit's choices; a visit ends when its tab closes, or when the visitor
 * reloads the page.
 */
const PREFIX = 'visit-'
/** Name under which the site notes that it reloads the page itself. */
const OWN_RELOAD = 'own-reload'

/** The choices that could not be stored, since storage is blocked or full. */
const choices = new Map<string, string>()

/** A choice of this visit; undefined if there is none. */
export const recall = (name: string) =>
  attempt(() => sessionStorage.getItem(PREFIX + name)) ?? choices.get(name)

/** Keeps a choice for the rest of the visit or, if storage is blocked, until the next page load. */
export function remember(name: string, value: string) {
  try {
    sessionStorage.setItem(PREFIX + name, value)
  } catch {
    choices.set(name, value)
  }
}

const isNewVisit = pageLoad()?.type === 'reload' && !recall(OWN_RELOAD)
attempt(() => {
  // The note of a reload by the site is valid for one load of the page.
  sessionStorage.removeItem(PREFIX + OWN_RELOAD)
  if (!isNewVisit) return
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
})

/** Reloads the page for a reason of the site, such as lost files; the visit goes on. */
export function reloadPage() {
  remember(OWN_RELOAD, 'yes')
  location.reload()
}
