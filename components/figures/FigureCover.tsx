import type { FigureData, FigureOf } from '#content/types.ts'
import { positionOf } from '#data/moments.ts'
import { proofMarkPattern } from '#data/proof-marks.ts'
import { dotPath, toTenths, type Whole, wholeCount } from './dots.ts'
import { axisOf } from './time-axis.tsx'

/** A rectangle as SVG path data; many rectangles are shortest as one path. */
const rectanglePath = (x: number, y: number, width: number, height: number) =>
  `M${toTenths(x)} ${toTenths(y)}h${toTenths(width)}v${toTenths(height)}H${toTenths(x)}`

/** SVG path data by tone; `key` is the accent colour. */
type PathByTone = Record<'plain' | 'key' | 'faint', string>

/** SVG path data of a drawing of 36 by 18 units: areas by tone, a line, and dots by tone. */
type Drawing = Partial<
  Record<keyof PathByTone | 'line', string | undefined> & { dots: PathByTone }
>

function curveDrawing({ axis, lines }: FigureOf<'curve'>): Drawing {
  const { percentOf } = axisOf(axis)
  const [firstCurve = '', secondCurve = ''] = lines.map(({ points }) =>
    points
      .map(
        ([moment, share]) =>
          `${toTenths(percentOf(moment) * 0.36)} ${toTenths(18 - share * 0.18)}`,
      )
      .join('L'),
  )
  const line = secondCurve ? `M${firstCurve}M${secondCurve}` : `M${firstCurve}`
  return { key: `M0 18L${firstCurve}V18z`, line }
}

function lanesDrawing({ axis, lanes, band }: FigureOf<'lanes'>): Drawing {
  const { percentOf } = axisOf(axis)
  const xOf = (moment: string | number) => percentOf(moment) * 0.36
  const height = 18 / lanes.length
  const faint =
    band && rectanglePath(xOf(band.from), 0, xOf(band.to) - xOf(band.from), 18)
  const drawing = { plain: '', key: '', faint }
  lanes.forEach(({ items }, laneIndex) => {
    const y = laneIndex * height + 1
    for (const { from, to, key } of items)
      drawing[key ? 'key' : 'plain'] += rectanglePath(
        xOf(from),
        y,
        xOf(to) - xOf(from),
        height - 2,
      )
  })
  return drawing
}

function scoresDrawing({ criteria, entries }: FigureOf<'scores'>): Drawing {
  const height = 18 / entries.length
  const drawing = { plain: '', key: '', faint: '' }
  entries.forEach((entry, row) => {
    const y = row * height + height / 4
    drawing.faint += rectanglePath(0, y, 36, height / 2)
    let x = 0
    entry.scores.forEach((score, column) => {
      const width = (score * (criteria[column]?.weight ?? 0) * 0.36) / 10
      const tone = column % 2 === 0 ? 'plain' : 'key'
      drawing[tone] += rectanglePath(x, y, width, height / 2)
      x += width
    })
  })
  return drawing
}

function proofDrawing({ title, paragraphs }: FigureOf<'proof'>): Drawing {
  const drawing = {
    plain: rectanglePath(0, 0, Math.min(36, title.length / 2), 2.5),
    key: '',
    line: '',
  }
  const text = paragraphs.join(' ')
  for (let lineIndex = 0; lineIndex < 5; lineIndex++)
    drawing.line += `M0 ${5 + lineIndex * 2.4}h36`
  for (const { index, 0: mark } of [...text.matchAll(proofMarkPattern)].slice(
    0,
    4,
  ))
    drawing.key += rectanglePath(
      (index % 60) / 2,
      4 + (Math.floor(index / 60) % 6) * 2.4,
      2 + mark.length / 8,
      1.8,
    )
  return drawing
}

function scenesDrawing({ length, scenes }: FigureOf<'scenes'>): Drawing {
  const columns = Math.ceil(scenes.length / 2)
  const pitch = 36 / columns
  const width = pitch - 1
  const drawing = { faint: '', key: '' }
  scenes.forEach(({ at }, index) => {
    const x = (index % columns) * pitch
    const y = Math.floor(index / columns) * 9.5
    drawing.faint += rectanglePath(x, y, width, 7)
    drawing.key += rectanglePath(
      x,
      y + 5.8,
      (width * positionOf(at)) / positionOf(length),
      1.2,
    )
  })
  return drawing
}

/** Distance from one dot to the next, in units; closer dots could not be told apart. */
const PITCH = 2.25

/** Adds the parts of a whole to the drawing as bars, one below the other. */
function addBars(
  drawing: PathByTone,
  parts: Whole['parts'],
  left: number,
  width: number,
) {
  const total = wholeCount(parts)
  const height = 18 / parts.length
  parts.forEach(({ count, tone = 'plain' }, row) => {
    drawing[tone] += rectanglePath(
      left,
      row * height + 0.5,
      (width * count) / total,
      height - 1,
    )
  })
}

/** Adds the parts of a whole to the drawing as one grid of dots, part after part. */
function addDots(
  drawing: PathByTone,
  parts: Whole['parts'],
  left: number,
  width: number,
) {
  const dotsPerRow = Math.floor(width / PITCH)
  const dotCount = dotsPerRow * (18 / PITCH)
  const total = wholeCount(parts)
  let countSoFar = 0
  let startDot = 0
  for (const { count, tone = 'plain' } of parts) {
    countSoFar += count
    const endDot = Math.round((countSoFar / total) * dotCount)
    drawing[tone] += dotPath(startDot, endDot, {
      dotsPerRow,
      pitch: PITCH,
      left,
    })
    startDot = endDot
  }
}

function sharesDrawing({ drawn, wholes }: FigureOf<'shares'>): Drawing {
  const drawing = { plain: '', key: '', faint: '' }
  const addParts = drawn === 'bars' ? addBars : addDots
  const width = 36 / wholes.length
  wholes.forEach(({ parts }, index) => {
    addParts(drawing, parts, index * width, width)
  })
  return drawn === 'bars' ? drawing : { dots: drawing }
}

const Dots = ({ dots: { plain, key, faint } }: { dots: PathByTone }) => (
  <g
    fill="none"
    strokeWidth={PITCH * 0.7}
    strokeLinecap="round"
    strokeDasharray={`0 ${PITCH}`}
  >
    {faint && <path d={faint} className="stroke-rule" />}
    {plain && <path d={plain} className="stroke-ink" />}
    {key && <path d={key} className="stroke-marigold" />}
  </g>
)

// biome-ignore lint/suspicious/noExplicitAny: each drawing declares the type of its figure
const coverByKind: Record<FigureData['kind'], (figure: any) => Drawing> = {
  curve: curveDrawing,
  lanes: lanesDrawing,
  scores: scoresDrawing,
  proof: proofDrawing,
  scenes: scenesDrawing,
  shares: sharesDrawing,
}

/** A figure without its words, as contents of an <svg> of 36 by 18 units. */
export function FigureCover({ figure }: { figure: FigureData }) {
  const { faint, plain, key, line, dots } = coverByKind[figure.kind](figure)
  return (
    <>
      {dots && <Dots dots={dots} />}
      {faint && <path d={faint} className="fill-rule" />}
      {plain && <path d={plain} className="fill-ink" />}
      {key && <path d={key} className="fill-marigold" />}
      {line && <path d={line} className="cover-line" />}
    </>
  )
}
