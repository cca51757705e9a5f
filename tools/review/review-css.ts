import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifyCss, readFonts } from '#ssg/document/fonts.ts'

/** The CSS of /__review: the site's fonts and tokens, and the rules of review.css. */
export function reviewCss(root: string): string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const rules =
    read('components/styles/tokens.css') + read('tools/review/review.css')
  return readFonts().css + minifyCss(rules)
}
