import { readFileSync } from 'node:fs'
import { parseDocument } from 'htmlparser2'
import { type PageContents, readContents } from '../../ssg/document/page-contents.ts'
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

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': '\u00a0',
}
export const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (entity) => entities[entity] ?? entity)

const contents = new Map<string, PageContents>()

/** The build's own record of what a page holds. */
export function contentsOf(path: string): PageContents {
  const known = contents.get(path) ?? readContents(parseDocument(html(path)))
  contents.set(path, known)
  return known
}

/** The text a reader finds in a piece of HTML, white space folded. */
export const textOf = (markup: string) =>
  decode(
    markup
      .replace(/<(style|script|svg|template)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, (tag) =>
        /^<\/?(span|a|b|strong|em|i|s|del|sup|time|abbr)\b/.test(tag) ? '' : ' ',
      ),
  )
    .replace(/\s+/g, ' ')
    .trim()

/** What stands in a page's <main>. */
export const mainOf = (path: string) => /<main\b[\s\S]*<\/main>/.exec(html(path))?.[0] ?? ''
