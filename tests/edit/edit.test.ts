import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { checkContent } from '#content/check.ts'
import { splitFrontmatter } from '#content/read/frontmatter.ts'
import { siteWith } from '#tests/site-copy.ts'
import { EditSession, repository } from './edit-session.ts'

let session: EditSession

beforeAll(async () => {
  session = await EditSession.start()
}, 300_000)
afterAll(() => session?.stop())

const source = (path: string) => repository[path] ?? ''
const pages = Object.keys(repository).filter((path) => path.endsWith('.mdx'))
const sample = pages.find((path) => path.startsWith('pages/content/')) ?? ''
/** The form of a page, as `EditSession.open` takes it: 'content/travel'. */
const placeOf = (path: string) => path.replace(/^pages\/|\.mdx$/g, '')
const metaOf = (path: string) =>
  parse(splitFrontmatter(source(path)).frontmatter ?? '')
/** Lines of `after` that are not in `before`. */
const newLines = (before: string, after: string) => {
  const known = before.split('\n')
  return after.split('\n').filter((line) => !known.includes(line))
}

describe('a consultant who edits the site in a browser', () => {
  test('changes only the title of a sample, and cannot save a title that is too long', async () => {
    const { title, heading } = metaOf(sample) as {
      title: string
      heading: string
    }
    const next = `${title.split(' ').slice(0, 3).join(' ')} once more`
    const tooLong =
      'Shorten the title to 60 characters: search results cut it there (it has 63)'
    await session.open(placeOf(sample))
    await session.shownHeading.waitFor()
    expect(await session.shownHeading.textContent()).toBe(heading)
    // A title that is too long is refused before the first save and after it.
    for (const written of [
      source(sample),
      source(sample).replace(title, next),
    ]) {
      await session.fill({
        title:
          'A title that is longer than any search result will ever show it',
      })
      const refusal = await session.save()
      expect(refusal).toContain(tooLong)
      expect(refusal).toContain('The form is not saved yet.')
      expect(await session.checks.textContent()).toContain(tooLong)
      expect(await session.readBack(sample)).toBe(written)
      await session.fill({ title: next })
      if (written === source(sample)) expect(await session.save()).toBe('saved')
    }
    expect(
      await session.field('title').isVisible(),
      'the form stays open',
    ).toBe(true)
  })

  test('changes words and prices of several pages, and no other file', async () => {
    const before = Object.keys(await session.changedFiles())
    const answer =
      'AI, marketing, video, words and design. {promises.quickStart}.'
    const forms: [
      form: string,
      file: string,
      Record<string, string | number>,
    ][] = [
      [
        'pages/home',
        'data/home.yaml',
        {
          'hero.title': 'Leads that you can count',
          'faq.items.0.answer': answer,
        },
      ],
      [
        'pages/services-designs',
        'data/services/designs.yaml',
        { 'why.points.2': 'You get every file, in order.' },
      ],
      ['facts/prices', 'data/prices.yaml', { 'prices.beginner.INR': 8_123 }],
    ]
    for (const [form, file, changes] of forms) {
      await session.open(form)
      for (const path of Object.keys(changes)) {
        const [list] = path.match(/.*\.items/) ?? []
        if (list) await session.press(list, /^Expand All$/)
      }
      if (file === 'data/prices.yaml') {
        await session.fill({ 'prices.beginner.INR': '8,123' })
        expect(await session.save()).toContain('in digits alone, not "8,123"')
      }
      await session.fill(changes)
      expect(await session.save(), file).toBe('saved')
      const expected = parseDocument(source(file))
      for (const [key, text] of Object.entries(changes))
        expected.setIn(key.split('.'), text)
      expect(parse(await session.readBack(file))).toEqual(expected.toJS())
      expect(newLines(source(file), await session.readBack(file))).toHaveLength(
        Object.keys(changes).length,
      )
    }
    const changed = await session.changedFiles()
    expect(Object.keys(changed).sort()).toEqual(
      [...new Set([...before, ...forms.map(([, file]) => file)])].sort(),
    )
    expect(checkContent(siteWith(changed)).problems).toEqual([])
  })

  test('makes a page whose file looks handwritten', async () => {
    await session.open('legal/new')
    expect(await session.checks.textContent()).toContain(
      'title needs at least 5 characters',
    )
    const fields = {
      title: 'Cookies and what they do',
      description:
        'Which cookies this site sets, what each is for and how you get rid of them.',
      heading: 'Cookies: what they do',
      subtitle: "They're few, and none is set before you agree.",
    }
    await session.fill({ ...fields, title: 'Index' })
    await session.press('keywords', /\bAdd\b/)
    await session.fill({ 'keywords.0': 'cookies' })
    await session.reach('body')
    await session.input('body').click()
    await session.page.keyboard.insertText('There are none.')
    // From this title, the editor would make the slug 'index', which no page can have.
    expect(await session.save()).toContain('not index: press the anchor')
    await session.fill({ title: fields.title })
    expect(await session.save()).toBe('saved')
    expect(
      await session.readBack('pages/legal/cookies-and-what-they-do.mdx'),
    ).toBe(
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

  test('sees no warning in the terminal in which the editor was started', () => {
    expect(session.printed()).not.toMatch(/\(!\)|error|warn/i)
  })

  test('causes no request to another host, except for photographs', () => {
    expect(session.otherHosts).toEqual([])
  })
})

test('an owner who edits a folder is not asked to sign in', async () => {
  const page = await session.browser.newPage()
  await page.goto(session.address)
  await page
    .getByRole('button', { name: 'Work with Local Repository' })
    .waitFor()
  const signIns = page.getByRole('button', { name: /Sign In/ })
  expect(await signIns.count()).toBe(0)
  await page.close()
})

test('in a second tab or a browser without file access, the editor says what to do', async () => {
  const second = await session.page.context().newPage()
  await second.goto(session.address)
  expect(await second.locator('.message').textContent()).toContain(
    'The editor is open in another tab or window',
  )
  const page = await session.browser.newPage()
  await page.addInitScript('delete window.showDirectoryPicker')
  await page.goto(session.address)
  expect(await page.locator('.message').textContent()).toContain(
    'Open this page in Chrome, Edge, Opera or another browser of that family, on a computer',
  )
})
