import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileProblem } from '#content/report.ts'

const FAVICON_FILE = 'public/favicon.svg'

/**
 * A list with the finding that there is no favicon, to which every page links, or that the icons
 * show other initials than `initials`; otherwise an empty list. The letters of the delivered
 * favicon are drawn as outlines, so its attribute data-letters tells which they are. A favicon
 * without that attribute is the owner's and is not reported. If the initials cannot be read,
 * another finding says so, and the icons are not compared with them.
 */
export function iconFindings(root: string, initials: unknown) {
  const finding = (blocking: boolean, message: string) => [
    { id: 'identity.icons', blocking, ...fileProblem(FAVICON_FILE, message) },
  ]
  if (!existsSync(join(root, FAVICON_FILE)))
    return finding(
      true,
      'This file is missing, and every page names it as its icon: put it back, or your own',
    )
  const favicon = readFileSync(join(root, FAVICON_FILE), 'utf8')
  const [, shown = initials] = /data-letters="([^"]*)"/.exec(favicon) ?? []
  if (typeof initials !== 'string' || shown === initials) return []
  const message =
    `The icons show ${shown}, not ${initials}: put your own in this file, then draw the others ` +
    'with `node tools/run.mjs make-icons`'
  return finding(false, message)
}
