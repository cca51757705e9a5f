import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { splitFrontmatter } from '../../ssg/content/frontmatter.ts'
import { contentProblems } from '../../tools/checks/content-problems.ts'
import { siteWith } from '../unit/site-copy.ts'
import { EditSession, repository } from './edit-session.ts'

let session: EditSession

beforeAll(async () => {
  session = await EditSession.start()
}, 300_000)
afterAll(() => session?.stop())

const source = (path: string) => repository[path] ?? ''
const pages = Object.keys(repository).filter((path) => path.endsWith('.mdx'))
const sample = pages.find((path) => path.startsWith('pages/content/')) ?? ''
const placeOf = (path: string) => path.replace(/^pages\/|\.mdx$/g, '')
const metaOf = (path: string) => parse(splitFrontmatter(source(path)).frontmatter ?? '')
/** Lines of a text that another one lacks. */
const newLines = (before: string, after: string) => {
  const known = before.split('\n')
  return after.split('\n').filter((line) => !known.includes(line))
}
const facts = (path: string) => JSON.parse(source(path))

describe('a consultant who edits the site in a browser', () => {
  test("changes a sample's title and no other byte", async () => {
    const { title, heading } = metaOf(sample) as { title: string; heading: string }
    const next = `${title.split(' ').slice(0, 3).join(' ')} once more`
    await session.open(placeOf(sample))
    await session.shownHeading.waitFor({ timeout: 60_000 })
    expect(await session.shownHeading.textContent()).toBe(heading)
    await session.fill({ title: next })
    expect(await session.save()).toBe('saved')
    expect(await session.field('title').isVisible(), 'the form stays open').toBe(true)
    expect(await session.readBack(sample)).toBe(
      source(sample).replace(/^title: .*$/m, (line) => line.replace(title, next)),
    )
  })

  test('changes words all over the site, in content files alone', async () => {
    const before = Object.keys(await session.changedFiles())
    const words: [form: string, file: string, Record<string, string>][] = [
      [
        'pages/home',
        'data/home.yaml',
        {
          'hero.title': 'Leads that you can count',
          'hero.primary.label': 'Ask for work',
          'faq.items.0.answer': 'AI, marketing, video, words and design. {promises.quickStart}.',
        },
      ],
      [
        'pages/services-designs',
        'data/services/designs.yaml',
        { 'why.points.2': 'You get every file, open and in order.' },
      ],
      [
        'pages/career-beginner',
        'data/career/beginner.yaml',
        { 'topics.items.2.title': 'Checking what an assistant says' },
      ],
      [
        'words/toasts',
        'data/toasts.yaml',
        { 'otherTextInForm.title': 'Another text is in your form' },
      ],
      [
        'words/forms-contact',
        'data/forms/contact.yaml',
        { 'sent.text': 'The same text is ready for WhatsApp and mail below.' },
      ],
    ]
    for (const [form, file, changes] of words) {
      await session.open(form)
      for (const path of Object.keys(changes)) {
        const [list] = path.match(/.*\.items/) ?? []
        if (list) await session.expand(list)
      }
      await session.fill(changes)
      expect(await session.save(), file).toBe('saved')
      const expected = parseDocument(source(file))
      for (const [key, text] of Object.entries(changes)) expected.setIn(key.split('.'), text)
      expect(parse(await session.readBack(file))).toEqual(expected.toJS())
      expect(newLines(source(file), await session.readBack(file))).toHaveLength(
        Object.keys(changes).length,
      )
    }
    const changed = await session.changedFiles()
    expect(Object.keys(changed).sort()).toEqual(
      [...new Set([...before, ...words.map(([, file]) => file)])].sort(),
    )
    expect(await contentProblems(siteWith(changed))).toEqual([])
  })

  test('changes quoted words once own-words.yaml lists them', async () => {
    await session.open('pages/home')
    await session.fill({ 'banner.text': 'TWO NEW PROGRAMS' })
    expect(await session.save()).toBe('refused')
    expect(await session.checks.textContent()).toContain('add the quoted words to the list in')
    await session.open('words/own-words')
    await session.add('replaced')
    await session.fill({ 'replaced.0': 'NEW AI PROGRAMS LAUNCH' })
    expect(await session.save()).toBe('saved')
    await session.open('pages/home')
    await session.fill({ 'banner.text': 'TWO NEW PROGRAMS' })
    expect(await session.save()).toBe('saved')
  })

  test('changes a price and no other byte', async () => {
    const { prices } = facts('data/prices.json') as { prices: { beginner: { INR: number } } }
    await session.open('facts/prices')
    await session.fill({ 'prices.beginner.INR': String(prices.beginner.INR + 500) })
    expect(await session.save()).toBe('saved')
    prices.beginner.INR += 500
    expect(await session.readBack('data/prices.json')).toBe(
      `${JSON.stringify({ ...facts('data/prices.json'), prices }, null, 2)}\n`,
    )
  })

  test('adds a testimonial after the others', async () => {
    const { testimonials } = facts('data/testimonials.json') as { testimonials: unknown[] }
    const at = `testimonials.${testimonials.length}`
    await session.open('facts/testimonials')
    await session.add('testimonials')
    const testimonial = {
      id: 'lakeside-trust',
      quote: 'The page was clear after one afternoon. "Say what you do" was the whole advice.',
      name: "Meera D'Souza",
      role: 'Trustee',
      company: 'Lakeside Trust, Udaipur',
      initials: 'MD',
      rating: 5,
      results: 'Visits by appointment doubled',
      project: 'One page of words',
    }
    const filled = Object.entries(testimonial).map(([key, value]) => [`${at}.${key}`, `${value}`])
    await session.fill(Object.fromEntries(filled))
    expect(await session.save()).toBe('saved')
    const written = JSON.parse(await session.readBack('data/testimonials.json')) as {
      testimonials: unknown[]
    }
    expect(written.testimonials.at(-1)).toEqual({ ...testimonial, home: false, sample: false })
    expect(
      `${JSON.stringify({ testimonials: written.testimonials.slice(0, -1) }, null, 2)}\n`,
    ).toBe(source('data/testimonials.json'))
  })

  test('makes a page in the format that a person would write', async () => {
    await session.open('legal/new')
    expect(await session.checks.textContent()).toContain('title needs at least 5 characters')
    const fields = {
      title: 'Cookies and what they do',
      description:
        'Which cookies this site sets, what each of them is for, how long they stay and how ' +
        'you get rid of them.',
      heading: 'Cookies: what they do',
      subtitle: "They're few, and none is set before you agree.",
    }
    await session.fill(fields)
    await session.add('keywords')
    await session.fill({ 'keywords.0': 'cookies' })
    await session.reach('body')
    await session.input('body').click()
    await session.page.keyboard.insertText('There are none.')
    expect(await session.save()).toBe('saved')
    expect(await session.readBack('pages/legal/cookies-and-what-they-do.mdx')).toBe(
      [
        '---',
        'title: Cookies and what they do',
        `description: ${fields.description}`,
        'keywords:\n  - cookies',
        "heading: 'Cookies: what they do'",
        "subtitle: They're few, and none is set before you agree.",
        '---\n\nThere are none.\n',
      ].join('\n'),
    )
  })

  test('needs no account, and no request leaves the machine', () => {
    expect(session.otherHosts).toEqual([])
  })
})

