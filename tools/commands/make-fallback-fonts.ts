import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { glyphs } from '#ssg/document/fonts.ts'
import { textOf } from '#ssg/document/page-contents.ts'
import { readSiteRecord } from '#ssg/outputs/site-record.ts'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { readTable } from '#ssg/settings/yaml-table.ts'
import { installOnce } from '#tools/processes.ts'
import { root } from '#tools/root.ts'

/** Packages that only this command needs; it installs them in .cache/. */
const fontPackages = [
  'fontkit@2.0.4',
  '@fontsource/anek-latin@5.3.0',
  '@fontsource/arimo@5.3.0',
  '@fontsource/roboto@5.3.0',
  '@fontsource/source-sans-3@5.3.0',
]

/** The parts of fontkit's font that are used here; lengths are in font units. */
interface Font {
  unitsPerEm: number
  layout(text: string): { advanceWidth: number }
}

/** An entry of ssg/fonts/fallback-fonts.yaml, where its fields are explained. */
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

/** Letters that share a size-adjust factor, since their own factors are nearly the same. */
interface LetterGroup {
  letters: string[]
  /** Total width of these letters in all texts of the site, in em, in the site's font. */
  siteWidth: number
  /** Total width of these letters in the system font, in em. */
  systemWidth: number
}

/** The size-adjust factor of a group. */
const factorOf = ({ siteWidth, systemWidth }: LetterGroup) =>
  siteWidth / systemWidth

/** The squared error of the widths if two groups share one factor. */
function lossOf(lower: LetterGroup, higher: LetterGroup): number {
  const sharedFactor =
    (lower.siteWidth + higher.siteWidth) /
    (lower.systemWidth + higher.systemWidth)
  const lossIn = (group: LetterGroup) =>
    group.systemWidth * (factorOf(group) - sharedFactor) ** 2
  return lossIn(lower) + lossIn(higher)
}

/** Sorts groups by factor, then joins the neighbours with the least loss until `count` are left. */
function joinGroups(
  letterGroups: readonly LetterGroup[],
  count: number,
): LetterGroup[] {
  const groups = [...letterGroups].sort((a, b) => factorOf(a) - factorOf(b))
  while (groups.length > count) {
    const losses = groups.slice(1).map((group, index) => {
      const lowerGroup = groups[index]
      return lowerGroup ? lossOf(lowerGroup, group) : 0
    })
    const bestIndex = losses.indexOf(Math.min(...losses))
    const [lower, higher] = groups.slice(bestIndex, bestIndex + 2)
    if (!lower || !higher) break
    const joinedGroup = {
      letters: [...lower.letters, ...higher.letters],
      siteWidth: lower.siteWidth + higher.siteWidth,
      systemWidth: lower.systemWidth + higher.systemWidth,
    }
    groups.splice(bestIndex, 2, joinedGroup)
  }
  return groups
}

/** Letters as a CSS `unicode-range`. */
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

/** The text of all built pages, without characters that are not in the site's fonts. */
function textOfSite(): string {
  const buildFolder = join(root, 'dist')
  const texts = Object.keys(readSiteRecord(buildFolder)).map((path) => {
    const html = readFileSync(join(buildFolder, fileOfRoute(path)), 'utf8')
    const bodies = DomUtils.getElementsByTagName('body', parseDocument(html))
    return bodies.map(textOf).join()
  })
  const letters = [...texts.join(' ').replace(/\s+/g, ' ')]
  return letters.filter((letter) => glyphs.includes(letter)).join('')
}

/** Share of the text up to which a letter is rare and gets no factor of its own. */
const RARE_SHARE = 0.0007

/** A group for each letter that is not rare in a text, with its total width in both fonts. */
function measureLetters(
  siteFont: Font,
  systemFont: Font,
  text: string,
): LetterGroup[] {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const widthIn = (font: Font, letter: string) =>
    font.layout(letter).advanceWidth / font.unitsPerEm
  return [...counts]
    .filter(([, count]) => count > text.length * RARE_SHARE)
    .map(([letter, count]) => ({
      letters: [letter],
      siteWidth: widthIn(siteFont, letter) * count,
      systemWidth: widthIn(systemFont, letter) * count,
    }))
}

/**
 * A fallback's @font-face rules, one for each group of letters. The rule of the group that takes up
 * most of the texts also applies to letters in no group.
 */
function rulesOf(
  { own, other, factors }: Fallback,
  letterGroups: readonly LetterGroup[],
): string {
  const groups = joinGroups(letterGroups, factors).sort(
    (a, b) => b.siteWidth - a.siteWidth,
  )
  const rules = groups.map((group, index) => {
    const factor = factorOf(group)
    const declarations = [
      `font-family: "${own.family} ${other.system}"`,
      `font-weight: ${other.weight}`,
      `src: ${other.local.map((name) => `local("${name}")`).join(', ')}`,
      `size-adjust: ${(factor * 100).toFixed(1)}%`,
    ]
    if (index === 0 || group.letters.includes(' '))
      for (const metric of ['ascent', 'descent'] as const)
        declarations.push(
          `${metric}-override: ${Math.round((own[metric] * 100) / factor)}%`,
        )
    if (index > 0) declarations.push(`unicode-range: ${rangeOf(group.letters)}`)
    return `@font-face {\n  ${declarations.join(';\n  ')};\n}`
  })
  return rules.join('\n')
}

const headComment = `/*
 * System fonts, adjusted to the widths of the site's fonts. They are shown until the site's fonts
 * have loaded, so that no text moves then. Made by \`node tools/run.mjs make-fallback-fonts\`.
 */
`

/**
 * Writes ssg/fonts/fallback-fonts.css from the fonts and the built pages. With one size-adjust
 * factor for the whole font, words are 1.5 % too wide or too narrow, mostly because of the space,
 * which is a third wider in Arial. So each group of letters that differ by similar factors gets its
 * own factor (CSS Fonts 4, size-adjust).
 */
export async function main(): Promise<void> {
  const folder = await installOnce(
    join(root, '.cache/make-fallback-fonts'),
    ...fontPackages,
  )
  const require = createRequire(join(folder, 'package.json'))
  const fontkit: { create(data: Buffer): Font } = require('fontkit')
  const readFontFile = (name: string, weight: number) => {
    const file = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`
    return fontkit.create(readFileSync(require.resolve(file)))
  }
  const text = textOfSite()
  const fontFolder = join(root, 'ssg/fonts')
  const fallbacks: Fallback[] = readTable(fontFolder, 'fallback-fonts')
  const rules = fallbacks.map((fallback) => {
    const { own, other } = fallback
    const siteFont = readFontFile(own.name, other.weight)
    const systemFont = readFontFile(other.name, other.fileWeight)
    return rulesOf(fallback, measureLetters(siteFont, systemFont, text))
  })
  const css = `${headComment}${rules.join('\n')}\n`
  writeFileSync(join(fontFolder, 'fallback-fonts.css'), css)
}
