/** A font of ours with its ascent and descent, in em. */
const anek = { font: 'Anek Latin', metrics: [0.9, 0.2] }
const source = { font: 'Source Sans 3', metrics: [1.024, 0.4] }

/** System fonts by the end of their family's name (styles/tokens.css), and their full names. */
const arial = { system: 'Arial', weight: 400, local: ['Arial', 'Liberation Sans'] }
const arialBold = { system: 'Arial', weight: 600, local: ['Arial Bold', 'Liberation Sans Bold'] }
const roboto = { system: 'Roboto', weight: 400, local: ['Roboto', 'Roboto-Regular'] }
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

/**
 * One factor for a whole font leaves words 4 % off, mostly by the space, a third wider in Arial. So
 * a fallback has one factor for the space, and Arial one for each group of letters that differ
 * alike: the mean of theirs, weighted by how often English has them.
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
      [90.5],
      [74.1, space],
      [84.5, `U+2C, U+2E, ${capitals}`],
      [82.5, 'U+63, U+67, U+73'],
      [94, 'U+61, U+65, U+66, U+6B, U+6D, U+72, U+76-7A'],
      [104, 'U+74'],
    ],
  },
  { ...anek, ...robotoBold, sizes: [[96.7], [82.7, space]] },
  { ...anek, ...robotoRegular, sizes: [[97.6]] },
  {
    ...source,
    ...arial,
    sizes: [
      [98.2],
      [72, space],
      [83.5, capitals],
      [89.3, 'U+2C, U+2E, U+30-3B, U+61, U+63, U+65, U+67, U+73, U+76, U+78-7A'],
      [110, 'U+66, U+69, U+6A, U+6C, U+72, U+74'],
    ],
  },
  {
    ...source,
    ...arialBold,
    sizes: [
      [91.6],
      [72, space],
      [83.5, capitals],
      [82, 'U+63, U+67, U+73, U+78'],
      [97, 'U+66, U+69-6D, U+72, U+74, U+77'],
    ],
  },
  { ...source, ...roboto, sizes: [[94.5], [80.6, space]] },
  { ...source, ...robotoBold, sizes: [[95.8], [80.3, space]] },
  { ...source, ...robotoRegular, sizes: [[96.9]] },
]

const percent = (value: number) => `${Number(value.toFixed(1))}%`

/** The rules of the fallback families. */
export const fallbackCss = () =>
  fallbacks
    .flatMap(({ font, metrics, system, weight, local, sizes }) =>
      sizes.map(([size, range]) => {
        const [ascent, descent] = metrics.map((em) => percent((em * 10_000) / size))
        // Line metrics are needed where the space is and where all other letters are.
        const hasMetrics = !range || range === space
        return `@font-face {
          font-family: "${font} ${system}";
          font-weight: ${weight};
          src: ${local.map((name) => `local("${name}")`).join()};
          size-adjust: ${percent(size)};
          ${hasMetrics ? `ascent-override: ${ascent}; descent-override: ${descent};` : ''}
          ${hasMetrics && system === 'Arial' ? 'line-gap-override: 0%;' : ''}
          ${range ? `unicode-range: ${range};` : ''}
        }`
      }),
    )
    .join('')
