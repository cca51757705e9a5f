import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isLeftBehind } from './left-behind.ts'

/**
 * Sorted paths from `root`, with forward slashes, of all files in a folder and its subfolders,
 * except files that were left behind by a program.
 */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    )
    .filter((file) => !isLeftBehind(file))
    .sort()
}
