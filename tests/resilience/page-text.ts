import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { fileOfRoute } from '../../ssg/routes/built-pages.ts'
import { original } from './translated-letters.ts'

/** Text between two tags; `changes` where the page may change it. */
interface Piece {
  text: string
  changes: boolean
  /** Within a form, which a thank-you may replace. */
  inForm: boolean
}

export interface PageText {
  title: string
  /** Path of the canonical link. */
  canonical: string
  pieces: readonly Piece[]
}

const selectors = {
  /** Parts that every page must keep word for word. */
  parts: '.site-header, main, main ~ footer',
  skipped: 'script, style, noscript, textarea, template',
  /** Text that changes without a failure: dates, hours, status, busy buttons, the quiz's intro. */
  changing: [
    '[data-behaviour~=today]',
    '[data-behaviour~=this-year]',
    '[role=status]',
    'form[id] button[type=submit]',
    '[data-island=LevelFinder] .needs-script',
  ].join(),
}

/** Reads the text of a document's source or of the page shown; runs in the browser. */
function readText({
  html,
  parts,
  skipped,
  changing,
}: typeof selectors & { html?: string }): PageText {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  const pieces: Piece[] = []
  for (const part of root.querySelectorAll(parts)) {
    const walker = root.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode
      const text = (nodeValue ?? '').replace(/\s+/g, ' ').trim()
      if (text && !parentElement?.closest(skipped))
        pieces.push({
          text,
          changes: Boolean(parentElement?.closest(changing)),
          inForm: Boolean(parentElement?.closest('form')),
        })
    }
  }
  const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href')
  return {
    pieces,
    title: root.title,
    canonical: canonical ? new URL(canonical).pathname : '',
  }
}

/** The page shown, in its original language, also where it is translated. */
export async function shownText(page: Page): Promise<PageText> {
  const { pieces, title, canonical } = await page.evaluate(readText, selectors)
  return {
    pieces: pieces.map((piece) => ({ ...piece, text: original(piece.text) })),
    title,
    canonical,
  }
}

export type Served = (path: string) => Promise<PageText>

/** Reads pages as served, in a blank tab, which has no policy. */
export function servedPages(page: Page): Served {
  const known = new Map<string, Promise<PageText>>()
  return (path) => {
    const text =
      known.get(path) ??
      page.evaluate(readText, {
        ...selectors,
        html: readFileSync(`dist/${fileOfRoute(path)}`, 'utf8'),
      })
    known.set(path, text)
    return text
  }
}

// Scripts join or split texts, so spaces do not count.
const letters = (text: string) => text.replace(/\s+/g, '')
const lettersOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => letters(text)).join('')
const times = (text: string, part: string) => text.split(part).length - 1

/** Served text that is no longer shown; a thank-you replaces the form of a sent service request. */
export function missingText(served: PageText, shown: PageText, { sent = false } = {}): string[] {
  const kept = served.pieces.filter(({ changes, inForm }) => !changes && !(sent && inForm))
  const live = lettersOf(shown.pieces)
  let at = 0
  const inOrder = kept.every(({ text }) => {
    const found = live.indexOf(letters(text), at)
    at = found + letters(text).length
    return found >= 0
  })
  if (inOrder) return []
  const all = lettersOf(kept)
  const gone = kept.filter(({ text }) => times(live, letters(text)) < times(all, letters(text)))
  return gone.length > 0
    ? [...new Set(gone.map(({ text }) => text))]
    : ['(nothing, but the order has changed)']
}

/** Lost texts, formatted for a failure. */
export const summarise = (lost: readonly string[]) => {
  const some = lost.slice(0, 4).map((text) => `'${text.slice(0, 50)}'`)
  return lost.length === 0
    ? ''
    : `${lost.length} missing: ${some.join(', ')}${lost.length > some.length ? ' …' : ''}`
}
