import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import arimoBold from '@capsizecss/metrics/arimo/700'
import notoSans from '@capsizecss/metrics/notoSans'
import notoSansBold from '@capsizecss/metrics/notoSans/700'
import roboto from '@capsizecss/metrics/roboto'
import robotoBold from '@capsizecss/metrics/roboto/700'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/**
 * Every glyph that the site's own text uses, checked against the built pages by a test. Names in
 * other scripts use system fonts.
 */
export const glyphs =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '\u00a0\u00b7\u00d7\u00e9\u00a9\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026' +
  '\u2190\u2192\u2212'
const rupee = '\u20b9'

type FontMetrics = Parameters<typeof createFontStack>[0][number]

/** A fallback face: a system font, by its full or PostScript names. */
interface Fallback {
  /** Declared weight; 400 for 600 lets the browser embolden a font that has no bold face. */
  weight: 400 | 600
  /** Weight of the own font whose metrics it matches. */
  standsFor: 400 | 600
  local: readonly string[]
  metrics: FontMetrics
}

const regular = (metrics: FontMetrics, ...local: string[]): Fallback => ({
  weight: 400,
  standsFor: 400,
  local,
  metrics,
})
/** A separate face, since Firefox emboldens a regular one by a single pixel. */
const bold = (metrics: FontMetrics, ...local: string[]): Fallback => ({
  weight: 600,
  standsFor: 600,
  local,
  metrics,
})

/**
 * Metrics of version 2.37, read by @capsizecss/unpack; the capsize collection lacks these fonts.
 */
const dejaVu = {
  familyName: 'DejaVu Sans',
  ascent: 1901,
  descent: -483,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 1041,
}
const dejaVuBold = { ...dejaVu, xWidthAvg: 1176 }

/**
 * System fonts, a fallback family for each, since the metrics of a rule fit one font only; the next
 * family applies where the local font is missing. Windows, macOS and iOS have Arial; Liberation
 * Sans and Arimo share its widths, and Arimo's bold metrics serve both. Android has Roboto only,
 * without a bold file since version 12, when the font became variable.
 */
export const systemFonts: readonly { name: string; faces: readonly Fallback[] }[] = [
  {
    name: 'Arial',
    faces: [
      regular(arial, 'Arial', 'Liberation Sans'),
      bold(arimoBold, 'Arial Bold', 'Liberation Sans Bold'),
    ],
  },
  {
    name: 'Roboto',
    faces: [regular(roboto, 'Roboto', 'Roboto-Regular'), bold(robotoBold, 'Roboto Bold')],
  },
  {
    name: 'Roboto Regular',
    faces: [{ ...regular(roboto, 'Roboto', 'Roboto-Regular'), standsFor: 600 }],
  },
  {
    name: 'Noto Sans',
    faces: [regular(notoSans, 'NotoSans-Regular'), bold(notoSansBold, 'NotoSans-Bold')],
  },
  {
    name: 'DejaVu Sans',
    faces: [regular(dejaVu, 'DejaVu Sans'), bold(dejaVuBold, 'DejaVu Sans Bold')],
  },
]

interface Family {
  name: string
  package: string
  axes: { wght: number | { min: number; max: number } }
  weight: string
  /** Weights that the site's text uses. */
  weights: readonly (400 | 600)[]
}

/**
 * OpenType features that the site's text uses: kerning and ligatures, the browsers' default, and
 * tabular figures for prices. Others, such as fractions, would add glyphs to the file.
 */
const keepFeatures = ['kern', 'liga', 'tnum']

/** Features to keep; a file with a single sign needs none. */
const shapingTables = ['GDEF', 'GPOS', 'GSUB', 'BASE', 'STAT', 'HVAR', 'MVAR']

const families: readonly Family[] = [
  {
    name: 'Anek Latin',
    package: '@fontsource-variable/anek-latin/files/anek-latin',
    axes: { wght: 600 },
    weight: '600',
    weights: [600],
  },
  {
    name: 'Source Sans 3',
    package: '@fontsource-variable/source-sans-3/files/source-sans-3',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    weights: [400, 600],
  },
]

interface FontFile {
  fileName: string
  source: Buffer
  /**
   * The rupee sign has a separate file (it is not in the common Latin subset); only pages that show
   * a price in INR preload it.
   */
  rupee: boolean
}

