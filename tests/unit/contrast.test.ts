import { readFileSync } from 'node:fs'
import { type ChildNode, parse } from 'postcss'
import { describe, expect, test } from 'vitest'

type Colours = Record<string, string>

/** The colours of both schemes, and of the band, which is dark in both. */
function readColours() {
  const [dark, light, band]: [Colours, Colours, Colours] = [{}, {}, {}]
  const read = (node: ChildNode, sheets: readonly Colours[]) => {
    if (node.type === 'atrule') for (const child of node.nodes ?? []) read(child, [light])
    if (node.type !== 'rule') return
    const own = node.selector === '.band-ink' ? [band] : sheets
    node.walkDecls(({ prop, value }) => {
      for (const sheet of own) sheet[prop === 'background' ? '--paper' : prop] = value
    })
  }
  for (const node of parse(readFileSync('components/styles/tokens.css', 'utf8')).nodes)
    read(node, [dark, band])
  return { dark, light: { ...dark, ...light }, band }
}

/** Relative luminance of a colour such as '#12312c' or '#fff' (WCAG 2, 'relative luminance'). */
function luminance(colour = '') {
  const hex = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one?: string, other?: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe.each(Object.entries(readColours()))('in the colours of %s', (_scheme, colours) => {
  test.each([
    ['text is readable', 4.5, ['--ink', '--muted', '--danger', '--chat']], // WCAG 1.4.3
    ['stars, focus rings and fields stand out', 3, ['--focus', '--control']], // WCAG 1.4.11
  ])('%s', (_, least, names) => {
    for (const name of names)
      for (const ground of ['--paper', '--surface'])
        expect(contrast(colours[name], colours[ground]), name).toBeGreaterThanOrEqual(least)
  })
})
