import * as v from 'valibot'
import { icon, text } from './text.ts'

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
const list = <T extends v.GenericSchema>(
  name: string,
  item: T,
  min: number,
  max: number,
  description: string,
) =>
  v.pipe(
    v.array(item, `${name} must be a list`),
    v.minLength(min, `${name} needs at least ${min} entries`),
    v.maxLength(
      max,
      (issue) => `${name} may have at most ${max} entries, it has ${issue.input.length}`,
    ),
    v.description(description),
  )
const number = (name: string, min: number, max: number) => {
  const message = `${name} must be a number from ${min} to ${max}, without quotes`
  return v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message))
}
const flag = (name: string, description: string) =>
  v.optional(v.pipe(v.boolean(`${name} must be true or false`), v.description(description)))
const oneOf = <const T extends readonly string[]>(name: string, words: T, description: string) =>
  v.pipe(
    v.picklist(words, `${name} must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`),
    v.description(description),
  )
const kindOf = <const Kind extends string>(kind: Kind) =>
  v.pipe(v.literal(kind), v.description('What is drawn; the fields below depend on it.'))
const drawing = <const T extends readonly string[]>(words: T) =>
  oneOf('drawn', words, 'Which drawing of its kind.')
const note = v.optional(
  v.pipe(text('note', 3, 160), v.description('What to know about it, in a few words.')),
)
const key = flag('key', 'true draws it in the accent colour.')
const axisEnd = v.pipe(
  moment('end'),
  v.description("Where the time ends, as a number or as a time such as '5:30' in quotes."),
)
const axisStep = v.pipe(
  moment('step'),
  v.description('The distance between the numbers below the figure.'),
)

/** Fields of every figure. */
const common = {
  // Part of the figure's text alternative.
  caption: v.pipe(
    text('caption', 20, 280),
    v.description(
      'What the figure shows and what to see in it, for people who do not see it as well.',
    ),
  ),
  sample: flag(
    'sample',
    'true where the figure is invented: it is then marked so beside the caption.',
  ),
}

/**
 * Curves over time, with what happened in them below: a retention graph, two pieces and their
 * readers.
 */
