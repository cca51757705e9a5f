import { readFileSync } from 'node:fs'
import { builtPagesIn } from '#ssg/routes/built-pages.ts'

export interface BuiltPage {
  /** '/about'; '/' is the home page. */
  path: string
  html: string
}

/** Every page of dist/. */
export const builtPages: BuiltPage[] = builtPagesIn('dist').map(({ path, file }) => ({
  path,
  html: readFileSync(`dist/${file}`, 'utf8'),
}))

/** HTML of one page; throws its name where it was not built. */
export function html(path: string): string {
  const page = builtPages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`${path} was not built`)
  return page.html
}
