import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { graphemes } from '../../data/graphemes.ts'

const require = createRequire(import.meta.url)
const range = (from: number, to: number) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const joiners = '\u200c\u200d'
/**
 * What cards can set, by font and subset: the western and central European letters, the punctuation
 * of prose and the rupee in the site's own type, names in Devanagari and Bengali in Noto Sans.
 */
const subsets = [
  ['anek-latin', 'latin', `${range(0x20, 0xff)}‐‑–—‘’“”•…←→−`],
  ['anek-latin', 'latin-ext', `${range(0x100, 0x24f)}₹`],
  ['noto-sans-devanagari', 'devanagari', range(0x900, 0x97f) + joiners],
  ['noto-sans-bengali', 'bengali', `${range(0x980, 0x9ff)}।॥${joiners}`],
] as const

/** The packages that the fonts come from. */
export const fontPackages = [...new Set(subsets.map(([name]) => `@fontsource-variable/${name}`))]

interface Shaped {
  width: number
  svg: string
}

/** Sets text as outlines in the site's heading type, so that drawing it needs no installed font. */
export interface Outliner {
  /** Width in pixels of one line at a font size. */
  width(text: string, size: number): number
  /** The line as SVG, its baseline starting at x, y. */
  draw(text: string, size: number, x: number, y: number, fill: string): string
  /** The first character that the font lacks; undefined where it has them all. */
  missing(text: string): string | undefined
}

async function fontOf([name, subset, text]: (typeof subsets)[number]): Promise<Font> {
  const file = `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`
  const data = await subsetFont(await readFile(require.resolve(file)), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 600 },
  })
  return new Font(new Face(new Blob(new Uint8Array(data))))
}

const round = (value: number) => Math.round(value * 10) / 10

export async function createOutliner(): Promise<Outliner> {
  const fonts = await Promise.all(subsets.map(fontOf))
  const [main] = fonts as [Font]
  const { upem } = main.face
  const fontFor = (grapheme: string) =>
    fonts.find((font) =>
      [...grapheme].every((character) => font.nominalGlyph(character.codePointAt(0) ?? 0)),
    )
  /** The parts of a word that one font has: shaped together, letters are kerned and joined. */
  const runsOf = (word: string) => {
    const runs: { text: string; font: Font }[] = []
    for (const text of graphemes(word)) {
      const font = fontFor(text) ?? main
      const last = runs.at(-1)
      if (last?.font === font) last.text += text
      else runs.push({ text, font })
    }
    return runs
  }

  const shaped = new Map<string, Shaped>()
  /** One word in units of the main font. */
  const shapeWord = (word: string): Shaped => {
    const known = shaped.get(word)
    if (known) return known
    let width = 0
    let svg = ''
    for (const run of runsOf(word)) {
      const scale = upem / run.font.face.upem
      const buffer = new ShapingBuffer()
      buffer.addText(run.text)
      buffer.guessSegmentProperties()
      shape(run.font, buffer)
      const positions = buffer.getGlyphPositions()
      buffer.getGlyphInfos().forEach(({ codepoint: glyph }, index) => {
        const position = positions[index]
        const path = run.font.glyphToPath(glyph)
        if (path)
          svg +=
            `<path transform="translate(${width + (position?.xOffset ?? 0) * scale} ` +
            `${(position?.yOffset ?? 0) * scale}) scale(${scale})" d="${path}"/>`
        width += (position?.xAdvance ?? 0) * scale
      })
    }
    const result = { width, svg }
    shaped.set(word, result)
    return result
  }
  const words = (text: string) => text.split(' ').map(shapeWord)
  const space = shapeWord(' ').width

  return {
    width: (text, size) =>
      (words(text).reduce((sum, word) => sum + word.width + space, -space) * size) / upem,
    draw(text, size, x, y, fill) {
      let offset = 0
      const parts = words(text).map(({ width, svg }) => {
        const part = svg && `<g transform="translate(${offset} 0)">${svg}</g>`
        offset += width + space
        return part
      })
      return (
        `<g fill="${fill}" transform="translate(${round(x)} ${round(y)}) ` +
        `scale(${size / upem} ${-size / upem})">${parts.join('')}</g>`
      )
    },
    missing: (text) => graphemes(text).find((grapheme) => !fontFor(grapheme)),
  }
}
