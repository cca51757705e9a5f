import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const leftBehind = /^(?:\.DS_Store|\._.*|\..*\.sw[a-p]|\.#.*|~\$.*|Thumbs\.db|desktop\.ini|.*~)$/i
/** What systems, editors and word processors leave behind is no content: .DS_Store, ~$letter. */
export const isLeftBehind = (file: string) => leftBehind.test(file.replace(/.*\//, ''))

/** Files of a folder below the root, sorted, with forward slashes. */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !isLeftBehind(file))
    .sort()
}
