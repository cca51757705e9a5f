import { describe, expect, test } from 'vitest'
import { checkContent } from '#content/check.ts'
import { filesBelow } from '#content/files.ts'
import { openSite } from '#content/open-site.ts'
import { leftToFill } from '#content/rules/index.ts'
import { slugOf } from '#content/slug.ts'
import { root, SiteCopy, siteWith } from '#tests/site-copy.ts'
import {
  fileOf,
  kindProblem,
  type NewPageKind,
  newPageText,
  proposedSlug,
  slugProblem,
  titleProblem,
} from '#tools/new/new-page.ts'

test('the only faults of a new page of any kind and title are words left to fill in', () => {
  const titles: Record<NewPageKind, string> = {
    content: 'Foods',
    video: `A "quoted" film 🎬: what's in it & its #1 maker`,
    case: 'An assistant that answers your questions about opening hours',
    legal: '- [x] weird * title | of: a page',
  }
  expect([titles.content.length, titles.case.length]).toEqual([5, 60])
  const kinds = Object.keys(titles) as NewPageKind[]
  const pages = kinds.map((kind) => ({
    kind,
    slug: `new-${kind}`,
    title: titles[kind],
  }))
  const site = siteWith(
    Object.fromEntries(pages.map((page) => [fileOf(page), newPageText(page)])),
  )
  const { problems, toLookAt } = checkContent(site)
  const faults = [...problems, ...toLookAt].filter(
    ({ message }) => !message.includes('left to be filled in'),
  )
  expect(faults).toEqual([])
})

test('the checks report every instruction that a new page gives the owner', () => {
  const kinds: NewPageKind[] = ['content', 'video', 'case', 'legal']
  const pages = kinds.map((kind) => {
    const page = {
      kind,
      slug: `new-${kind}`,
      title: `A page made new, a ${kind}`,
    }
    return [fileOf(page), newPageText(page)] as const
  })
  const site = openSite(siteWith(Object.fromEntries(pages)))
  const missed = pages.flatMap(([file]) => {
    const { texts = [] } = site.files.get(file) ?? {}
    return texts
      .filter(({ kind }) => leftToFill.kinds.includes(kind))
      .flatMap((text) => {
        const told = text.writtenText.match(
          /^.*\b(?:Say|Replace|What (?:it|you)|you)\b/gm,
        )
        const found = leftToFill.find(text, site.facts)
        return found.length === (told?.length ?? 0)
          ? []
          : [`${file} ${text.name}`]
      })
  })
  expect(missed).toEqual([])
})

test('braces in the title of a new page are kept as text, and no fact replaces them', () => {
  const title = 'Write {x} and {claims.years}'
  const file = 'pages/content/braces.mdx'
  const site = openSite(
    siteWith({ [file]: newPageText({ kind: 'content', title }) }),
  )
  expect(site.pages.find((page) => page.file === file)?.meta.title).toBe(title)
})

describe('a new page is refused', () => {
  test.each([
    [
      'legal',
      'disclaimer',
      'pages/legal/disclaimer.mdx exists already: open it, or',
    ],
    [
      'content',
      'Food & Drink',
      "digits and single hyphens, such as 'food-drink'",
    ],
    [
      'content',
      '../../x',
      "'../../x' cannot be part of an address: use small letters",
    ],
    [
      'content',
      '',
      'is made of Latin letters and digits, and the title has none: write one, such',
    ],
    [
      'case',
      'index',
      "'index' cannot be part of an address: a file of that name is the page of its folder",
    ],
  ] as const)('at the address %s/%s', (kind, slug, message) => {
    expect(slugProblem(root, kind, slug)).toContain(message)
  })

  test.each(['food.tsx', 'Food.mdx', 'food/index.tsx'])(
    'at the address of the existing file %s',
    (name) => {
      const site = siteWith({ [`pages/content/${name}`]: '' }, ['pages'])
      const [existing = ''] = name.split('/')
      expect(slugProblem(site, 'content', 'food')).toContain(
        `pages/content/${existing} exists`,
      )
    },
  )

  test('if its kind is unknown or its title is taken', () => {
    for (const kind of ['blog', 'toString'])
      expect(kindProblem(kind)).toContain(
        `'${kind}' is not a kind of page:\n  content `,
      )
    expect(slugProblem(root, 'content', 'food-and-drink-2')).toBeUndefined()
    expect(titleProblem(root, 'Words made for a test')).toBeUndefined()
    expect(titleProblem(root, 'Privacy Policy')).toContain(
      'pages/legal/privacy-policy.mdx has this title already',
    )
  })
})

test('the address proposed for a title has ASCII letters in place of other Latin letters', () => {
  expect(slugOf('Café & Küche: what people eat!')).toBe(
    'cafe-kuche-what-people-eat',
  )
  expect(slugOf('Straße in Łódź, İzmir ve ışık')).toBe(
    'strasse-in-lodz-izmir-ve-isik',
  )
})

test('the address proposed for a long title has at most sixty characters', () => {
  expect(proposedSlug('ß'.repeat(40))).toHaveLength(60)
  const withSpaceAt60 = `${'a'.repeat(59)} b`
  expect(proposedSlug(withSpaceAt60)).toBe('a'.repeat(59))
})

test('the last part of the address of a new page has at most sixty characters', () => {
  const [fits, long] = [60, 61].map((length) => 'a'.repeat(length))
  expect(slugProblem(root, 'content', fits ?? '')).toBeUndefined()
  expect(slugProblem(root, 'content', long ?? '')).toContain(
    'it has 61 characters, 60 are allowed',
  )
})

describe('npm run new', () => {
  // Flags and addresses are tested in tests/recipes.
  const copy = new SiteCopy()

  test('asks each question again until the answer is valid', () => {
    const typed = 'blog\n legal \nHi\nCookie notice\n\n'
    const { status, stdout } = copy.runScript('tools/run.mjs', ['new'], {
      input: typed,
    })
    expect(status).toBe(0)
    expect(filesBelow(copy.folder, 'pages/legal')).toContain(
      'pages/legal/cookie-notice.mdx',
    )
    for (const line of [
      "'blog' is not a kind of page:\n  content  a content sample: articles",
      'title needs at least 5 characters',
      'Last part of its address: [cookie-notice]',
      'To link it from every page, add it to `legal` in data/footer.yaml',
      'npm run dev, then http://localhost:5173/legal/cookie-notice',
    ])
      expect(stdout).toContain(line)
  })

  test.each([
    ['--title', 'खाने के बारे में लेख', '(as a flag: --slug fo'],
    ['--slug', 'food', 'Nothing was written: an answer is missing.'],
  ])(
    'fails, says what is missing and writes no file (with only --kind content %s %s)',
    (flag, value, message) => {
      const files = filesBelow(copy.folder, 'pages')
      const { status, output } = copy.attempt(
        'new',
        '--kind',
        'content',
        flag,
        value,
      )
      expect([status, output]).toEqual([1, expect.stringContaining(message)])
      expect(filesBelow(copy.folder, 'pages')).toEqual(files)
    },
  )
})