const CurveSchema = v.strictObject({
  kind: kindOf('curve'),
  ...common,
  height: v.pipe(
    text('height', 5, 60),
    v.description('What the height of a curve means, in a few words; it runs from 0 to 100.'),
  ),
  axis: v.pipe(
    v.strictObject({
      name: v.pipe(
        text('name', 3, 40),
        v.description('What the numbers below a curve count, such as days after the release.'),
      ),
      end: axisEnd,
      step: axisStep,
    }),
    v.description('The time that the figure covers.'),
  ),
  lines: list(
    'lines',
    v.strictObject({
      name: v.pipe(text('name', 3, 40), v.description('What the curve belongs to.')),
      note,
      points: v.pipe(
        list(
          'points',
          v.tuple(
            [moment('The first of a point'), number('The second of a point', 0, 100)],
            "A point is two numbers, such as ['0:20', 84]",
          ),
          3,
          20,
          "Moment and height of each point in the order of time, such as ['0:20', 84].",
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
    'One or two curves.',
  ),
  scenes: v.optional(
    list(
      'scenes',
      v.strictObject({
        from: v.pipe(moment('from'), v.description('When the scene begins.')),
        to: v.pipe(moment('to'), v.description('When the scene ends.')),
        name: v.pipe(text('name', 3, 60), v.description('What the scene is.')),
        note,
        key,
      }),
      2,
      9,
      'What happens along the curves, in order.',
    ),
  ),
})

/** Lanes over time: a match, the days of a trip, the tracks of an edit. */
const LanesSchema = v.strictObject({
  kind: kindOf('lanes'),
  ...common,
  drawn: drawing(['match', 'days', 'tracks']),
  axis: v.pipe(
    v.strictObject({
      start: v.pipe(
        moment('start'),
        v.description("Where the time begins, as a number or as a time such as '5:30' in quotes."),
      ),
      end: axisEnd,
      step: axisStep,
    }),
    v.description('The time that the figure covers.'),
  ),
  band: v.optional(
    v.pipe(
      v.strictObject({
        from: v.pipe(moment('from'), v.description('Where the stretch begins.')),
        to: v.pipe(moment('to'), v.description('Where the stretch ends.')),
        name: v.pipe(text('name', 3, 80), v.description('What it is.')),
      }),
      v.description(
        'A stretch of time that goes through all lanes, such as half-time or a free afternoon.',
      ),
    ),
  ),
  lanes: list(
    'lanes',
    v.strictObject({
      name: v.pipe(text('name', 2, 40), v.description('The name of the lane.')),
      note,
      look: v.optional(
        oneOf(
          'look',
          ['clips', 'sound', 'words'],
          'How a track is drawn, as clips, sound or words.',
        ),
      ),
      items: list(
        'items',
        v.strictObject({
          from: v.pipe(moment('from'), v.description('When it begins, or happens.')),
          to: v.optional(
            v.pipe(moment('to'), v.description('When it ends; without it, it is a moment.')),
          ),
          name: v.optional(v.pipe(text('name', 3, 90), v.description('What it is.'))),
          key,
        }),
        1,
        14,
        'What happens in the lane, in order.',
      ),
    }),
    2,
    6,
    'The sides of a match, the days of a trip or the tracks of an edit.',
  ),
})

/**
 * A scoring sheet: criteria with weights, then the scores of each entry. The sums are computed
 * while building.
 */
const ScoresSchema = v.strictObject({
  kind: kindOf('scores'),
  ...common,
  drawn: drawing(['sheet', 'duel']),
  criteria: v.pipe(
    list(
      'criteria',
      v.strictObject({
        name: v.pipe(text('name', 3, 60), v.description('The criterion in a few words.')),
        weight: v.pipe(
          number('weight', 1, 100),
          v.description('Its weight; all weights make 100 together.'),
        ),
      }),
      2,
      5,
      'What is scored, two to five criteria.',
    ),
    v.check(
      (criteria) => criteria.reduce((sum, { weight }) => sum + weight, 0) === 100,
      (issue) =>
        'The weights of all criteria must make 100 together, they make ' +
        `${issue.input.reduce((sum, { weight }) => sum + weight, 0)}`,
    ),
  ),
  entries: list(
    'entries',
    v.strictObject({
      name: v.pipe(text('name', 2, 40), v.description('The name of the entry.')),
      scores: list(
        'scores',
        number('A score', 0, 10),
        2,
        5,
        'One score from 0 to 10 for each criterion, in the same order.',
      ),
      note: v.pipe(
        text('note', 5, 120),
        v.description('The catch, or for whom it is the right one.'),
      ),
      out: flag('out', 'true where it is left out of the ranking; the note says why.'),
    }),
    2,
    6,
    'What is compared; the order is made from the sums.',
  ),
})

/** The marks of a proof: ~~deleted~~, ++inserted++, ==queried== and [1] for a note. */
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
const ProofSchema = v.strictObject({
  kind: kindOf('proof'),
  ...common,
  drawn: drawing(['magazine', 'web page']),
  title: v.pipe(closed('title', 5, 160), v.description('The heading of the text that is shown.')),
  standfirst: v.optional(
    v.pipe(text('standfirst', 20, 200), v.description('The sentence between heading and text.')),
  ),
  paragraphs: list(
    'paragraphs',
    closed('paragraph', 20, 600),
    1,
    4,
    'Text with ~~words taken out~~, ++words put in++, ==words in question== and [1] for a note.',
  ),
  button: v.optional(
    v.pipe(text('button', 3, 40), v.description('The words on the button of a web page.')),
  ),
  notes: list(
    'notes',
    text('note', 5, 160),
    1,
    6,
    'Notes in the margin; [1] in the text points to the first.',
  ),
})

/** The scenes of a video, as a storyboard or as a script in two columns. */
const ScenesSchema = v.strictObject({
  kind: kindOf('scenes'),
  ...common,
  drawn: drawing(['storyboard', 'script']),
  length: v.pipe(
    moment('length'),
    v.description("How long the video runs, such as '1:30' in quotes."),
  ),
  scenes: list(
    'scenes',
    v.strictObject({
      at: v.pipe(moment('at'), v.description("When the scene begins, such as '0:14' in quotes.")),
      says: v.pipe(text('says', 5, 200), v.description('What is said.')),
      shows: v.pipe(text('shows', 3, 120), v.description('What is seen meanwhile.')),
      icon: v.optional(icon),
      stay: v.optional(
        v.pipe(
          number('stay', 0, 100),
          v.description('How many of a hundred viewers are still there, in a script.'),
        ),
      ),
      note,
    }),
    3,
    8,
    'The scenes of the video, in order.',
  ),
})

/** The screens of an app, drawn from their words. */
const ScreensSchema = v.strictObject({
  kind: kindOf('screens'),
  ...common,
  screens: list(
    'screens',
    v.strictObject({
      name: v.pipe(text('name', 3, 60), v.description('What one does there.')),
      rows: list(
        'rows',
        v.strictObject({
          look: oneOf(
            'look',
            ['typed', 'field', 'figure', 'line', 'button', 'sent', 'received'],
            'What the row is on the screen, such as a button or a received message.',
          ),
          label: v.optional(
            v.pipe(text('label', 2, 30), v.description('The small words beside or above it.')),
          ),
          text: v.pipe(text('text', 1, 120), v.description('Its words.')),
        }),
        2,
        8,
        'The rows of the screen, from top to bottom.',
      ),
    }),
    2,
    4,
    'Two to four screens of the app, in the order of their use.',
  ),
})

/** Parts of a whole: pockets of a wheel, photos of a test, answers of a class. */
const SharesSchema = v.strictObject({
  kind: kindOf('shares'),
  ...common,
  drawn: drawing(['wheel', 'dots', 'bars']),
  wholes: list(
    'wholes',
    v.strictObject({
      name: v.pipe(
        text('name', 3, 120),
        v.description('What the whole is, or the question that was asked.'),
      ),
      parts: list(
        'parts',
        v.strictObject({
          name: v.pipe(text('name', 1, 80), v.description('What the part is.')),
          count: v.pipe(number('count', 1, 1000), v.description('How many of the whole.')),
          tone: v.optional(
            oneOf(
              'tone',
              ['plain', 'key', 'faint'],
              'One of plain, key for the accent colour, and faint.',
            ),
          ),
          note,
        }),
        2,
        5,
        'Its parts, in order.',
      ),
    }),
    1,
    2,
    'One or two wholes that are made of parts.',
  ),
})

/** The same work in two ways, step by step, with who does each. */
const WorkflowSchema = v.strictObject({
  kind: kindOf('workflow'),
  ...common,
  ways: list(
    'ways',
    v.strictObject({
      name: v.pipe(text('name', 3, 40), v.description('Which of the two, such as Before.')),
      steps: list(
        'steps',
        v.strictObject({
          icon,
          by: oneOf(
            'by',
            ['person', 'machine', 'trouble'],
            'Who does it, person or machine; trouble where it goes wrong.',
          ),
          text: v.pipe(text('text', 5, 120), v.description('What is done.')),
        }),
        2,
        5,
        'Two to five steps, in order.',
      ),
    }),
    2,
    2,
    'The same work twice, before and after.',
  ),
})

/** The stages from an advert to a customer. Costs per stage are computed while building. */
const FunnelSchema = v.strictObject({
  kind: kindOf('funnel'),
  ...common,
  spend: v.pipe(
    number('spend', 1, 100_000_000),
    v.description('What was spent, as a whole number.'),
  ),
  currency: oneOf('currency', ['INR', 'USD'], 'INR or USD.'),
  stages: v.pipe(
    list(
      'stages',
      v.strictObject({
        name: v.pipe(text('name', 3, 40), v.description('What is counted, such as clicks.')),
        count: v.pipe(number('count', 1, 100_000_000), v.description('How many.')),
        note: v.pipe(text('note', 3, 100), v.description('What is looked at there.')),
        key,
      }),
      3,
      6,
      'Three to six stages, from many to few.',
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
/** WCAG contrast ratio of two colours, 1 to 21. */
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

/**
 * A mark with its construction, the sizes it holds at, and its palette with the contrast of each
 * pair.
 */
const MarkSchema = v.strictObject({
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

/** Days of the week as a calendar's columns. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** A plan of weeks, with what is done on which day. */
const CalendarSchema = v.strictObject({
  kind: kindOf('calendar'),
  ...common,
  tasks: v.pipe(
    list(
      'tasks',
      v.strictObject({
        name: v.pipe(text('name', 3, 40), v.description('The task in a word or two.')),
        icon,
        note: v.pipe(text('note', 5, 120), v.description('What to know about it.')),
        key,
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
          'Week and weekday of each time, such as 1 Sat.',
        ),
      }),
      2,
      6,
      'What is done in the weeks of a plan.',
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

/** The mistake in a time span on an axis, if there is one. */
function outOfTime(
  { from, to = from }: { from: Moment; to?: Moment | undefined },
  axis: { start?: Moment; end: Moment },
): string | undefined {
  if (positionOf(to) < positionOf(from)) return `to, ${to}, comes before from, ${from}`
  const { start = 0, end } = axis
  if (positionOf(from) >= positionOf(start) && positionOf(to) <= positionOf(end)) return undefined
  return (
    `${from}${to === from ? '' : ` to ${to}`} lies off the axis, which runs from ${start} ` +
    `to ${end}`
  )
}

/** Checks across fields: a moment off the axis, a score without its criterion, a missing note. */
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
          message:
            `scores needs one number for each of the ${criteria.length} criteria, it has ` +
            `${scores.length}`,
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
            message:
              `[${digit}] points to a note that is not there: notes has ` +
              `${figure.notes.length}`,
          }
}

/**
 * The figure at the top of a page: one of eleven kinds, drawn by components/figures while building.
 */
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
