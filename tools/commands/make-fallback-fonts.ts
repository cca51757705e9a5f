import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { glyphs } from '#ssg/document/fonts.ts'
import { builtPagesIn } from '#ssg/routes/built-pages.ts'
import { UserError } from '#ssg/settings/user-error.ts'
import { installOnce } from '#tools/processes.ts'
import { root } from '#tools/root.ts'

/** Only this command needs them, so it installs them below .cache/. */
const measuredPackages = [
  'fontkit@2.0.4',
  '@fontsource/anek-latin@5.3.0',
  '@fontsource/arimo@5.3.0',
  '@fontsource/roboto@5.3.0',
  '@fontsource/source-sans-3@5.3.0',
]

/** What is used of fontkit: lengths are in units of the font. */
interface Font {
  unitsPerEm: number
  layout(text: string): { advanceWidth: number }
}

/** A font of the site, its package, and its ascent and descent in em. */
const anek = { family: 'Anek Latin', name: 'anek-latin', lines: [0.9, 0.2] }
const source = {
  family: 'Source Sans 3',
  name: 'source-sans-3',
  lines: [1.024, 0.4],
}

/**
 * System fonts by the end of their family's name (styles/tokens.css), their full names, and the
 * package and weight with the same widths: Arial for Windows, macOS and iOS, Roboto for Android,
 * which has no bold file since version 12. Bold has its own faces, since Firefox emboldens a
 * regular one by a single pixel.
 */
const arial = {
  system: 'Arial',
  weight: 400,
  local: ['Arial', 'Liberation Sans'],
  name: 'arimo',
  fileWeight: 400,
}
const arialBold = {
  system: 'Arial',
  weight: 600,
  local: ['Arial Bold', 'Liberation Sans Bold'],
  name: 'arimo',
  fileWeight: 700,
}
const roboto = {
  system: 'Roboto',
  weight: 400,
  local: ['Roboto', 'Roboto-Regular'],
  name: 'roboto',
  fileWeight: 400,
}
const robotoBold = {
  system: 'Roboto',
  weight: 600,
  local: ['Roboto Bold'],
  name: 'roboto',
  fileWeight: 700,
}
const robotoRegular = { ...roboto, system: 'Roboto Regular', weight: 600 }

/** Each font of the site with its fallback, and how many factors that has. */
const fallbacks = [
  { own: anek, other: arialBold, factors: 5 },
  { own: anek, other: robotoBold, factors: 2 },
  { own: anek, other: robotoRegular, factors: 3 },
  { own: source, other: arial, factors: 4 },
  { own: source, other: arialBold, factors: 3 },
  { own: source, other: roboto, factors: 2 },
  { own: source, other: robotoBold, factors: 1 },
  { own: source, other: robotoRegular, factors: 1 },
]

/** Letters with nearly the same factor. */
interface LetterGroup {
  letters: string[]
  /** The letters' widths in the site's own texts, in em: in the site's font and in the other. */
  own: number
  other: number
}

const factorOf = ({ own, other }: LetterGroup) => own / other

/** The squared error of widths if two groups share a factor. */
function lossOf(a: LetterGroup, b: LetterGroup): number {
  const shared = (a.own + b.own) / (a.other + b.other)
  const lossIn = (group: LetterGroup) =>
    group.other * (factorOf(group) - shared) ** 2
  return lossIn(a) + lossIn(b)
}

/** Joins the neighbours that lose least by one factor until there are `most` groups. */
function grouped(letters: readonly LetterGroup[], most: number): LetterGroup[] {
  const groups = [...letters].sort((a, b) => factorOf(a) - factorOf(b))
  while (groups.length > most) {
    const losses = groups.slice(1).map((group, at) => {
      const before = groups[at]
      return before ? lossOf(before, group) : 0
    })
    const at = losses.indexOf(Math.min(...losses))
    const [a, b] = groups.slice(at, at + 2)
    if (!a || !b) break
    const joined = {
      letters: [...a.letters, ...b.letters],
      own: a.own + b.own,
      other: a.other + b.other,
    }
    groups.splice(at, 2, joined)
  }
  return groups
}

