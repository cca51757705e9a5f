import { Figure } from '#components/figures/Figure.tsx'
import { FigureCover } from '#components/figures/FigureCover.tsx'
import type { FigureData, FigureOf } from '#content/types.ts'
import { rendered } from './rendered.ts'

// Invented figures of each kind, and functions that read drawings. Test files that use them declare
// the environment happy-dom.

/** The caption of every invented figure. */
export const caption = 'What the figure shows.'

/** Two lines over eight minutes; the second has a note and no point between its ends. */
export const curve: FigureOf<'curve'> = {
  kind: 'curve',
  caption,
  height: 'Viewers still watching',
  axis: { name: 'Minutes of the video', end: '8:00', step: '2:00' },
  lines: [
    {
      name: 'This video',
      points: [
        ['0:00', 100],
        ['2:00', 75],
        ['6:00', 50],
        ['8:00', 25],
      ],
    },
    {
      name: 'The one before',
      note: 'With an intro',
      points: [
        ['0:00', 100],
        ['8:00', 10],
      ],
    },
  ],
}
/** Two lanes with a break between their parts, and one part that stands out. */
export const lanes: FigureOf<'lanes'> = {
  kind: 'lanes',
  caption,
  axis: { start: 10, end: 90, step: 20 },
  lanes: [
    {
      name: 'Home',
      note: 'In blue',
      items: [
        {
          from: 10,
          to: 30,
          name: 'Presses',
        },
        {
          from: 50,
          to: 58,
          name: 'Scores',
          key: true,
        },
      ],
    },
    {
      name: 'Away',
      items: [
        {
          from: 70,
          to: 90,
          name: 'Waits',
        },
      ],
    },
  ],
  band: { from: 30, to: 50, name: 'The break' },
}
/** A ranking by two criteria; the first has more weight. */
export const scores: FigureOf<'scores'> = {
  kind: 'scores',
  sample: true,
  caption,
  criteria: [
    { name: 'Holds when small', weight: 60 },
    { name: 'Looks like no other', weight: 40 },
  ],
  entries: [
    {
      name: 'Kettle',
      scores: [5, 8],
      note: 'Its spout closes',
    },
    {
      name: 'Star',
      scores: [10, 10],
      note: 'Used by others',
      out: true,
    },
    {
      name: 'Leaf',
      scores: [9, 7],
      note: 'Survives 16 pixels',
      picture: '/images/leaf.svg',
    },
  ],
}
/** Three scenes; the last one is at the end of the video. */
export const scenes: FigureOf<'scenes'> = {
  kind: 'scenes',
  caption,
  length: '1:20',
  scenes: [
    {
      at: '0:00',
      says: 'Look',
      shows: 'A code',
      icon: 'qr-code',
    },
    {
      at: '0:20',
      says: 'Scan',
      shows: 'A phone',
      note: 'No music',
    },
    {
      at: '1:20',
      says: 'Done',
      shows: 'A receipt',
    },
  ],
}
/** A text with every kind of editor's mark, and a paragraph without any. */
export const proof: FigureOf<'proof'> = {
  kind: 'proof',
  caption,
  title: 'Payroll for ~~all~~ ++small++ shops',
  standfirst: 'Wages without a late evening',
  paragraphs: [
    'You enter ~~the~~ attendance[1], and ++all++ wages are ==ready== at six.',
    'Nothing is marked here.',
  ],
  notes: ['From your support mails'],
}
/** Parts of a whole of 64, one part for each tone. */
const parts = [
  { name: 'read and filed', count: 44 },
  {
    name: 'confirmed on a phone',
    count: 13,
    tone: 'key' as const,
    note: 'By two',
  },
  { name: 'typed by people', count: 7, tone: 'faint' as const },
]
/** The same shares as dots or as bars. */
export const sharesOf = (drawn: 'dots' | 'bars'): FigureOf<'shares'> => ({
  kind: 'shares',
  caption,
  drawn,
  wholes: [{ name: '64 delivery notes', parts }],
})
/** One figure of each kind, and shares as both dots and bars. */
export const figures: FigureData[] = [
  curve,
  lanes,
  scores,
  scenes,
  proof,
  sharesOf('dots'),
  sharesOf('bars'),
]

/** A figure as its page shows it; `wide` if it takes the full width. */
export const renderedFigure = (figure: FigureData, wide?: boolean) =>
  rendered(<Figure figure={figure} {...(wide && { isFullWidth: wide })} />)
/** A figure as a project's card shows it. */
export const coverOf = (figure: FigureData) =>
  rendered(
    <svg aria-hidden="true">
      <FigureCover figure={figure} />
    </svg>,
  )

/** The text of an element, with single spaces. */
export const textIn = (root: Element) =>
  root.textContent?.replace(/\s+/g, ' ') ?? ''
/** An attribute as a number; 0 if there is none. */
export const numberIn = (element: Element | undefined, name: string) =>
  Number.parseFloat(element?.getAttribute(name) ?? '0')

/** The points that a path of straight lines goes through. */
function pointsOf(path: string) {
  const points: [x: number, y: number][] = []
  let [x, y] = [0, 0]
  for (const [, command, numberText = ''] of path.matchAll(
    /([MLHVhv])([-\d. ]*)/g,
  )) {
    const numbers = numberText.trim().split(' ').map(Number)
    const [first = 0, second = 0] = numbers
    if (command === 'M' || command === 'L') [x, y] = [first, second]
    if (command === 'H') x = first
    if (command === 'V') y = first
    if (command === 'h') x += first
    if (command === 'v') y += first
    points.push([x, y])
  }
  return points
}
/** The points of a path element; none without an element. */
export const pointsIn = (element: Element | null | undefined) =>
  pointsOf(element?.getAttribute('d') ?? '')

/** The centres of the dots along the lines of a path, as 'x y'; `pitch` is their distance. */
export function dotsOf(element: Element | undefined, pitch: number) {
  const path = element?.getAttribute('d') ?? ''
  const lines = [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)]
  return lines.flatMap(([, x = '', y = '', width = '']) => {
    const length = Math.floor(Number(width) / pitch + 0.01) + 1
    const row = Math.round(Number(y))
    return Array.from({ length }, (_, index) => {
      const column = Math.round(Number(x) + index * pitch)
      return `${column} ${row}`
    })
  })
}
