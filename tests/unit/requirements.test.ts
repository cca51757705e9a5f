import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

const PAGE = 'docs/requirements.md'

interface Requirement {
  /** '4.4.2' */
  id: string
  /** The section it stands in: '4.4'. */
  section: string
  /** The tests that hold it, each with the titles that are quoted. */
  tests: { file: string; titles: string[] }[]
}

/** The requirements of the page: an item of a list or a row of a table each, beginning with its number in bold. */
function requirementsIn(page: string): Requirement[] {
  let section = ''
  return page.split('\n').flatMap((line) => {
    section = /^#{2,3} ([\d.]*\d)/.exec(line)?.[1] ?? section
    const id = /^(?:- |\| )\*\*([\d.]+)\*\* /.exec(line)?.[1]
    if (!id) return []
    const tests = [...line.matchAll(/`(tests\/[^`]+)`((?: "[^"]+")*)/g)].map(
      ([, file = '', titles = '']) => ({
        file,
        titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
      }),
    )
    return [{ id, section, tests }]
  })
}

const sectionsIn = (page: string) =>
  [...page.matchAll(/^#{2,3} ([\d.]*\d)/gm)].map(([, number = '']) => number)
const numbersIn = (text: string) =>
  [...text.matchAll(/§([\d.]*\d)/g)].map(([, number = '']) => number)

const page = readFileSync(PAGE, 'utf8')
/** What follows the introduction. */
const body = page.slice(page.indexOf('\n## '))
const requirements = requirementsIn(page)
const known = new Set([...sectionsIn(page), ...requirements.map(({ id }) => id)])

const files = ['client', 'components', 'data', 'pages', 'ssg', 'tools', 'tests'].flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(
      (file) =>
        /\.(tsx?|m?js|css|mdx|yaml)$/.test(file) && file !== 'tests/unit/requirements.test.ts',
    ),
)

type Node = Record<string, unknown> & { type: string }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** 'test' for `test(…)`, `test.describe(…)` and `test.each(…)(…)`. */
function rootOf(callee: unknown): unknown {
  if (!isNode(callee)) return undefined
  if (callee.type === 'Identifier') return callee.name
  return rootOf(callee.type === 'MemberExpression' ? callee.object : callee.callee)
}

/** The title of each test and group in a file; what is put together while it runs stands as '…'. */
function titlesIn(file: string): string[] {
  const titles: string[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    if (
      value.type === 'CallExpression' &&
      ['test', 'describe'].includes(rootOf(value.callee) as string)
    ) {
      const [title] = value.arguments as Node[]
      if (title?.type === 'Literal') titles.push(String(title.value))
      if (title?.type === 'TemplateLiteral')
        titles.push(
          (title.quasis as { value: { cooked: string } }[])
            .map((part) => part.value.cooked)
            .join('…'),
        )
    }
    Object.values(value).forEach(visit)
  }
  visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return titles
}
const titles = new Map<string, string[]>()
const hasTitle = (file: string, title: string) => {
  if (!titles.has(file)) titles.set(file, titlesIn(file))
  return titles.get(file)?.some((each) => each.includes(title))
}

describe('a reference to the requirements', () => {
  const mentions = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) => (text.includes('§') ? [{ at: `${file}:${index + 1}`, text }] : [])),
  )

  test('leads to a section or a requirement', () => {
    expect(mentions.length).toBeGreaterThan(100)
    expect(
      mentions.flatMap(({ at, text }) =>
        numbersIn(text)
          .filter((number) => !known.has(number))
          .map((number) => `${at}: §${number}`),
      ),
    ).toEqual([])
  })

  test('says what it refers to, as in requirements §4.2', () => {
    expect(
      mentions
        .filter(({ text }) => !/[Rr]equirements §\d/.test(text))
        .map(({ at, text }) => `${at}: ${text.trim()}`),
    ).toEqual([])
  })

  test('is to this page and no other', () => {
    const elsewhere = /\bspec §|\bspecification\b|\bdecisions '/i
    expect(files.filter((file) => elsewhere.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  test('from one requirement to another leads there too', () => {
    expect(numbersIn(body).filter((number) => !known.has(number))).toEqual([])
  })
})

describe('a requirement', () => {
  test('has a number of its own, which begins with that of its section', () => {
    expect(requirements.length).toBeGreaterThan(100)
    const numbers = [...sectionsIn(page), ...requirements.map(({ id }) => id)]
    expect(numbers.filter((number, index) => numbers.indexOf(number) < index)).toEqual([])
    expect(
      body.split('\n').filter((line) => line.startsWith('- ') && !line.startsWith('- **')),
    ).toEqual([])
    expect(
      requirements.filter(({ id, section }) => !id.startsWith(`${section}.`)).map(({ id }) => id),
    ).toEqual([])
  })

  test('is held by a test', () => {
    expect(requirements.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([])
  })

  test('names tests that exist', () => {
    const named = requirements.flatMap(({ id, tests }) => tests.map((each) => ({ id, ...each })))
    expect(
      named
        .filter(({ file }) => !/\.(test|spec)\.tsx?$/.test(file) || !existsSync(file))
        .map(({ id, file }) => `${id}: ${file}`),
    ).toEqual([])
    expect(
      named.flatMap(({ id, file, titles }) =>
        titles
          .filter((title) => existsSync(file) && !hasTitle(file, title))
          .map((title) => `${id}: '${title}' is no test of ${file}`),
      ),
    ).toEqual([])
  })

  test('points at words and figures that are there', () => {
    const places = [...page.matchAll(/`((?:data|pages|tests)\/[^`…]+)`/g)].map(
      ([, place = '']) => place,
    )
    expect(places.filter((place) => !existsSync(place))).toEqual([])
  })
})
