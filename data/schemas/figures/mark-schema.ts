import * as v from 'valibot'
import { text } from '../text.ts'
import { common, kindOf, list, number } from './fields.ts'

/** Red, green and blue of a colour such as #12312c, 0 to 1. */
const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
/** Relative luminance of a colour, 0 to 1 (WCAG 2.2). */
const luminanceOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const hex = (name: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.regex(
      /^#[0-9a-f]{6}$/,
      (issue) => `${name} must be a colour such as '#12312c' in quotes, not '${issue.input}'`,
    ),
  )

/**
 * A mark with its construction, the sizes it holds at, and its palette with the contrast of each
 * pair.
 */
export const MarkSchema = v.strictObject({
  kind: kindOf('mark'),
  ...common,
  apart: v.pipe(
    number('apart', 2, 18),
    v.description(
      'The distance between the centres of the two circles of the mark, in tenths of their radius.',
    ),
  ),
  sizes: list(
    'sizes',
    number('A size', 12, 96),
    2,
    4,
    'Sizes in pixels at which the mark is shown.',
  ),
  colours: list(
    'colours',
    v.pipe(
      v.strictObject({
        name: v.pipe(text('name', 3, 30), v.description('The name of the colour.')),
        hex: v.pipe(hex('hex'), v.description("The colour, such as '#12312c' in quotes.")),
        ink: v.pipe(
          hex('ink'),
          v.description('The colour of text on it, with a contrast of 4.5 or more.'),
        ),
        use: v.pipe(text('use', 3, 60), v.description('Where it is used.')),
      }),
      v.check(
        (colour) => contrastOf(colour.hex, colour.ink) >= 4.5,
        (issue) =>
          `Text of ${issue.input.ink} on ${issue.input.hex} has a contrast of ` +
          `${contrastOf(issue.input.hex, issue.input.ink).toFixed(1)}: ` +
          'choose a pair with 4.5 or more',
      ),
    ),
    2,
    5,
    'The palette, two to five colours.',
  ),
})
