import { cpSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tools/root.ts'

/** Folders that Git and commands make; copies leave them out. */
const leftOut = new Set([
  'node_modules',
  '.git',
  'dist',
  '.cache',
  '.vite-react-ssg-temp',
  'test-results',
  'playwright-report',
])

const ownParts = () => readdirSync(root).filter((name) => !leftOut.has(name))

/** Copies the project, or `parts` of it, into `folder`. */
export function copyProject(folder: string, parts: readonly string[] = ownParts()) {
  for (const name of parts) cpSync(join(root, name), join(folder, name), { recursive: true })
}

/** Links the installed packages into a copy, their caches included. */
export function linkPackages(folder: string) {
  symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'), 'junction')
}
