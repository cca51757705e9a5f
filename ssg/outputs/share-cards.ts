import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { shareImageOf } from '#components/shell/head-tags.ts'
import { readContent } from '#ssg/content/content-file.ts'
import { cardGlyphs } from '#ssg/document/fonts.ts'
import { escapeHtml } from '#ssg/document/html.ts'
import type { Page } from '#ssg/routes/pages.ts'

const width = 1200
const height = 630
/** Chat apps crop a card to its middle square (x 285 to 915); all words stay inside it. */
const left = 330
const measure = 545
const colours = {
  paper: '#fbf8f1',
  ink: '#12312c',
  muted: '#4c625e',
  rule: '#d9ddd5',
  marigold: '#f4a51c',
}

/** The committed fonts alone, so that a card is the same picture on every machine. */
const font = {
  fontFiles: ['latin', 'latin-ext'].map((subset) =>
    join(import.meta.dirname, `../fonts/share-card-${subset}.ttf`),
  ),
  loadSystemFonts: false,
}

const known = new Set(cardGlyphs)
/** Text without emoji and other characters that the fonts lack. */
const drawable = (text: string) =>
  [...text.normalize('NFC')]
    .filter((character) => known.has(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim()

const svg = (...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
  `${parts.join('')}</svg>`

const text = (words: string, size: number, x: number, y: number, fill: string) =>
  `<text x="${x}" y="${y}" font-family="Anek Latin" font-weight="600" font-size="${size}" ` +
  `fill="${fill}">${escapeHtml(words)}</text>`

/** Size of a title; letters of the font are half as wide on average. */
const titleSize = 72

/** Breaks a title into lines that fit the middle square; a longer word has its own line. */
const linesOf = (title: string) => {
  const letters = Math.floor(measure / (titleSize / 2))
  return title.match(new RegExp(`\\S.{0,${letters - 1}}(?=\\s|$)|\\S+`, 'g')) ?? []
}

/** The card of one title: a ledger page with the consultant's monogram. */
export function cardSvg(title: string): string {
  const site = readContent('data/site.yaml')
  // The title sits on the lines of the ledger.
  const pitch = 80
  const firstLine = 219
  const ledger = Array.from(
    { length: Math.ceil((height - firstLine) / pitch) },
    (_, index) => `M0 ${firstLine + 9 + pitch * index}H${width}`,
  ).join('')
  return svg(
    `<path fill="${colours.paper}" d="M0 0H${width}V${height}H0z"/>`,
    `<path stroke="${colours.rule}" stroke-width="2" d="${ledger}"/>`,
    `<path stroke="${colours.marigold}" stroke-width="3" d="M${left - 30} 0V${height}"/>`,
    `<path fill="${colours.ink}" d="M${left} 56h68v68h-68z"/>`,
    `<path fill="${colours.marigold}" d="M${left} 118h68v6h-68z"/>`,
    `<g text-anchor="middle">${text(site.initials, 34, left + 34, 99, colours.paper)}</g>`,
    text(drawable(site.name), 36, left + 88, 88, colours.ink),
    text(new URL(site.origin).host, 25, left + 88, 120, colours.muted),
    ...linesOf(drawable(title)).map((line, index) =>
      text(line, titleSize, left, firstLine + pitch * index, colours.ink),
    ),
  )
}

/** Draws the card of every page without an ogImage, at the address in its head. */
export function writeShareCards(out: string, pages: readonly Page[]): void {
  for (const page of pages) {
    if (page.meta.ogImage) continue
    const target = join(
      out,
      new URL(shareImageOf(readContent('data/site.yaml'), page.meta, page.path)).pathname,
    )
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, new Resvg(cardSvg(page.meta.title), { font }).render().asPng())
  }
}
