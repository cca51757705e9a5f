/** A font of ours with its ascent and descent, in em. */
const anek = { font: 'Anek Latin', metrics: [0.9, 0.2] }
const source = { font: 'Source Sans 3', metrics: [1.024, 0.4] }

/** System fonts by the end of their family's name (styles/tokens.css), and their full names. */
const arial = {
  system: 'Arial',
  weight: 400,
  local: ['Arial', 'Liberation Sans'],
}
const arialBold = {
  system: 'Arial',
  weight: 600,
  local: ['Arial Bold', 'Liberation Sans Bold'],
}
const roboto = {
  system: 'Roboto',
  weight: 400,
  local: ['Roboto', 'Roboto-Regular'],
}
const robotoBold = { system: 'Roboto', weight: 600, local: ['Roboto Bold'] }
const robotoRegular = { ...roboto, system: 'Roboto Regular' }

/** A system font that has the line metrics and widths of one of ours until that has come. */
type Fallback = typeof anek &
  typeof arial & {
    /** Factor of all letters, and of those that need another one, in per cent. */
    sizes: readonly (readonly [percent: number, range?: string])[]
  }

const space = 'U+20'
const capitals = 'U+41-5A'

/** Letters that are wide or narrow in a system font, beside those of ours. */
const wideInArial = `${capitals}, U+67, U+69, U+6C, U+6F`
const widerInArial =
  'U+21, U+2C, U+2E, U+43-47, U+4A-4C, U+4F-53, U+63, U+73, U+2019'
const narrowInArial = 'U+2D, U+30-39, U+66, U+72, U+74, U+77'
const wideInBold = 'U+63, U+67, U+73, U+78'
const narrowInBold = 'U+66, U+69-6D, U+72, U+74, U+77'
const wideInRoboto = `${capitals}, U+63, U+67, U+69, U+6C, U+73, U+7A`
const wideInRegular = `${capitals}, U+61, U+63, U+67, U+6F, U+73`

/**
 * One factor for a whole font leaves words 4 % off, mostly by the space, a third wider in Arial. So
 * a fallback has one factor for the space and one for each group of letters that differ alike: the
 * factors with which the site's own texts have the widths they have in our font. A later group
 * wins. One heading of two hundred then takes a line more or less in its own font.
 *
 * System fonts: Arial for Windows, macOS and iOS (Liberation Sans and Arimo have its widths);
 * Roboto for Android, without a bold file since version 12. Bold has its own faces, since Firefox
 * emboldens a regular one by a single pixel.
 */
const fallbacks: readonly Fallback[] = [
  {
    ...anek,
    ...arialBold,
    sizes: [
      [91.5],
      [75, space],
      [87.7, wideInArial],
      [83.3, widerInArial],
      [104.1, narrowInArial],
    ],
  },
  {
    ...anek,
    ...robotoBold,
    sizes: [
      [96.8],
      [86, space],
      [91.4, wideInRoboto],
      [106, 'U+72, U+74, U+77'],
    ],
  },
  {
    ...anek,
    ...robotoRegular,
    sizes: [
      [99],
      [89, space],
      [92.8, wideInRegular],
      [110, 'U+2D, U+72, U+74'],
    ],
  },
  {
    ...source,
    ...arial,
    sizes: [
      [98.2],
      [72, space],
      [83.5, capitals],
      [
        89.3,
        'U+2C, U+2E, U+30-3B, U+61, U+63, U+65, U+67, U+73, U+76, U+78-7A',
      ],
      [110, 'U+66, U+69, U+6A, U+6C, U+72, U+74'],
    ],
  },
  {
    ...source,
    ...arialBold,
    sizes: [
      [91.5],
      [71.7, space],
      [83.8, capitals],
      [78.9, wideInBold],
      [96.3, narrowInBold],
    ],
  },
  { ...source, ...roboto, sizes: [[94.7], [81.8, space]] },
  { ...source, ...robotoBold, sizes: [[94.2], [84.1, space]] },
  { ...source, ...robotoRegular, sizes: [[95.5]] },
]

/** The rules of the fallback families. */
export const fallbackCss = () =>
  fallbacks
    .flatMap(({ font, metrics, system, weight, local, sizes }) =>
      sizes.map(([size, range]) => {
        const [ascent, descent] = metrics.map((em) =>
          Math.round((em * 10_000) / size),
        )
        // Line metrics are needed where the space is and where all other letters are.
        const hasMetrics = !range || range === space
        return `@font-face {
          font-family: "${font} ${system}";
          font-weight: ${weight};
          src: ${local.map((name) => `local("${name}")`).join()};
          size-adjust: ${size}%;
          ${hasMetrics ? `ascent-override: ${ascent}%; descent-override: ${descent}%;` : ''}
          ${range ? `unicode-range: ${range};` : ''}
        }`
      }),
    )
    .join('')
