import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { domainToUnicode } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import { shareImageOf } from '#components/shell/head-tags.ts'
import { readContent } from '#content/content-file.ts'
import type { Page } from '#content/site.ts'
import { cardGlyphs } from '#ssg/document/fonts.ts'
import { escapeHtml } from '#ssg/document/html.ts'

const cardDrawing = readFileSync(
  join(import.meta.dirname, 'share-card.svg'),
  'utf8',
)

/** Font options of resvg: only the committed files, so that cards are equal on every machine. */
const font = {
  fontFiles: ['latin', 'latin-ext'].map((subset) =>
    join(import.meta.dirname, `../fonts/share-card-${subset}.ttf`),
  ),
  loadSystemFonts: false,
}

const drawnCharacters = new Set(cardGlyphs)
/** A character, or its letter without marks if only that is in the fonts, such as s for ṣ. */
const drawnOf = (character: string) =>
  drawnCharacters.has(character)
    ? character
    : character.normalize('NFD').replace(/\p{Mark}/gu, '')
/** A text without emoji and other characters that are not in the fonts. */
const drawableText = (text: string) =>
  [...text.normalize('NFC')]
    .map(drawnOf)
    .filter((character) => drawnCharacters.has(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim()

/** Number of lines that fit on a card. */
const MAX_LINES = 5
/** Font sizes of titles in px, each with the number of characters that fit the middle square. */
const largeTitle = { size: 72, characters: 15 }
const smallTitle = { size: 48, characters: 23 }

/** Breaks a title into lines of at most `characters` each; a longer word has its own line. */
const linesOf = (title: string, characters: number): readonly string[] =>
  title.match(new RegExp(`\\S.{0,${characters - 1}}(?=\\s|$)|\\S+`, 'g')) ?? []

/** The lines of a title and their font size, which is small if large lines do not fit the card. */
function titleLines(title: string) {
  const lines = linesOf(title, largeTitle.characters)
  const isNarrow = lines.every(({ length }) => length <= largeTitle.characters)
  if (isNarrow && lines.length <= MAX_LINES)
    return { lines, size: largeTitle.size }
  return { lines: linesOf(title, smallTitle.characters), size: smallTitle.size }
}

/**
 * The largest font size up to `size` px at which a line beside the initials fits into the middle
 * square, where it has 497 px. A capital letter is about 0.6 times as wide as its font size.
 */
const fittingSize = (line: string, size: number) =>
  Math.min(size, Math.floor(497 / (0.6 * line.length)))

/** The host of an origin as people write it, 'müller.de', if the font has all its letters. */
function hostOf(origin: string): string {
  const { host } = new URL(origin)
  const unicodeHost = domainToUnicode(host)
  return drawableText(unicodeHost) === unicodeHost ? unicodeHost : host
}

/**
 * The letters in the square of a card: the initials, or the first letter of the host where the font
 * has none of them, as in Indian scripts.
 */
const lettersInSquare = (initials: string, host: string) =>
  drawableText(initials) ||
  host
    .replace(/^www\./, '')
    .charAt(0)
    .toUpperCase()

/** The share card with a title, as SVG. */
export function cardSvg(title: string): string {
  const { initials, name, origin } = readContent('data/site.yaml')
  const shownName = drawableText(name)
  const host = hostOf(origin)
  const { lines, size } = titleLines(drawableText(title))
  const texts = lines.map(
    (line, index) =>
      `<text x="330" y="${219 + 80 * index}">${escapeHtml(line)}</text>`,
  )
  const replacements: Record<string, string> = {
    initials: escapeHtml(lettersInSquare(initials, host)),
    name: escapeHtml(shownName),
    nameSize: String(fittingSize(shownName, 36)),
    host,
    hostSize: String(fittingSize(host, 25)),
    size: String(size),
    title: texts.join(''),
  }
  return cardDrawing.replace(
    /\{(\w+)\}/g,
    (_, name) => replacements[name] ?? '',
  )
}

/** Draws the card of a page and writes it to the path of the page's share image. */
async function writeShareCard(buildFolder: string, { meta, path }: Page) {
  const address = shareImageOf(readContent('data/site.yaml'), meta, path)
  const target = join(buildFolder, new URL(address).pathname)
  mkdirSync(dirname(target), { recursive: true })
  const card = await renderAsync(cardSvg(meta.title), { font })
  writeFileSync(target, card.asPng())
}

/** Draws and writes the cards of all pages without an ogImage, on all cores. */
export const writeShareCards = (buildFolder: string, pages: readonly Page[]) =>
  Promise.all(
    pages
      .filter(({ meta }) => !meta.ogImage)
      .map((page) => writeShareCard(buildFolder, page)),
  )
