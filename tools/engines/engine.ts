import type { Driver } from './driver.ts'
import type { HostVariant } from './host-variants.ts'

/** A browser engine under test. */
export interface Engine {
  name: string
  /** Configurations under which it visits the site. */
  variants: readonly HostVariant[]
  /** Resolves to the launcher; rejects with the install instructions if the engine is missing. */
  find: () => Promise<() => Promise<Driver>>
}