/** Letters as a `unicode-range`, neighbours as one range. */
function rangeOf(letters: readonly string[]): string {
  const codes = letters
    .map((letter) => letter.charCodeAt(0))
    .sort((a, b) => a - b)
  const starts = codes.filter((code) => !codes.includes(code - 1))
  return starts
    .map((start) => {
      let end = start
      while (codes.includes(end + 1)) end++
      const from = start.toString(16)
      return `U+${start === end ? from : `${from}-${end.toString(16)}`}`
    })
    .join(', ')
}

/** The texts of the built pages, in the letters of the site's fonts. */
function textOfSite(): string {
  const built = join(root, 'dist')
  if (!existsSync(built))
    throw new UserError('dist is missing: run npm run build first')
  const pages = builtPagesIn(built).map(({ file }) => {
    const html = readFileSync(join(built, file), 'utf8')
    return html
      .slice(html.indexOf('<body'))
      .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]*>/g, ' ')
  })
  const letters = [...pages.join(' ').replace(/\s+/g, ' ')]
  return letters.filter((letter) => glyphs.includes(letter)).join('')
}

/** The share of a text below which a letter's own width does not matter. */
const RARE = 0.0007

/** The letters of a text that are not rare, with the width of all of each in both fonts. */
function measured(own: Font, other: Font, text: string): LetterGroup[] {
  const times = new Map<string, number>()
  for (const letter of text) times.set(letter, (times.get(letter) ?? 0) + 1)
  const widthIn = (font: Font, letter: string) =>
    font.layout(letter).advanceWidth / font.unitsPerEm
  return [...times]
    .filter(([, each]) => each > text.length * RARE)
    .map(([letter, each]) => ({
      letters: [letter],
      own: widthIn(own, letter) * each,
      other: widthIn(other, letter) * each,
    }))
}

/** The rules of a fallback: one for each factor, the widest group's for all other letters. */
function rulesOf(
  { own, other, factors }: (typeof fallbacks)[number],
  letters: readonly LetterGroup[],
): string {
  const groups = grouped(letters, factors).sort((a, b) => b.own - a.own)
  const rules = groups.map((group, index) => {
    const factor = factorOf(group)
    const lines = own.lines.map((em) => Math.round((em * 100) / factor))
    const hasLines = index === 0 || group.letters.includes(' ')
    return [
      '@font-face {',
      `  font-family: "${own.family} ${other.system}";`,
      `  font-weight: ${other.weight};`,
      `  src: ${other.local.map((name) => `local("${name}")`).join(', ')};`,
      `  size-adjust: ${(factor * 100).toFixed(1)}%;`,
      ...(hasLines ? [`  ascent-override: ${lines[0]}%;`] : []),
      ...(hasLines ? [`  descent-override: ${lines[1]}%;`] : []),
      ...(index > 0 ? [`  unicode-range: ${rangeOf(group.letters)};`] : []),
      '}',
    ].join('\n')
  })
  return rules.join('\n')
}

const head = `/*
 * System fonts with the widths of the site's own until these have come, so that nothing moves.
 * Made by \`node tools/run.mjs make-fallback-fonts\`, which says how.
 */
`

/**
 * Writes ssg/fonts/fallback-fonts.css from the fonts and the built pages. One factor for a whole
 * font leaves words 1.5 % off, mostly by the space, a third wider in Arial; so letters that differ
 * alike have one of their own (CSS Fonts 4, size-adjust).
 */
export async function main(): Promise<void> {
  const folder = await installOnce(
    join(root, '.cache/make-fallback-fonts'),
    ...measuredPackages,
  )
  const require = createRequire(join(folder, 'package.json'))
  const fontkit: { create(data: Buffer): Font } = require('fontkit')
  const read = (name: string, weight: number) => {
    const file = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`
    return fontkit.create(readFileSync(require.resolve(file)))
  }
  const text = textOfSite()
  const rules = fallbacks.map((fallback) => {
    const { own, other } = fallback
    const font = read(own.name, other.weight)
    const system = read(other.name, other.fileWeight)
    return rulesOf(fallback, measured(font, system, text))
  })
  writeFileSync(
    join(root, 'ssg/fonts/fallback-fonts.css'),
    `${head}${rules.join('\n')}\n`,
  )
}
