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
      'a mistyped price, reported once although five files show it',
      { 'data/prices.json': replace('"beginner": {', '"beginer": {') },
      [
        'data/prices.json:2:3 prices.beginner is missing',
        "data/prices.json:7:5 'beginer' is not known here: did you mean 'beginner'?",
      ],
    ],
    [
      'a link that runs a script',
      { 'data/navigation.yaml': replace('href: /skills', 'href: javascript:alert(1)') },
      [
        'data/navigation.yaml:14:5 pages.2.href: href must be a path of this site that starts ' +
          "with one /, or an anchor that starts with #, not 'javascript:alert(1)'",
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
  ])('%s', async (_, changes, expected) => {
    expect(await problemsWith(changes)).toEqual(expected)
  })
})
