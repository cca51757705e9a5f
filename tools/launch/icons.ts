import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileProblem } from '#content/report.ts'

const FAVICON_FILE = 'public/favicon.svg'

/**
 * Returns at most one finding: the favicon, to which every page links, is missing, or the icons
 * show other initials than `initials`. The letters of the delivered favicon are drawn as outlines,
 * so its attribute data-letters names them. A favicon without this attribute is the owner's and is
 * not reported. If `initials` is no text, another finding reports this, and nothing is compared.
 */
export function iconFindings(root: string, initials: unknown) {
  const oneFinding = (blocking: boolean, message: string) => [
    { id: 'identity.icons', blocking, ...fileProblem(FAVICON_FILE, message) },
  ]
  if (!existsSync(join(root, FAVICON_FILE)))
    return oneFinding(
      true,
      'This file is missing, and every page names it as its icon: put it back, or your own',
    )
  const favicon = readFileSync(join(root, FAVICON_FILE), 'utf8')
  const [, shownInitials = initials] =
    /data-letters="([^"]*)"/.exec(favicon) ?? []
  if (typeof initials !== 'string' || shownInitials === initials) return []
  const message =
    `The icons show ${shownInitials}, not ${initials}: put your own in this file, then draw the ` +
    'others with `node tools/run.mjs make-icons`'
  return oneFinding(false, message)
}
