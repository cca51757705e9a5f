import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FigureSchema } from '#content/schema/figure.ts'

const caption = 'What the figure shows, in a sentence of some length.'
/** A part of a whole in a figure of the kind 'shares'. */
const part = (name: string, count: number) => ({ name, count })

const shares = {
  kind: 'shares',
  caption,
  drawn: 'bars',
  wholes: [
    {
      name: '1,200 enquiries by form',
      parts: [part('suited', 1000), part('did not', 200)],
    },
    {
      name: 'A shirt costs 800 rupees',
      parts: [part('600 rupees', 58), part('200 rupees', 42)],
    },
  ],
}
const scores = {
  kind: 'scores',
  caption,
  criteria: [
    { name: 'Holds when small', weight: 60 },
    { name: 'Looks like no other', weight: 40 },
  ],
  entries: [
    { name: 'Leaf', scores: [9, 7], note: 'Survives 16 pixels' },
    { name: 'Kettle', scores: [5, 8], note: 'Its spout closes' },
  ],
}
/** A lane with parts of two minutes each, which begin at the minutes `starts`. */
const lane = (name: string, ...starts: number[]) => ({
  name,
  items: starts.map((from) => ({
    from,
    to: from + 2,
    name: `Minute ${from}`,
  })),
})
const lanes = {
  kind: 'lanes',
  caption,
  axis: { start: 0, end: 90, step: 15 },
  lanes: [lane('Home', 36, 61), lane('Away', 9, 50)],
}
/** A scene of a video at this time; all scenes have the same words. */
const scene = (at: string) => ({
  at,
  says: 'A customer scans',
  shows: 'The code',
})
const scenes = {
  kind: 'scenes',
  caption,
  length: '1:30',
  scenes: [scene('0:00'), scene('0:14'), scene('1:20')],
}
const curve = {
  kind: 'curve',
  caption,
  height: 'Viewers still watching',
  axis: { name: 'Minutes', end: '8:00', step: '2:00' },
  lines: [
    {
      name: 'This video',
      points: [
        ['0:00', 100],
        ['2:00', 80],
        ['8:00', 20],
      ],
    },
  ],
}
const proof = {
  kind: 'proof',
  caption,
  title: 'Payroll for small shops',
  paragraphs: [
    'You enter the attendance, and the wages are ready the same evening[1].',
  ],
  notes: ['From your support mails'],
}

/** The mistakes that are reported in a figure, each with its path. */
const mistakesIn = (figure: object) => {
  const { issues = [] } = v.safeParse(FigureSchema, figure)
  return issues.map((issue) => {
    const place = v.getDotPath(issue)
    return `${place}: ${issue.message}`
  })
}

test('a figure of each kind is accepted if its numbers add up', () => {
  const figures = [shares, scores, lanes, scenes, curve, proof]
  for (const figure of figures)
    expect(mistakesIn(figure), figure.kind).toEqual([])
})

test('an owner learns which numbers of a figure do not add up', () => {
  const [first, second] = shares.wholes
  const named = { ...first, name: '1,300 enquiries by form' }
  const wholes = [second, named]
  expect(mistakesIn({ ...shares, wholes })).toEqual([
    'wholes.1.name: says 1300, and the counts of its parts make 1200: correct the number, ' +
      'or the count of a part, or begin with a word if it is no total',
  ])
  const criteria = [
    { name: 'Holds when small', weight: 60 },
    { name: 'No other', weight: 30 },
  ]
  expect(mistakesIn({ ...scores, criteria })).toEqual([
    'criteria: The weights of all criteria must make 100 together, they make 90',
  ])
  const entries = [
    { name: 'Leaf', scores: [9, 7, 3], note: 'Survives' },
    scores.entries[1],
  ]
  expect(mistakesIn({ ...scores, entries })).toEqual([
    'entries.0.scores: needs one number for each of the 2 criteria, it has 3',
  ])
})

test('an owner may begin the name of a whole with another number if its parts make 100', () => {
  const parts = [part('to the end', 58), part('in part', 42)]
  const wholes = [{ name: '2025 messages by how well they were read', parts }]
  expect(mistakesIn({ ...shares, wholes })).toEqual([])
})

test('an owner may give three criteria the weights 33.4, 33.3 and 33.3 (100 in total)', () => {
  const criteriaOf = (...weights: number[]) =>
    weights.map((weight) => ({ name: `Weighs ${weight}`, weight }))
  const entries = scores.entries.map((entry) => ({
    ...entry,
    scores: [9, 7, 8],
  }))
  const exact = criteriaOf(33.4, 33.3, 33.3)
  expect(mistakesIn({ ...scores, criteria: exact, entries })).toEqual([])
  const light = criteriaOf(33.3, 33.3, 33.3)
  expect(mistakesIn({ ...scores, criteria: light, entries })).toEqual([
    'criteria: The weights of all criteria must make 100 together, they make 99.9',
  ])
})

