import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ofFile } from '#content/report.ts'

const FAVICON = 'public/favicon.svg'

/**
 * Reminds that the icons show letters of another name. The favicon names its letters in an
 * attribute of its own, since they are drawn as outlines; one without it is the owner's.
 */
export function oldIcons(root: string, initials: unknown) {
  const favicon = readFileSync(join(root, FAVICON), 'utf8')
  const [, letters = initials] = favicon.split('data-letters="', 2)
  const shown = String(letters).split('"')[0]
  if (shown === initials) return []
  const message =
    `The icons show ${shown}, not ${initials}: put your own in this file, then draw the others ` +
    'with `node tools/run.mjs make-icons`'
  return [
    { id: 'identity.icons', blocking: false, ...ofFile(FAVICON, message) },
  ]
}
