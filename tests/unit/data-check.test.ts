import { describe, expect, test, vi } from 'vitest'
import { contentFileProblems } from '../../ssg/content/content-file.ts'
import { checkData } from '../../tools/checks/check-data.ts'
import { problemLines, root, siteWith } from './site-copy.ts'

vi.setConfig({ testTimeout: 30_000 }) // a busy machine may need seconds

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)
async function problemsWith(changes: Parameters<typeof siteWith>[0]) {
  const site = siteWith(changes, ['data'])
  const problems = contentFileProblems(site)
  return problemLines(problems.length > 0 ? problems : await checkData(site))
}

test('the data of this site has no mistakes', async () => {
  expect(await checkData(root)).toEqual([])
})

describe('a mistake is reported at its line', () => {
  test.each<[string, Parameters<typeof siteWith>[0], unknown[]]>([
    [
      'a price in quotes',
      { 'data/prices.json': replace('"USD": 1200', '"USD": "1200"') },
      [
        'data/prices.json:5:7 prices.premium.USD: USD must be a whole number above zero, ' +
          'without quotes and commas: 100000 for 1,00,000',
      ],
    ],
    [
      'a mistyped price, reported once although five files show it',
      { 'data/prices.json': replace('"beginner": {', '"beginer": {') },
      [
        'data/prices.json:2:3 prices.beginner is missing',
        "data/prices.json:7:5 'beginer' is not known here: did you mean 'beginner'?",
      ],
    ],
    [
      'a rating above five',
      { 'data/testimonials.json': replace('"rating": 5', '"rating": 50') },
      ['data/testimonials.json:10:7 testimonials.0.rating: rating must be 1 to 5'],
    ],
    [
      'a link that runs a script',
      {
        'data/navigation.ts': replace(
          "label: 'Skills', href: '/skills'",
          "label: 'Skills', href: 'javascript:alert(1)'",
        ),
      },
      [
        'data/navigation.ts:7:22 2.href: href must be a path of this site that starts with ' +
          "one /, or an anchor that starts with #, not 'javascript:alert(1)'",
      ],
    ],
    [
      'an unencrypted profile link',
      { 'data/site.json': replace('https://example.com/social/x', 'http://example.com/social/x') },
      [
        'data/site.json:49:7 social.3.url: url must be a full address that starts with ' +
          "https://, not 'http://example.com/social/x'",
      ],
    ],
    [
      'a claim without a figure',
      { 'data/claims.json': replace('"200+"', '"many"') },
      [
        "data/claims.json:4:5 claims.projects: projects must be a figure such as '300%' or " +
          "'50+', not 'many'",
      ],
    ],
    [
      'a list that is too short',
      { 'data/contact.yaml': replace(/ {4}- icon: lock\n.*\n.*\n/, '') },
      ['data/contact.yaml:11:3 hero.stats: stats needs exactly 3 entries, it has 2'],
    ],
    [
      'an answer that names a fact which does not exist',
      { 'data/home.yaml': replace('{prices.expert}', '{prices.exprt}') },
      [
        expect.stringContaining(
          'faq.items.3.answer: there is no fact {prices.exprt}: did you mean {prices.expert}?',
        ),
      ],
    ],
    [
      'a comma after the last entry of a list',
      { 'data/site.json': replace('"Bengali"', '"Bengali",') },
      [
        'data/site.json:14:14 The file cannot be read: JSON takes names and texts in double ' +
          'quotes, no comma after the last entry of a list, and no comments',
      ],
    ],
    [
      'a missing bracket',
      { 'data/not-found.ts': replace('} as const', 'as const') },
      [
        expect.stringMatching(
          /^data\/not-found\.ts:\d+:4 The file cannot be read: Expected .* but found `const`$/,
        ),
      ],
    ],
  ])('%s', async (_, changes, expected) => {
    expect(await problemsWith(changes)).toEqual(expected)
  })
})

test('all mistakes of a run are reported together', async () => {
  const found = await problemsWith({
    'data/prices.json': replace('"USD": 1200', '"USD": 0'),
    'data/site.json': replace('"initials": "AS"', '"initials": "A1"'),
    'data/home.yaml': replace('- question:', '- questoin:'),
  })
  expect(found).toHaveLength(4)
})
