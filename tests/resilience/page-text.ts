import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright/test'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { original } from './translate.ts'

interface PageText {
  title: string
  /** Path of the canonical link. */
  canonical: string
  /** Each text between two tags. */
  texts: readonly string[]
}

const selectors = {
  /** Parts that every page must keep word for word. */
  parts: '.site-header, main, main ~ footer',
  skipped: [
    'script, style, noscript, textarea, template',
    // Text that changes without a failure: dates, hours, status, busy buttons, the quiz's intro.
    '[data-behaviour~=today], [data-behaviour~=this-year], [role=status]',
    'form[id] button[type=submit], [data-island=LevelFinder] .needs-script',
  ].join(),
}

/** Reads the text of a document's source or of the page shown; runs in the browser. */
function readText({
  html,
  parts,
  skipped,
}: typeof selectors & { html?: string }): PageText {
  const root =
    html === undefined
      ? document
      : new DOMParser().parseFromString(html, 'text/html')
  const texts: string[] = []
  for (const part of root.querySelectorAll(parts)) {
    const walker = root.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode
      const text = (nodeValue ?? '').replace(/\s+/g, ' ').trim()
      if (text && !parentElement?.closest(skipped)) texts.push(text)
    }
  }
  const canonical = root
    .querySelector('link[rel=canonical]')
    ?.getAttribute('href')
  return {
    texts,
    title: root.title,
    canonical: canonical ? new URL(canonical).pathname : '',
  }
}

/** The page shown, in its original language, also where it is translated. */
export async function shownText(page: Page): Promise<PageText> {
  const { texts, ...rest } = await page.evaluate(readText, selectors)
  return { ...rest, texts: texts.map(original) }
}

const served = new Map<string, Promise<PageText>>()

/** A page as served, read in a blank tab, which has no policy. */
export function servedText(browser: Browser, path: string): Promise<PageText> {
  const read = async () => {
    const html = readFileSync(`dist/${fileOfRoute(path)}`, 'utf8')
    const page = await browser.newPage()
    const text = await page.evaluate(readText, { ...selectors, html })
    await page.close()
    return text
  }
  const text = served.get(path) ?? read()
  served.set(path, text)
  return text
}

// Scripts join or split texts, so spaces do not count.
const letters = (text: string) => text.replace(/\s+/g, '')

/** Served text that the page no longer shows in its place; '' where all is there. */
export function missingText(served: PageText, shown: PageText): string {
  const live = letters(shown.texts.join(''))
  const lost: string[] = []
  let at = 0
  for (const text of served.texts) {
    const found = live.indexOf(letters(text), at)
    if (found < 0) lost.push(`'${text.slice(0, 50)}'`)
    else at = found + letters(text).length
  }
  return lost.length === 0
    ? ''
    : `${lost.length} missing: ${lost.slice(0, 4).join(', ')}`
}
