import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { type ChildNode, parse } from 'postcss'
import { describe, expect, test } from 'vitest'

type Colours = Record<string, string>

/**
 * The colours of the dark and the light scheme, and of the band (.band-ink) in each of them. Text
 * on the band has the dark scheme's colours in both.
 */
function readColours() {
  const [dark, light]: [Colours, Colours] = [{}, {}]
  const read = (node: ChildNode, colours: Colours) => {
    if (node.type === 'atrule')
      for (const child of node.nodes ?? []) read(child, light)
    if (node.type !== 'rule' || node.selector === '.band-ink') return
    node.walkDecls(({ prop, value }) => {
      colours[prop] = value
    })
  }
  for (const node of parse(readFileSync('components/styles/tokens.css', 'utf8'))
    .nodes)
    read(node, dark)
  const bandOf = ({ '--band': background = '' }: Colours): Colours => ({
    ...dark,
    '--paper': background,
  })
  return {
    'the dark scheme': dark,
    'the light scheme': { ...dark, ...light },
    'a dark band (.band-ink) of the dark scheme': bandOf(dark),
    'a dark band (.band-ink) of the light scheme': bandOf(light),
  }
}

/** Functions with which axe measures contrast; axe's types lack them. */
const { Color, getContrast } = Reflect.get(axe.commons, 'color')
const colour = (text = '') => new Color().parseString(text)

describe.each(Object.entries(readColours()))('in %s', (_scheme, colours) => {
  test.each([
    ['text', 4.5, ['--ink', '--muted', '--danger', '--chat']], // WCAG 1.4.3
    ['stars, focus rings and edges of fields', 3, ['--focus', '--control']], // WCAG 1.4.11
  ])(
    'the contrast of %s with the background is at least %d : 1',
    (_, least, names) => {
      for (const name of names)
        for (const background of ['--paper', '--surface']) {
          const contrast = getContrast(
            colour(colours[name]),
            colour(colours[background]),
          )
          expect(contrast, name).toBeGreaterThanOrEqual(least)
        }
    },
  )
})
