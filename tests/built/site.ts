import { readFileSync } from 'node:fs'
import { builtPages as pagesIn } from '../../ssg/routes/built-pages.ts'

export interface BuiltPage {
  /** '/about'; '/' is the home page. */
  path: string
  html: string
}

/** Every page as it was written to dist/. */
export const builtPages: BuiltPage[] = pagesIn('dist').map(({ path, file }) => ({
  path,
  html: readFileSync(`dist/${file}`, 'utf8'),
}))

/** The HTML of one page; a test that asks for a page that was not built fails by its name. */
export function html(path: string): string {
  const page = builtPages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`${path} was not built`)
  return page.html
}
