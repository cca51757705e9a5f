import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { glyphs } from '#ssg/document/fonts.ts'
import { textOf } from '#ssg/document/page-contents.ts'
import { builtPagesIn } from '#ssg/routes/built-pages.ts'
import { readTable } from '#ssg/settings/table.ts'
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

/** A row of ssg/fonts/fallback-fonts.yaml, which explains it. */
interface Fallback {
  own: { family: string; name: string; ascent: number; descent: number }
  other: {
    system: string
    weight: number
    local: string[]
    name: string
    fileWeight: number
  }
  factors: number
}

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
  const texts = builtPagesIn(built).map(({ file }) => {
    const document = parseDocument(readFileSync(join(built, file), 'utf8'))
    return DomUtils.getElementsByTagName('body', document).map(textOf).join()
  })
  const letters = [...texts.join(' ').replace(/\s+/g, ' ')]
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
  { own, other, factors }: Fallback,
  letters: readonly LetterGroup[],
): string {
  const groups = grouped(letters, factors).sort((a, b) => b.own - a.own)
  const rules = groups.map((group, index) => {
    const factor = factorOf(group)
    const declarations = [
      `font-family: "${own.family} ${other.system}"`,
      `font-weight: ${other.weight}`,
      `src: ${other.local.map((name) => `local("${name}")`).join(', ')}`,
      `size-adjust: ${(factor * 100).toFixed(1)}%`,
    ]
    if (index === 0 || group.letters.includes(' '))
      for (const line of ['ascent', 'descent'] as const)
        declarations.push(
          `${line}-override: ${Math.round((own[line] * 100) / factor)}%`,
        )
    if (index > 0) declarations.push(`unicode-range: ${rangeOf(group.letters)}`)
    return `@font-face {\n  ${declarations.join(';\n  ')};\n}`
  })
  return rules.join('\n')
}

const head = `/*
 * System fonts, adjusted to the widths of the site's fonts, for the time until these have loaded:
 * so no text moves then. Made by \`node tools/run.mjs make-fallback-fonts\`.
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
  const fonts = join(root, 'ssg/fonts')
  const fallbacks: Fallback[] = readTable(fonts, 'fallback-fonts')
  const rules = fallbacks.map((fallback) => {
    const { own, other } = fallback
    const font = read(own.name, other.weight)
    const system = read(other.name, other.fileWeight)
    return rulesOf(fallback, measured(font, system, text))
  })
  const css = `${head}${rules.join('\n')}\n`
  writeFileSync(join(fonts, 'fallback-fonts.css'), css)
}
