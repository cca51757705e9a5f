import { cpSync } from 'node:fs'

/** Copies a file, or a folder with all that is in it. */
export const copyPath = (from: string, to: string) =>
  // With a filter, Node.js copies in JavaScript. Without a filter, Node.js 22 and 24 crash on
  // Windows if a path has letters outside ASCII (issues 54476 and 61878 of nodejs/node).
  cpSync(from, to, { recursive: true, filter: () => true })
