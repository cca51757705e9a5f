import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const file = (subset: string) =>
  require.resolve(`@fontsource-variable/anek-latin/files/anek-latin-${subset}-wght-normal.woff2`)

const range = (from: number, to: number) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
/**
 * Characters that the site's fonts cover: western and central European letters, punctuation, the
 * rupee.
 */
const subsets = {
  latin: `${range(0x20, 0xff)}‐‑–—‘’“”•…←→−`,
  'latin-ext': `${range(0x100, 0x24f)}₹`,
} as const

interface Shaped {
  width: number
  svg: string
}

/** Converts text in the heading font to outlines, so that drawing it needs no installed font. */
export interface Outliner {
  /** Width in pixels of one line at a font size. */
  width(text: string, size: number): number
  /** The line as SVG, its baseline starting at x, y. */
  draw(text: string, size: number, x: number, y: number, fill: string): string
  /** The first character that the font lacks; undefined where it has them all. */
  missing(text: string): string | undefined
}

async function fontOf(subset: string, text: string): Promise<Font> {
  const data = await subsetFont(await readFile(file(subset)), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 600 },
  })
  return new Font(new Face(new Blob(new Uint8Array(data))))
}

const round = (value: number) => Math.round(value * 10) / 10

export async function createOutliner(): Promise<Outliner> {
  const fonts = [
    await fontOf('latin', subsets.latin),
    await fontOf('latin-ext', subsets['latin-ext']),
  ]
  const [main] = fonts as [Font]
  const { upem } = main.face
  const fontFor = (character: string) =>
    fonts.find((font) => font.nominalGlyph(character.codePointAt(0) ?? 0))

  const shaped = new Map<string, Shaped>()
  /** One word in font units, shaped as a whole for kerning. */
  const shapeWord = (word: string): Shaped => {
    const known = shaped.get(word)
    if (known) return known
    const font = [...word].every((character) => main.nominalGlyph(character.codePointAt(0) ?? 0))
      ? main
      : undefined
    const runs = font
      ? [{ text: word, font }]
      : [...word].map((text) => ({ text, font: fontFor(text) ?? main }))
    let width = 0
    let svg = ''
    for (const run of runs) {
      const buffer = new ShapingBuffer()
      buffer.addText(run.text)
      buffer.guessSegmentProperties()
      shape(run.font, buffer)
      const positions = buffer.getGlyphPositions()
      buffer.getGlyphInfos().forEach(({ codepoint: glyph }, index) => {
        const position = positions[index]
        const path = run.font.glyphToPath(glyph)
        if (path)
          svg += `<path transform="translate(${width + (position?.xOffset ?? 0)} ${position?.yOffset ?? 0})" d="${path}"/>`
        width += position?.xAdvance ?? 0
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
      return `<g fill="${fill}" transform="translate(${round(x)} ${round(y)}) scale(${size / upem} ${-size / upem})">${parts.join('')}</g>`
    },
    missing: (text) => [...text].find((character) => !fontFor(character)),
  }
}
