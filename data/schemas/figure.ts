import * as v from 'valibot'
import { text } from './text.ts'

/** A moment on an axis: 23, or '5:30' where an hour or a minute has sixty parts. */
export type Moment = number | string

/** A moment as a number: '5:30' is 330, 23 is 23. */
export function positionOf(moment: Moment): number {
  const [whole = 0, part] = String(moment).split(':').map(Number)
  return part === undefined ? whole : whole * 60 + part
}

const moment = (name: string) => {
  const message = `${name} must be a number, or a time such as '5:30' in quotes`
  return v.union(
    [
      v.pipe(v.number(message), v.minValue(0, message)),
      v.pipe(v.string(message), v.regex(/^\d{1,3}:[0-5]\d$/, message)),
    ],
    message,
  )
}
const list = <T extends v.GenericSchema>(name: string, item: T, min: number, max: number) =>
  v.pipe(
    v.array(item, `${name} must be a list`),
    v.minLength(min, `${name} needs at least ${min} entries`),
    v.maxLength(
      max,
      (issue) => `${name} may have at most ${max} entries, it has ${issue.input.length}`,
    ),
  )
const number = (name: string, min: number, max: number) => {
  const message = `${name} must be a number from ${min} to ${max}, without quotes`
  return v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message))
}
const flag = (name: string) => v.optional(v.boolean(`${name} must be true or false`))
const oneOf = <const T extends readonly string[]>(name: string, words: T) =>
  v.picklist(words, `${name} must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`)
const icon = v.pipe(
  v.string('icon must be text'),
  v.regex(/^[a-z0-9-]+$/, 'icon must be a lucide icon name, such as pen-line'),
)
const note = v.optional(text('note', 3, 160))

/** What every figure says of itself. */
const common = {
  /** What the figure shows and what to see in it; part of its text alternative. */
  caption: text('caption', 20, 280),
  /** True where the figure is invented: it is then marked so in view of everybody. */
  sample: flag('sample'),
}

/** Curves over time, with what happened in them below: a retention graph, two pieces and their readers. */
export const CurveSchema = v.strictObject({
  kind: v.literal('curve'),
  ...common,
  /** What the height means, as a share of a hundred. */
  height: text('height', 5, 60),
  axis: v.strictObject({ name: text('name', 3, 40), end: moment('end'), step: moment('step') }),
  lines: list(
    'lines',
    v.strictObject({
      name: text('name', 3, 40),
      note,
      /** Moment and height, in the order of time. */
      points: v.pipe(
        list(
          'points',
          v.tuple(
            [moment('The first of a point'), number('The second of a point', 0, 100)],
            "A point is two numbers, such as ['0:20', 84]",
          ),
          3,
          20,
        ),
        v.check(
          (points) =>
            points.every(
              ([at], index) =>
                index === 0 || positionOf(at) > positionOf(points[index - 1]?.[0] ?? 0),
            ),
          'points must stand in the order of time',
        ),
      ),
    }),
    1,
    2,
  ),
  scenes: v.optional(
    list(
      'scenes',
      v.strictObject({
        from: moment('from'),
        to: moment('to'),
        name: text('name', 3, 60),
        note,
        key: flag('key'),
      }),
      2,
      9,
    ),
  ),
})

/** Lanes over time: a match, the days of a trip, the tracks of an edit. */
export const LanesSchema = v.strictObject({
  kind: v.literal('lanes'),
  ...common,
  drawn: oneOf('drawn', ['match', 'days', 'tracks']),
  axis: v.strictObject({ start: moment('start'), end: moment('end'), step: moment('step') }),
  /** A stretch that goes through all lanes: half-time, an afternoon kept free. */
  band: v.optional(
    v.strictObject({ from: moment('from'), to: moment('to'), name: text('name', 3, 80) }),
  ),
  lanes: list(
    'lanes',
    v.strictObject({
      name: text('name', 2, 40),
      note,
      /** How a track of an edit is drawn: as clips, as sound or as words. */
      look: v.optional(oneOf('look', ['clips', 'sound', 'words'])),
      items: list(
        'items',
        v.strictObject({
          from: moment('from'),
          to: v.optional(moment('to')),
          name: v.optional(text('name', 3, 90)),
          key: flag('key'),
        }),
        1,
        14,
      ),
    }),
    2,
    6,
  ),
})