test('an owner learns that a count of dots must be a whole number, not 33.3', () => {
  const parts = [part('right', 33.3), part('wrong', 67)]
  const wholes = [{ name: 'Of all answers', parts }]
  expect(mistakesIn({ ...shares, drawn: 'dots', wholes })).toEqual([
    'wholes.0.parts.0.count: must be a whole number from 1 to 1000, in digits alone, not 33.3',
  ])
})

test('an owner learns which moments of a figure are in the wrong order or off the axis', () => {
  const order = 'correct a time, or put them in the order of time'
  const turnedBack = [lane('Home', 36, 61), lane('Away', 50, 9)]
  expect(mistakesIn({ ...lanes, lanes: turnedBack })).toEqual([
    `lanes.1.items.1: begins at 9, before the one above it in Away, at 50: ${order}`,
  ])
  const band = { from: 80, to: 95, name: 'The last minutes' }
  expect(mistakesIn({ ...lanes, band })).toEqual([
    'band: lies off the axis, which runs from 0 to 90: it is at 80 to 95',
  ])
  const turned = { from: 40, to: 30, name: 'Half-time' }
  expect(mistakesIn({ ...lanes, band: turned })).toEqual([
    'band: ends at 30, before it begins at 40',
  ])
  const axis = { start: 10, end: 90, step: 15 }
  expect(mistakesIn({ ...lanes, axis })).toEqual([
    'lanes.1.items.0: lies off the axis, which runs from 10 to 90: it is at 9 to 11',
  ])
  const off = [scene('0:00'), scene('0:14'), scene('1:40')]
  expect(mistakesIn({ ...scenes, scenes: off })).toEqual([
    'scenes.2.at: lies off the axis, which runs from 0 to 1:30: it is at 1:40',
  ])
  const mixed = [scene('0:14'), scene('0:00'), scene('1:20')]
  expect(mistakesIn({ ...scenes, scenes: mixed })).toEqual([
    `scenes.1.at: begins at 0:00, before the one above it in scenes, at 0:14: ${order}`,
  ])
})

test.each([
  [{ end: 0 }, 'end: must be after the start, which is 0: it is 0'],
  [
    { start: '20:00', end: '5:00' },
    'end: must be after the start, which is 20:00: it is 5:00',
  ],
  [{ step: 0 }, 'step: must be more than 0, not 0'],
  [{ step: '0:00' }, 'step: must be more than 0, not 0:00'],
  [
    { end: '10:00', step: 2 },
    'step: makes 301 numbers below the figure, where 20 have room: write a larger step, and a ' +
      "time such as '2:00' where the end is a time",
  ],
])(
  'an owner learns which field is wrong in an axis with %j',
  (fields, says) => {
    const axis = { ...lanes.axis, ...fields }
    expect(mistakesIn({ ...lanes, axis })).toEqual([`axis.${says}`])
  },
)

test('an owner learns that the comma of 22,5 made three numbers of a point', () => {
  const lines = [
    {
      name: 'Views',
      points: [
        [0, 100],
        [2, 80],
        [7, 22, 5],
      ],
    },
  ]
  expect(mistakesIn({ ...curve, lines })).toEqual([
    "lines.0.points.2.2: must be two numbers, such as ['0:20', 84]",
  ])
})

test('an owner learns that a curve needs an axis with a length and a step', () => {
  const short = { ...curve.axis, end: '0:00' }
  expect(mistakesIn({ ...curve, axis: short })).toEqual([
    'axis.end: must be after the start, which is 0: it is 0:00',
  ])
  const still = { ...curve.axis, step: 0 }
  expect(mistakesIn({ ...curve, axis: still })).toEqual([
    'axis.step: must be more than 0, not 0',
  ])
})

test('an owner learns that the length of a video must be more than 0', () => {
  expect(mistakesIn({ ...scenes, length: '0:00' })).toEqual([
    'length: must be more than 0, not 0:00',
  ])
})

test('an owner learns that a mark inside another mark is not closed', () => {
  const paragraphs = ['You enter ==the ~~attendance==, and wages are ready.']
  expect(mistakesIn({ ...proof, paragraphs })).toEqual([
    'paragraphs.0: A mark is not closed: write ~~taken out~~, ++put in++ or ==in question==',
  ])
})

test('a mark such as [2] in a text is refused if there is no note of that number', () => {
  const paragraphs = [...proof.paragraphs, 'It was tried in nine shops[2].']
  expect(mistakesIn({ ...proof, paragraphs })).toEqual([
    'paragraphs.1: [2] points to a note that is not there: notes has 1',
  ])
  expect(mistakesIn({ ...proof, title: 'Payroll[3]' })).toEqual([
    'title: [3] points to a note that is not there: notes has 1',
  ])
})
