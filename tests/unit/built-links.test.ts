import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import type { PageRecord } from '#ssg/document/document.ts'
import { readPageContents } from '#ssg/document/page-contents.ts'
import { siteWith } from '#tests/site-copy.ts'
import { checkLinks } from '#tools/built-links.ts'

const root = siteWith()
const buildFolder = join(root, 'dist')
mkdirSync(buildFolder)
writeFileSync(join(buildFolder, 'price-list.pdf'), '')

/** Returns a function that checks the links of a build whose single page is `markup`. */
const check = (markup: string) => () => {
  const contents = readPageContents(parseDocument(markup))
  const page = {
    ...contents,
    path: '/about',
    file: 'pages/about.tsx',
  }
  checkLinks({ root, buildFolder, pages: [page as unknown as PageRecord] })
}

test.each([
  ['a link', '<a href="/abuot">', "'/abuot' leads nowhere"],
  ['a picture', '<img src="/images/me.jpg">', "'/images/me.jpg' leads nowhere"],
  ['a form', '<form action="/send">', "'/send' leads nowhere"],
  ['an anchor', '<a href="#skils">', "'#skils' leads nowhere"],
])(
  "a build stops if %s in a page's code leads nowhere",
  (_, markup, message) => {
    expect(check(markup)).toThrow(message)
  },
)

test('a build accepts links to pages, anchors and files, and to the review and the editor', () => {
  const links = ['/about', '#skills', '/price-list.pdf', '/__review', '/__edit']
  const markup = links.map((href) => `<a href="${href}"></a>`).join('')
  expect(check(`<h2 id="skills"></h2>${markup}`)).not.toThrow()
})

describe('a dead link', () => {
  /** The page `/name` with a single link, to `href`. */
  const pageOf = (name: string, href: string) => {
    const contents = readPageContents(parseDocument(`<a href="${href}"></a>`))
    const page = {
      ...contents,
      path: `/${name}`,
      file: `pages/${name}.tsx`,
    }
    return page as unknown as PageRecord
  }
  const files = ['about', 'skills']
  /** The error message of a build in which two pages link to `href`; undefined without an error. */
  const errorOf = (root: string, href: string) => {
    const pages = files.map((name) => pageOf(name, href))
    try {
      checkLinks({ root, buildFolder, pages })
    } catch (error) {
      return (error as Error).message
    }
  }

  test('is reported at each place where it is written', () => {
    const withLostTitle = (text: string) =>
      text.replace(/^( +title: ).*/m, '$1/lost')
    const written = siteWith({
      'data/about.yaml': withLostTitle,
      'data/skills.yaml': withLostTitle,
    })
    const message = errorOf(written, '/lost')
    for (const name of files) {
      const place = new RegExp(`data/${name}\\.yaml:\\d+:\\d+ .*'/lost'`)
      expect(message).toMatch(place)
    }
  })

  test('is reported only once if it comes from code that all pages share', () => {
    const message = errorOf(root, '/lost')
    const named = message?.match(/'\/lost'/g)
    expect(named).toHaveLength(1)
  })
})