/** A scoring sheet: criteria and their weights first, then what each entry got. The sums are made while building. */
export const ScoresSchema = v.strictObject({
  kind: v.literal('scores'),
  ...common,
  drawn: oneOf('drawn', ['sheet', 'duel']),
  criteria: v.pipe(
    list(
      'criteria',
      v.strictObject({ name: text('name', 3, 60), weight: number('weight', 1, 100) }),
      2,
      5,
    ),
    v.check(
      (criteria) => criteria.reduce((sum, { weight }) => sum + weight, 0) === 100,
      (issue) =>
        `The weights of all criteria must make 100 together, they make ${issue.input.reduce((sum, { weight }) => sum + weight, 0)}`,
    ),
  ),
  entries: list(
    'entries',
    v.strictObject({
      name: text('name', 2, 40),
      /** 0 to 10, one for each criterion, in the same order. */
      scores: list('scores', number('A score', 0, 10), 2, 5),
      note: text('note', 5, 120),
      /** Left out of the ranking; the note says why. */
      out: flag('out'),
    }),
    2,
    6,
  ),
})

/** The marks of a proof: ~~taken out~~, ++put in++, ==in question== and [1] for a note. */
export const proofMarks = /~~(.+?)~~|\+\+(.+?)\+\+|==(.+?)==|\[(\d)\]/g

/** Text with marks, each of them closed. */
const closed = (name: string, min: number, max: number) =>
  v.pipe(
    text(name, min, max),
    v.check(
      (words) => !/~~|\+\+|==/.test(words.replace(proofMarks, '')),
      'A mark is not closed: write ~~taken out~~, ++put in++ or ==in question==',
    ),
  )

/** A piece of text as it would be printed, with the editor's marks and the sources beside it. */
export const ProofSchema = v.strictObject({
  kind: v.literal('proof'),
  ...common,
  drawn: oneOf('drawn', ['magazine', 'web page']),
  title: closed('title', 5, 160),
  standfirst: v.optional(text('standfirst', 20, 200)),
  paragraphs: list('paragraphs', closed('paragraph', 20, 600), 1, 4),
  /** The button below the text of a web page. */
  button: v.optional(text('button', 3, 40)),
  notes: list('notes', text('note', 5, 160), 1, 6),
})

/** The scenes of a video, as a storyboard or as a script in two columns. */
export const ScenesSchema = v.strictObject({
  kind: v.literal('scenes'),
  ...common,
  drawn: oneOf('drawn', ['storyboard', 'script']),
  length: moment('length'),
  scenes: list(
    'scenes',
    v.strictObject({
      at: moment('at'),
      says: text('says', 5, 200),
      shows: text('shows', 3, 120),
      icon: v.optional(icon),
      /** How many of a hundred viewers are still there. */
      stay: v.optional(number('stay', 0, 100)),
      note,
    }),
    3,
    8,
  ),
})

/** The screens of an app, drawn from their words. */
export const ScreensSchema = v.strictObject({
  kind: v.literal('screens'),
  ...common,
  screens: list(
    'screens',
    v.strictObject({
      name: text('name', 3, 60),
      rows: list(
        'rows',
        v.strictObject({
          look: oneOf('look', ['typed', 'field', 'figure', 'line', 'button', 'sent', 'received']),
          label: v.optional(text('label', 2, 30)),
          text: text('text', 1, 120),
        }),
        2,
        8,
      ),
    }),
    2,
    4,
  ),
})

