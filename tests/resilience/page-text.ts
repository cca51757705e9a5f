import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright/test'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { originalText } from './translate.ts'

interface PageText {
  title: string
  /** Path of the canonical link. */
  canonical: string
  /** The text nodes, each trimmed. */
  texts: readonly string[]
}

const selectors = {
  /** Parts that every page must keep word for word. */
  keptParts: '.site-header, main, main ~ footer',
  skippedParts: [
    'script, style, noscript, textarea, template',
    // Text that may change: dates, hours, status, submit buttons, the introduction of the quiz.
    '[data-behaviour~=today], [data-behaviour~=this-year], [role=status]',
    'form[id] button[type=submit], [data-island=LevelFinder] .needs-script',
  ].join(),
}

/** Reads the text of `html`, or else of the current page; runs in the browser. */
function readText({
  html,
  keptParts,
  skippedParts,
}: typeof selectors & { html?: string }): PageText {
  const root =
    html === undefined
      ? document
      : new DOMParser().parseFromString(html, 'text/html')
  const texts: string[] = []
  for (const part of root.querySelectorAll(keptParts)) {
    const walker = root.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode
      const text = (nodeValue ?? '').replace(/\s+/g, ' ').trim()
      if (text && !parentElement?.closest(skippedParts)) texts.push(text)
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

/** The text of the current page, in its original language even if it is translated. */
export async function shownText(page: Page): Promise<PageText> {
  const { texts, ...rest } = await page.evaluate(readText, selectors)
  return { ...rest, texts: texts.map(originalText) }
}

const servedTexts = new Map<string, Promise<PageText>>()

/** The text of a page as served, read in a blank tab, which has no security policy. */
export function servedText(browser: Browser, path: string): Promise<PageText> {
  const read = async () => {
    const html = readFileSync(`dist/${fileOfRoute(path)}`, 'utf8')
    const page = await browser.newPage()
    const text = await page.evaluate(readText, { ...selectors, html })
    await page.close()
    return text
  }
  const text = servedTexts.get(path) ?? read()
  servedTexts.set(path, text)
  return text
}

// Spaces do not count, since scripts join or split text nodes.
const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

/** Served text that the page does not show in the same order; '' if all of it is shown. */
export function missingText(served: PageText, shown: PageText): string {
  const pageText = withoutSpaces(shown.texts.join(''))
  const missingTexts: string[] = []
  let position = 0
  for (const text of served.texts) {
    const start = pageText.indexOf(withoutSpaces(text), position)
    if (start < 0) missingTexts.push(`'${text.slice(0, 50)}'`)
    else position = start + withoutSpaces(text).length
  }
  return missingTexts.length === 0
    ? ''
    : `${missingTexts.length} missing: ${missingTexts.slice(0, 4).join(', ')}`
}
