import type { Driver } from './driver.ts'
import type { World } from './worlds.ts'

/** A browser engine under test. */
export interface Engine {
  name: string
  /** Configurations under which it visits the site. */
  worlds: readonly World[]
  /** Resolves to the launcher; rejects with the install instructions if the engine is missing. */
  find: () => Promise<() => Promise<Driver>>
}
