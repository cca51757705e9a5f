import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/requirements.md', 'utf8')
/** '4.2' of a heading, '4.2.1' of a list item or a table row that begins with a bold number. */
const numbers = [...page.matchAll(/^(?:#{2,3} |- \*\*|\| \*\*)(\d(?:[\d.]*\d)?)/gm)].map(
  ([, number = '']) => number,
)

const folders = ['client', 'components', 'data', 'docs', 'pages', 'ssg', 'tools', 'tests']
const files = folders.flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|m?js|css|mdx?|ya?ml)$/.test(file)),
)

test('every reference to the requirements leads to one of them', () => {
  const references = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/§([\d.]*\d)/g)].map(([, number = '']) => ({
      file,
      number,
    })),
  )
  expect(references.length).toBeGreaterThan(100)
  expect(references.filter(({ number }) => !numbers.includes(number))).toEqual([])
})

test('no two requirements share a number', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) < index)).toEqual([])
})
