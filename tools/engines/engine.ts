import type { Driver } from './driver.ts'
import type { World } from './worlds.ts'

/** A browser that the program drives. */
export interface Engine {
  name: string
  /** Under what it looks at the site. */
  worlds: readonly World[]
  /** Resolves to how to launch it; rejects with how to install it where it is missing. */
  find: () => Promise<() => Promise<Driver>>
}