describe('a mistake in a form', () => {
  test.each([
    [
      'of length',
      placeOf(sample),
      'title',
      'A title that goes on for longer than any search result will show it',
      'Shorten the title to 60 characters: search results cut it there (it has 67)',
    ],
    [
      'of a price without a number',
      'facts/prices',
      'prices.beginner.INR',
      'eight thousand',
      'INR must be a whole number above zero',
    ],
  ])('%s is reported above the form and not saved', async (...given) => {
    const [, place, path, value, message] = given
    await session.open(place)
    const [list = '', index] = path.split('.')
    if (index === '0') await session.expand(list)
    await session.fill({ [path]: value })
    expect(await session.save()).toBe('refused')
    expect(await session.checks.textContent()).toContain(message)
  })

  test('of an element that the policy refuses is reported and not saved', async () => {
    const path = pages.find((each) => each.startsWith('pages/legal/')) ?? ''
    const message = "'<script>' is refused by the site's policy: delete it"
    await session.open(placeOf(path))
    await session.reach('body')
    await session.input('body').click()
    await session.page.keyboard.press('Control+End')
    await session.page.keyboard.insertText('\n\n<script></script>')
    expect(await session.save()).toBe('refused')
    expect(await session.checks.textContent()).toContain(message)
    expect(await session.readBack(path)).toBe(source(path))
  })

  test('that concerns the whole form is reported above it', async () => {
    const duel =
      pages.find(
        (path) => metaOf(path).figure?.kind === 'scores' && metaOf(path).figure.criteria,
      ) ?? ''
    await session.open(placeOf(duel))
    await session.expand('figure.criteria')
    await session.fill({ 'figure.criteria.0.weight': '99' })
    expect(await session.save()).toBe('refused')
    expect(await session.checks.textContent()).toContain(
      'The weights of all criteria must make 100 together, they make',
    )
  })
})

test('a browser that cannot write files names browsers that can', async () => {
  const page = await session.openWithout()
  expect(await page.locator('.message').textContent()).toContain(
    'Open this page in Chrome, Edge, Opera or another browser of that family, on a computer',
  )
  await page.close()
})
