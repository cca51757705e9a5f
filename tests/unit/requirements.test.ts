import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const PAGE = 'docs/requirements.md'

interface Requirement {
  /** '4.4.2' */
  id: string
  /** Number of its section: '4.4'. */
  section: string
  /** Test files that cover it. */
  tests: string[]
}

/** The requirements: list items and table rows that begin with a bold number. */
function requirementsIn(page: string): Requirement[] {
  let section = ''
  return page.split('\n').flatMap((line) => {
    section = /^#{2,3} ([\d.]*\d)/.exec(line)?.[1] ?? section
    const id = /^(?:- |\| )\*\*([\d.]+)\*\* /.exec(line)?.[1]
    if (!id) return []
    const tests = [...line.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file)
    return [{ id, section, tests }]
  })
}

const sectionsIn = (page: string) =>
  [...page.matchAll(/^#{2,3} ([\d.]*\d)/gm)].map(([, number = '']) => number)
const numbersIn = (text: string) =>
  [...text.matchAll(/§([\d.]*\d)/g)].map(([, number = '']) => number)

const page = readFileSync(PAGE, 'utf8')
/** Text after the introduction. */
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

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const testFiles = (readdirSync('tests', { recursive: true }) as string[])
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
  .filter(isTest)

/** Tests without a requirement: they cover the code, its tools and its drawings. */
const general = [
  'tests/built/figures.test.ts',
  'tests/built/first-window.test.ts',
  'tests/built/rule-origin.test.ts',
  'tests/resilience/memory.spec.ts',
  'tests/unit/architecture.test.ts',
  'tests/unit/bench.test.ts',
  'tests/unit/class-names.test.ts',
  'tests/unit/contract.test.ts',
  'tests/unit/figures.test.ts',
  'tests/unit/line-length.test.ts',
  'tests/unit/new-page.test.ts',
  'tests/unit/page-css.test.ts',
  'tests/unit/page-files.test.ts',
  'tests/unit/requirements.test.ts',
  'tests/unit/static-host.test.ts',
]

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

  test('is to docs/requirements.md only', () => {
    const elsewhere = /\bspec §|\bspecification\b|\bdecisions '/i
    expect(files.filter((file) => elsewhere.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  test('from one requirement to another resolves', () => {
    expect(numbersIn(body).filter((number) => !known.has(number))).toEqual([])
  })
})

describe('a requirement', () => {
  test('has one number, which begins with that of its section', () => {
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

  test('has a test', () => {
    expect(requirements.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([])
  })

  test('names existing test files', () => {
    expect(
      requirements.flatMap(({ id, tests }) =>
        tests.filter((file) => !isTest(file) || !existsSync(file)).map((file) => `${id}: ${file}`),
      ),
    ).toEqual([])
  })

  test('refers to existing words and figures', () => {
    const places = [...page.matchAll(/`((?:data|pages|tests)\/[^`…]+)`/g)].map(
      ([, place = '']) => place,
    )
    expect(places.filter((place) => !existsSync(place))).toEqual([])
  })
})

test('every test file belongs to a requirement or to the list of general tests', () => {
  const named = new Set(requirements.flatMap(({ tests }) => tests))
  expect(testFiles.filter((file) => !named.has(file)).sort()).toEqual(general)
})
