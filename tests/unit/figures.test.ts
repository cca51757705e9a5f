import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { positionOf } from '../../data/schemas/figures/time.ts'
import { ContentError } from '../../ssg/content/content-error.ts'
import { readPages } from '../../ssg/routes/pages.ts'
import { newPage } from '../../tools/new/new-page.ts'
import { siteWith } from './site-copy.ts'

const caption = 'What the figure shows and what to see in it.'
const points = (...moments: string[]) => moments.map((moment, index) => [moment, 90 - index])
const curve = {
  kind: 'curve',
  caption,
  height: 'Viewers still watching',
  axis: { name: 'Minutes', end: '2:00', step: '1:00' },
  lines: [{ name: 'Viewers', points: points('0:00', '1:00', '2:00') }],
}
const goals = (home: number, away: number) => ({
  kind: 'lanes',
  caption,
  axis: { start: 0, end: 90, step: 15 },
  lanes: [
    { name: 'Home', items: [{ from: home, to: home + 10, name: 'A goal' }] },
    { name: 'Away', items: [{ from: away, to: away + 10, name: 'A goal' }] },
  ],
})
const weights = (price: number, support: number) => ({
  kind: 'scores',
  caption,
  criteria: [
    { name: 'Price', weight: price },
    { name: 'Support', weight: support },
  ],
  entries: ['Tool A', 'Tool B'].map((name) => ({ name, scores: [7, 8], note: 'The catch' })),
})
const proof = {
  kind: 'proof',
  caption,
  title: 'A heading',
  paragraphs: ['A paragraph with a ==fact==[1] in it.'],
  notes: ['Its source'],
}

/** Place and message of each mistake on a page with this figure. */
async function mistakesIn(figure: unknown): Promise<string[]> {
  const [, frontmatter = '', body = ''] = newPage({
    kind: 'content',
    title: 'Food writing samples',
  }).split(/^---\n/m)
  const text = `---\n${stringify({ ...parse(frontmatter), figure })}---\n${body}`
  try {
    await readPages(siteWith({ 'pages/content/food.mdx': text }, ['pages', 'data']))
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(
      ({ line, message }) => `${text.split('\n')[line - 1]?.trim().split(':')[0]} | ${message}`,
    )
  }
}

test.each([curve, goals(12, 34), weights(60, 40), proof])(
  'a correct $kind is accepted',
  async (it) => expect(await mistakesIn(it)).toEqual([]),
)

test.each<[string, unknown, string]>([
  [
    'an unknown kind',
    { ...curve, kind: 'chart' },
    'kind | figure.kind: kind must be one of curve, lanes, scores, proof, scenes, shares, not',
  ],
  [
    'an impossible time',
    { ...curve, axis: { ...curve.axis, end: '2:75' } },
    "end | figure.axis.end: end must be a number, or a time such as '5:30' in quotes",
  ],
  [
    'points out of order',
    { ...curve, lines: [{ name: 'Viewers', points: points('1:00', '0:30', '2:00') }] },
    'points | figure.lines.0.points: points must be in the order of time',
  ],
  [
    'a moment off its axis',
    goals(12, 85),
    '- from | figure.lanes.1.items.0: 85 to 95 lies off the axis, which runs from 0 to 90',
  ],
  [
    'weights that do not add up',
    weights(60, 30),
    'criteria | figure.criteria: The weights of all criteria must make 100 together, they make 90',
  ],
  [
    'a mark that is not closed',
    { ...proof, paragraphs: ['A paragraph with ~~a word that went and no end.'] },
    'figure.paragraphs.0: A mark is not closed: write ~~taken out~~, ++put in++ or ==in question==',
  ],
  [
    'a note that is not there',
    { ...proof, title: 'A heading[3]' },
    'title | figure.title: [3] points to a note that is not there: notes has 1',
  ],
])('%s is reported with place and remedy', async (_, figure, message) => {
  expect(await mistakesIn(figure)).toEqual([expect.stringContaining(message)])
})

test('a moment is a number or a time of day', () => {
  expect([positionOf(23), positionOf('0:14'), positionOf('5:30')]).toEqual([23, 14, 330])
})
