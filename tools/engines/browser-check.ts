import type { HostVariant } from './host-variants.ts'
import type { Visitor } from './visitor.ts'

/** A check of the built site in a browser of any engine. */
export interface Check {
  /** A visitor's actions and their expected results. */
  name: string
  /** Why an engine cannot run the check. */
  notPossible?: (version: string, variant: HostVariant) => string | undefined
  /** Permitted console messages, each with its reason. */
  tolerates?: RegExp
  run: (visitor: Visitor, variant: HostVariant) => Promise<void>
}

/** Chromium of a major version before `major`. */
export const isChromiumBefore = (major: number, version: string) =>
  Number(/^Chromium (\d+)/.exec(version)?.[1] ?? major) < major

/** A link to another page, in the header of every page. */
export const aboutLink = 'header nav a[href="/about"]'
