import type { FigureData, FigureOf } from '#content/types.ts'
import { positionOf } from '#data/moments.ts'
import { proofMarks } from '#data/proof-marks.ts'
import { axisOf } from './time-axis.tsx'

/** Tenths are enough for a drawing of this size, and keep the HTML small. */
const short = (value: number) => Math.round(value * 10) / 10

/** A rectangle as a path, which is the shortest form of a drawing of many. */
const box = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}H${short(x)}`

/** Drawings of 36 by 18 units: what is plain, what stands out, what is faint, and lines. */
type Drawing = Partial<Record<'plain' | 'key' | 'faint' | 'line', string>>

function curve({ axis, lines }: FigureOf<'curve'>): Drawing {
  const { at } = axisOf(axis)
  const [first = '', second = ''] = lines.map(({ points }) =>
    points
      .map(([moment, share]) => `${short(at(moment) * 0.36)} ${short(18 - share * 0.18)}`)
      .join('L'),
  )
  return { key: `M0 18L${first}V18z`, line: `M${first}${second && `M${second}`}` }
}

function lanes({ axis, lanes, band }: FigureOf<'lanes'>): Drawing {
  const { at } = axisOf(axis)
  const x = (moment: string | number) => at(moment) * 0.36
  const height = 18 / lanes.length
  const bars = (isKey: boolean) =>
    lanes
      .flatMap(({ items }, lane) =>
        items
          .filter(({ key = false }) => key === isKey)
          .map(({ from, to }) => box(x(from), lane * height + 1, x(to) - x(from), height - 2)),
      )
      .join('')
  const faint = band && box(x(band.from), 0, x(band.to) - x(band.from), 18)
  return { plain: bars(false), key: bars(true), ...(faint && { faint }) }
}

function scores({ criteria, entries }: FigureOf<'scores'>): Drawing {
  const height = 18 / entries.length
  const parts: [string, string] = ['', '']
  entries.forEach((entry, row) => {
    let x = 0
    entry.scores.forEach((score, column) => {
      const width = (score * (criteria[column]?.weight ?? 0) * 0.36) / 10
      parts[column % 2 === 0 ? 0 : 1] += box(x, row * height + 0.5, width, height - 1)
      x += width
    })
  })
  return { plain: parts[0], key: parts[1] }
}

function proof({ title, paragraphs }: FigureOf<'proof'>): Drawing {
  const drawing = { plain: box(0, 0, Math.min(36, title.length / 2), 2.5), key: '', line: '' }
  const words = paragraphs.join(' ')
  for (let line = 0; line < 5; line++) drawing.line += `M0 ${5 + line * 2.4}h36`
  for (const { index, 0: mark } of [...words.matchAll(proofMarks)].slice(0, 4))
    drawing.key += box(
      (index % 60) / 2,
      4 + (Math.floor(index / 60) % 6) * 2.4,
      2 + mark.length / 8,
      1.8,
    )
  return drawing
}

function scenes({ length, scenes }: FigureOf<'scenes'>): Drawing {
  const columns = Math.ceil(scenes.length / 2)
  const [width, drawing] = [36 / columns, { faint: '', key: '' }]
  scenes.forEach(({ at }, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * 9.5]
    drawing.faint += box(x, y, width - 1, 7)
    drawing.key += box(x, y + 5.8, ((width - 1) * positionOf(at)) / positionOf(length), 1.2)
  })
  return drawing
}

/** Dots of a whole, at most: more would be neither seen nor told apart. */
const MOST_DOTS = 12

function shares({ drawn, wholes }: FigureOf<'shares'>): Drawing {
  const drawing = { plain: '', key: '', faint: '' }
  const width = 36 / wholes.length
  wholes.forEach(({ parts }, whole) => {
    const total = parts.reduce((sum, { count }) => sum + count, 0)
    const dots = Math.min(total, MOST_DOTS)
    const columns = Math.ceil(Math.sqrt((dots * width) / 18))
    const pitch = Math.min(width / columns, 18 / Math.ceil(dots / columns))
    let [start, dot] = [0, 0]
    parts.forEach(({ count, tone = 'plain' }, row) => {
      if (drawn === 'bars') {
        const height = 18 / parts.length
        drawing[tone] += box(whole * width, row * height + 0.5, (width * count) / total, height - 1)
      }
      start += count
      for (; drawn === 'dots' && dot < Math.ceil((start / total) * dots); dot++)
        drawing[tone] += box(
          whole * width + (dot % columns) * pitch,
          Math.floor(dot / columns) * pitch,
          ...([pitch * 0.6, pitch * 0.6] as const),
        )
    })
  })
  return drawing
}

// biome-ignore lint/suspicious/noExplicitAny: each drawing types its figure
const drawings: Record<FigureData['kind'], (figure: any) => Drawing> = {
  ...{ curve, lanes, scores, proof, scenes, shares },
}

/** The figure of a page without its words, small enough to recognise the page's card by. */
export function FigureCover({ figure }: { figure: FigureData }) {
  const { faint, plain, key, line } = drawings[figure.kind](figure)
  return (
    <>
      {faint && <path d={faint} className="fill-rule" />}
      {plain && <path d={plain} className="fill-ink" />}
      {key && <path d={key} className="fill-marigold" />}
      {line && <path d={line} className="cover-line" />}
    </>
  )
}