/** Parts of a whole: pockets of a wheel, photos of a test, answers of a class. */
export const SharesSchema = v.strictObject({
  kind: v.literal('shares'),
  ...common,
  drawn: oneOf('drawn', ['wheel', 'dots', 'bars']),
  wholes: list(
    'wholes',
    v.strictObject({
      name: text('name', 3, 120),
      parts: list(
        'parts',
        v.strictObject({
          name: text('name', 1, 80),
          count: number('count', 1, 1000),
          tone: v.optional(oneOf('tone', ['plain', 'key', 'faint'])),
          note,
        }),
        2,
        5,
      ),
    }),
    1,
    2,
  ),
})

/** The same work in two ways, step by step, with who does each. */
export const WorkflowSchema = v.strictObject({
  kind: v.literal('workflow'),
  ...common,
  ways: list(
    'ways',
    v.strictObject({
      name: text('name', 3, 40),
      steps: list(
        'steps',
        v.strictObject({
          icon,
          by: oneOf('by', ['person', 'machine', 'trouble']),
          text: text('text', 5, 120),
        }),
        2,
        5,
      ),
    }),
    2,
    2,
  ),
})

/** From an advert shown to a customer, stage by stage. What each costs is made while building. */
export const FunnelSchema = v.strictObject({
  kind: v.literal('funnel'),
  ...common,
  spend: number('spend', 1, 100_000_000),
  currency: oneOf('currency', ['INR', 'USD']),
  stages: v.pipe(
    list(
      'stages',
      v.strictObject({
        name: text('name', 3, 40),
        count: number('count', 1, 100_000_000),
        note: text('note', 3, 100),
        key: flag('key'),
      }),
      3,
      6,
    ),
    v.check(
      (stages) =>
        stages.every(({ count }, index) => index === 0 || count <= (stages[index - 1]?.count ?? 0)),
      'count may not grow from one stage to the next',
    ),
  ),
})

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
const light = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** Contrast of two colours as WCAG counts it, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
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

/** A mark with its construction, the sizes it holds at, and its palette with the contrast of each pair. */
export const MarkSchema = v.strictObject({
  kind: v.literal('mark'),
  ...common,
  /** How far the centres of the two circles that make the mark stand apart, in tenths of their radius. */
  apart: number('apart', 2, 18),
  /** Pixels. */
  sizes: list('sizes', number('A size', 12, 96), 2, 4),
  colours: list(
    'colours',
    v.pipe(
      v.strictObject({
        name: text('name', 3, 30),
        hex: hex('hex'),
        ink: hex('ink'),
        use: text('use', 3, 60),
      }),
      v.check(
        (colour) => contrastOf(colour.hex, colour.ink) >= 4.5,
        (issue) =>
          `Text of ${issue.input.ink} on ${issue.input.hex} has a contrast of ${contrastOf(issue.input.hex, issue.input.ink).toFixed(1)}: choose a pair with 4.5 or more`,
      ),
    ),
    2,
    5,
  ),
})