export interface Fonts {
  css: string
  files: FontFile[]
}

const fileNameOf = (name: string, source: Buffer) =>
  `assets/${name}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.woff2`

/** Cache key of the fonts: a hash of this module and the font packages. */
const recipe = () =>
  createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, 'fonts.ts')))
    .update(readFileSync(join(import.meta.dirname, '../../package-lock.json')))
    .digest('hex')
    .slice(0, 24)

/** The site's fonts, cached by their sources: subsetting takes half a second. */
export async function buildFonts(): Promise<Fonts> {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/fonts')
  const cached = join(folder, `${recipe()}.json`)
  if (existsSync(cached)) {
    const { css, files } = JSON.parse(readFileSync(cached, 'utf8')) as {
      css: string
      files: (Omit<FontFile, 'source'> & { source: string })[]
    }
    return {
      css,
      files: files.map((file) => ({ ...file, source: Buffer.from(file.source, 'base64') })),
    }
  }
  const fonts = await subsetFonts()
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${cached}.${process.pid}`,
    JSON.stringify({
      ...fonts,
      files: fonts.files.map((file) => ({ ...file, source: file.source.toString('base64') })),
    }),
  )
  renameSync(`${cached}.${process.pid}`, cached)
  return fonts
}

/**
 * Subsets the two families to the site's glyphs and computes fallback faces with the same metrics,
 * so that text does not move when a font arrives. `font-display: optional` keeps the fallback for
 * this page view where a font takes more than 100 ms, which rules out a late swap.
 */
async function subsetFonts(): Promise<Fonts> {
  const css: string[] = []
  const files: FontFile[] = []
  for (const family of families) {
    const read = async (subset: string, text: string, dropTables: readonly string[] = []) =>
      subsetFont(
        await readFile(require.resolve(`${family.package}-${subset}-wght-normal.woff2`)),
        text,
        {
          targetFormat: 'woff2',
          keepFeatures,
          dropTables,
          variationAxes: { ...family.axes },
        },
      )
    const slug = family.name.toLowerCase().replaceAll(' ', '-')
    const main = await read('latin', glyphs)
    const extra = await read('latin-ext', rupee, shapingTables)
    for (const [source, isRupee] of [
      [main, false],
      [extra, true],
    ] as const) {
      const fileName = fileNameOf(isRupee ? `${slug}-inr` : slug, source)
      files.push({ fileName, source, rupee: isRupee })
      css.push(
        `@font-face{font-family:"${family.name}";font-weight:${family.weight};` +
          `font-display:optional;src:url(/${fileName}) format("woff2")` +
          `${isRupee ? ';unicode-range:U+20B9' : ''}}`,
      )
    }
    for (const { name, faces } of systemFonts)
      for (const face of faces.filter(({ standsFor }) => family.weights.includes(standsFor))) {
        const ttf = await subsetFont(main, glyphs, {
          targetFormat: 'sfnt',
          ...(typeof family.axes.wght === 'object' && {
            variationAxes: { wght: face.standsFor },
          }),
        })
        css.push(
          `@font-face{font-family:"${family.name} ${name}";font-weight:${face.weight};` +
            `src:${face.local.map((name) => `local("${name}")`).join()};` +
            `${overridesOf(await fromBuffer(ttf), face.metrics)}}`,
        )
      }
  }
  return { css: css.join(''), files }
}

/** Descriptors that give a system font the line metrics and the average width of an own font. */
function overridesOf(own: FontMetrics, system: FontMetrics): string {
  const { fontFaces } = createFontStack([own, system], { fontFaceFormat: 'styleObject' })
  const [face = {}] = (fontFaces as { '@font-face': Record<string, string> }[]).map(
    (rule) => rule['@font-face'],
  )
  return Object.entries({
    'size-adjust': face.sizeAdjust,
    'ascent-override': face.ascentOverride,
    'descent-override': face.descentOverride,
    'line-gap-override': face.lineGapOverride,
  })
    .flatMap(([key, value]) =>
      value ? [`${key}:${Number(Number.parseFloat(value).toFixed(1))}%`] : [],
    )
    .join(';')
}
