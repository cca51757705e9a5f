import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifyCss, readFonts } from '#ssg/document/fonts.ts'

/** The CSS of /__review: the site's fonts and tokens, and the rules of review.css. */
export function reviewCss(root: string): string {
  const readText = (file: string) => readFileSync(join(root, file), 'utf8')
  const rules =
    readText('components/styles/tokens.css') +
    readText('tools/review/review.css')
  return readFonts().css + minifyCss(rules)
}