/** Days of the week as a calendar's columns. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** A plan of weeks, with what is done on which day. */
export const CalendarSchema = v.strictObject({
  kind: v.literal('calendar'),
  ...common,
  tasks: v.pipe(
    list(
      'tasks',
      v.strictObject({
        name: text('name', 3, 40),
        icon,
        note: text('note', 5, 120),
        key: flag('key'),
        /** Week and day: '1 Sat'. */
        days: list(
          'days',
          v.pipe(
            v.string('A day must be text'),
            v.regex(
              /^[1-6] (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/,
              (issue) => `A day is a week and a weekday, such as 1 Sat, not '${issue.input}'`,
            ),
          ),
          1,
          12,
        ),
      }),
      2,
      6,
    ),
    v.check(
      (tasks) =>
        new Set(tasks.flatMap(({ days }) => days)).size ===
        tasks.flatMap(({ days }) => days).length,
      'Two tasks stand on one day: give each a day of its own',
    ),
  ),
})

/** The eleven kinds of figure by their names, as `kind` takes them. */
export const figureSchemas = {
  curve: CurveSchema,
  lanes: LanesSchema,
  scores: ScoresSchema,
  proof: ProofSchema,
  scenes: ScenesSchema,
  screens: ScreensSchema,
  shares: SharesSchema,
  workflow: WorkflowSchema,
  funnel: FunnelSchema,
  mark: MarkSchema,
  calendar: CalendarSchema,
} as const
export type FigureKind = keyof typeof figureSchemas
export type FigureOf<K extends FigureKind> = v.InferOutput<(typeof figureSchemas)[K]>

const { curve, lanes, scores, proof, scenes, screens, shares, workflow, funnel, mark, calendar } =
  figureSchemas
const anyFigure = v.variant(
  'kind',
  [curve, lanes, scores, proof, scenes, screens, shares, workflow, funnel, mark, calendar],
  (issue) => `kind must be one of ${Object.keys(figureSchemas).join(', ')}, not ${issue.received}`,
)

type Path = readonly (string | number)[]

/** What is wrong with a stretch of time on an axis, if anything. */
function outOfTime(
  { from, to = from }: { from: Moment; to?: Moment | undefined },
  axis: { start?: Moment; end: Moment },
): string | undefined {
  if (positionOf(to) < positionOf(from)) return `to, ${to}, comes before from, ${from}`
  const { start = 0, end } = axis
  if (positionOf(from) >= positionOf(start) && positionOf(to) <= positionOf(end)) return undefined
  return `${from}${to === from ? '' : ` to ${to}`} lies off the axis, which runs from ${start} to ${end}`
}

/** What cannot be told from one field alone: a moment off the axis, a score without its criterion, a note that is not there. */
function* contradictions(
  figure: v.InferOutput<typeof anyFigure>,
): Generator<{ path: Path; message: string }> {
  if (figure.kind === 'curve' || figure.kind === 'lanes') {
    const spans: { path: Path; span: { from: Moment; to?: Moment | undefined } }[] =
      figure.kind === 'curve'
        ? [
            ...figure.lines.flatMap(({ points }, line) =>
              points.map(([from], index) => ({
                path: ['lines', line, 'points', index],
                span: { from },
              })),
            ),
            ...(figure.scenes ?? []).map((span, index) => ({ path: ['scenes', index], span })),
          ]
        : [
            ...figure.lanes.flatMap(({ items }, lane) =>
              items.map((span, index) => ({ path: ['lanes', lane, 'items', index], span })),
            ),
            ...(figure.band ? [{ path: ['band'], span: figure.band }] : []),
          ]
    for (const { path, span } of spans) {
      const message = outOfTime(span, figure.axis)
      if (message) yield { path, message }
    }
  }
  if (figure.kind === 'scores') {
    const { criteria, entries, drawn } = figure
    for (const [index, { scores }] of entries.entries())
      if (scores.length !== criteria.length)
        yield {
          path: ['entries', index, 'scores'],
          message: `scores needs one number for each of the ${criteria.length} criteria, it has ${scores.length}`,
        }
    if (drawn === 'duel' && entries.length !== 2)
      yield {
        path: ['entries'],
        message: `A duel has exactly 2 entries, this one has ${entries.length}: draw it as a sheet`,
      }
  }
  if (figure.kind === 'proof')
    for (const [index, paragraph] of [...figure.paragraphs, figure.title].entries())
      for (const [, digit] of paragraph.matchAll(/\[(\d)\]/g))
        if (!figure.notes[Number(digit) - 1])
          yield {
            path: index < figure.paragraphs.length ? ['paragraphs', index] : ['title'],
            message: `[${digit}] points to a note that is not there: notes has ${figure.notes.length}`,
          }
}

/** The figure at the top of a page: one of eleven kinds, drawn by components/figures while building. */
export const FigureSchema = v.pipe(
  anyFigure,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { path, message } of contradictions(dataset.value)) {
      // biome-ignore lint/suspicious/noExplicitAny: any step of any figure
      let input: any = dataset.value
      const steps = path.map((key) => {
        const step = { type: 'unknown', origin: 'value', input, key, value: input[key] } as const
        input = step.value
        return step
      })
      addIssue({ message, path: steps as unknown as [v.IssuePathItem] })
    }
  }),
)
export type Figure = v.InferOutput<typeof FigureSchema>
