import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { shareImageOf } from '../../components/shell/head-tags.ts'
import { site } from '../../data/site.ts'
import { ContentError, type Problem, placeOf } from '../content/content-error.ts'
import type { Page } from '../routes/pages.ts'
import { createOutliner, fontPackages, type Outliner } from './glyph-outlines.ts'

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

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Breaks a title into lines no wider than the measure. */
function linesOf(title: string, size: number, type: Outliner): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && type.width(`${last} ${word}`, size) <= measure)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The largest size at which the title takes at most four lines and no word is too wide. */
function fitTitle(title: string, type: Outliner): { size: number; lines: string[] } {
  for (let size = 96; size > 30; size -= 4) {
    const lines = linesOf(title, size, type)
    if (
      lines.length <= 4 &&
      lines.length * size <= 270 &&
      lines.every((line) => type.width(line, size) <= measure)
    )
      return { size, lines }
  }
  return { size: 30, lines: linesOf(title, 30, type) }
}

type Owner = Pick<typeof site, 'name' | 'initials' | 'origin'>

/**
 * The card of one title as SVG: a ledger page with the consultant's monogram, and a drawn line that
 * is different for every title. A name in a script that the type lacks is left out; the domain
 * remains.
 */
export function cardSvg(title: string, type: Outliner, owner: Owner = site): string {
  const [name = '', initials = ''] = [owner.name, owner.initials].map((text) =>
    type.missing(text) === undefined ? text : '',
  )
  const { size, lines } = fitTitle(title, type)
  const seed = hash(title)
  const points = Array.from(
    { length: 9 },
    (_, index) => [index * 150, Math.round(592 - ((seed[index] ?? 0) / 255) * 92)] as const,
  )
  const [dotX, dotY] = points[5] as readonly [number, number]
  // The title sits on the lines of the ledger.
  const pitch = Math.round(size * 1.12)
  const firstLine = Math.round(160 + size * 0.82)
  const ledger = Array.from(
    { length: Math.ceil((height - firstLine) / pitch) },
    (_, index) => `M0 ${firstLine + 9 + pitch * index}H${width}`,
  ).join('')
  const monogram = Math.min(34, (34 * 60) / type.width(initials, 34))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colours.paper}" d="M0 0H${width}V${height}H0z"/>`,
    `<path stroke="${colours.rule}" stroke-width="2" d="${ledger}"/>` +
      `<path stroke="${colours.marigold}" stroke-width="3" d="M${left - 30} 0V${height}"/>`,
    `<path fill="none" stroke="${colours.ink}" stroke-width="5" stroke-linejoin="round" ` +
      `d="M${points.map((point) => point.join(' ')).join('L')}"/>` +
      `<circle cx="${dotX}" cy="${dotY}" r="14" fill="${colours.marigold}"/>`,
    `<path fill="${colours.ink}" d="M${left} 56h68v68h-68z"/>` +
      `<path fill="${colours.marigold}" d="M${left} 118h68v6h-68z"/>`,
    type.draw(
      initials,
      monogram,
      left + 34 - type.width(initials, monogram) / 2,
      99,
      colours.paper,
    ),
    type.draw(name, 36, left + 88, 88, colours.ink),
    type.draw(new URL(owner.origin).host, 25, left + 88, 120, colours.muted),
    ...lines.map((line, index) =>
      type.draw(line, size, left, firstLine + pitch * index, colours.ink),
    ),
    '</svg>',
  ].join('')
}

/**
 * A card as PNG with few colours, about 15 KB; more colours or effort double the time without a
 * visible gain.
 */
const render = (svg: string) =>
  sharp(Buffer.from(svg)).png({
    palette: true,
    colours: 16,
    dither: 0,
    effort: 1,
    compressionLevel: 6,
  })

/** Cache key of the cards: this module, the font, the renderer and the site's identity. */
function designOf(root: string): string {
  const sources = [
    'ssg/outputs/share-cards.ts',
    'ssg/outputs/glyph-outlines.ts',
    ...fontPackages.map((name) => `node_modules/${name}/package.json`),
  ].map((file) => readFileSync(join(root, file), 'utf8'))
  return [...sources, JSON.stringify(sharp.versions), site.name, site.initials, site.origin].join(
    '\n',
  )
}

/**
 * Draws the card of every page without an ogImage, at the address in its head. Cards are cached by
 * title.
 */
export async function writeShareCards(
  root: string,
  out: string,
  pages: readonly Page[],
): Promise<{ drawn: number; cached: number }> {
  const design = designOf(root)
  const cache = join(root, 'node_modules/.cache/share-cards')
  mkdirSync(cache, { recursive: true })
  let type: Outliner | undefined
  const problems: Problem[] = []
  const count = { drawn: 0, cached: 0 }
  for (const page of pages) {
    if (page.meta.ogImage) continue
    const { title } = page.meta
    const cachedFile = join(
      cache,
      `${hash(`${design}\n${title}`).toString('hex').slice(0, 24)}.png`,
    )
    if (existsSync(cachedFile)) count.cached++
    else {
      type ??= await createOutliner()
      const unknown = type.missing(title)
      if (unknown !== undefined) {
        const source = readFileSync(join(root, page.file), 'utf8')
        const message =
          `The site's type has no '${unknown}', so the card for shared links cannot be ` +
          'drawn: write the title without it or name a picture of your own as ogImage'
        problems.push({
          file: page.file,
          ...placeOf(source, Math.max(0, source.indexOf(title))),
          message,
        })
        continue
      }
      // Written under a temporary name first: a parallel build must not read half a picture.
      await render(cardSvg(title, type)).toFile(`${cachedFile}.${process.pid}`)
      renameSync(`${cachedFile}.${process.pid}`, cachedFile)
      count.drawn++
    }
    const target = join(out, new URL(shareImageOf(page.meta, page.path)).pathname)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(cachedFile, target)
  }
  if (problems.length > 0) throw new ContentError(problems)
  return count
}
