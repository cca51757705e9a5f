import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { assertContent, checkContent, formatReport } from '#content/check.ts'
import { readContent, readPages } from '#content/content-file.ts'
import { contentPlugin } from '#content/content-plugin.ts'
import { firstWordsByFile } from '#content/facts.ts'
import { readFile } from '#content/read/folder.ts'
import { formatProblem, missingFileProblem } from '#content/report.ts'
import { root, siteWith } from '#tests/site-copy.ts'
import { editorOf } from '#tools/edit/edit-config.ts'
import { checkBeforeBuild } from '#tools/launch/launch.ts'

/** Returns a function that gives the first line with `key` in a text this value. */
const withLine = (key: string, value: string) => {
  const line = new RegExp(`^([ -]*)${key}: .*`, 'm')
  return (text: string) => text.replace(line, `$1${key}: ${value}`)
}
const terms = 'pages/legal/terms-of-service.mdx'
const disclaimer = 'pages/legal/disclaimer.mdx'

/** A copy of the site with one mistake in each of several files. */
const site = siteWith({
  'data/404.yaml': withLine('title', 'No: page'),
  'data/about.yaml': withLine('description', 'Too short'),
  'data/contact.yaml': withLine('icon', 'usres'),
  'data/guide.yaml': withLine('title', '"{claims.yeers} and more"'),
  'data/legal.yaml': '',
  'data/testimonials.yaml': withLine('rating', '4.5'),
  // Windows ends lines with a carriage return and a line feed.
  [terms]: (text) => {
    const wrong = withLine('subtitle', 'No')(text)
    return wrong.replaceAll('\n', '\r\n')
  },
  [disclaimer]: (text) => `${text}\nSee [](/about).\n`,
  // A byte order mark is not a mistake.
  'data/skills.yaml': (text) => `\uFEFF${text}`,
})
const found = checkContent(site).problems

test("a report also lists warnings ('to look at'), and counts mistakes and warnings", () => {
  const place = { file: 'data/about.yaml', line: 3, column: 1 }
  const toLookAt = [{ ...place, message: 'Two words are alike' }]
  const report = formatReport({ problems: [], toLookAt })
  expect(report.split('\n')).toEqual([
    formatProblem({ ...place, message: 'to look at: Two words are alike' }),
    '',
    '0 problems that stop the build, 1 to look at.',
  ])
})

test('a single mistake stops the build, but a warning does not', () => {
  const wrong = siteWith({ 'data/about.yaml': withLine('title', 'About: me') })
  expect(() => assertContent(wrong)).toThrow('data/about.yaml')
  const doubtful = siteWith({
    [disclaimer]: (text) => `${text}\nSee [this](http://a.example.in).\n`,
  })
  const doubts = assertContent(doubtful).filter(({ message }) =>
    message.includes('is not encrypted'),
  )
  expect(doubts.map(({ file }) => file)).toEqual([disclaimer])
})

test('a report of content without mistakes says that the content is in order', () => {
  const report = formatReport({ problems: [], toLookAt: [] })
  expect(report).toBe('The content is in order.')
})

test('the development server shows changed texts without a restart', () => {
  type Load = (file: string) => { code: string }
  const { configResolved, load } = contentPlugin() as unknown as {
    configResolved: (config: object) => void
    load: Load
  }
  const folder = siteWith()
  const file = join(folder, 'data/legal.yaml')
  configResolved({ root: folder, command: 'serve' })
  load(file)
  const before = readFileSync(file, 'utf8')
  const after = withLine('pages', 'Pages of law')(before)
  writeFileSync(file, after)
  expect(load(file).code).toContain('Pages of law')
})

test('reading a missing content file fails with an error that names the file', () => {
  const folder = siteWith({ 'data/legal.yaml': null })
  expect(() => readContent('data/legal.yaml', folder)).toThrow(
    missingFileProblem('data/legal.yaml').message,
  )
})

test('reading a page (.tsx) without a content file fails with an error that names the file', () => {
  const folder = siteWith({ 'pages/new.tsx': '' })
  expect(() => readPages(folder)).toThrow('data/new.yaml')
})

describe('every mistake in the content is reported', () => {
  test('in one run over all files', () => {
    const files = found.map(({ file }) => file)
    expect(files).toEqual([
      'data/404.yaml',
      'data/about.yaml',
      'data/contact.yaml',
      'data/guide.yaml',
      'data/legal.yaml',
      'data/testimonials.yaml',
      disclaimer,
      terms,
    ])
  })

  test('by `npm run check:content`, followed only by the totals', () => {
    const errors = found.map(({ message, ...place }) =>
      formatProblem({ ...place, message: `error: ${message}` }),
    )
    const { problems, toLookAt } = checkContent(site)
    const totals =
      `${found.length} problems that stop the build, ` +
      `${toLookAt.length} to look at.`
    const lines = formatReport({ problems, toLookAt }).split('\n')
    expect(lines.slice(0, found.length)).toEqual(errors)
    expect(lines.slice(-2)).toEqual(['', totals])
  })

  test('by the build, which stops', () => {
    const { ok, text } = checkBeforeBuild(site)
    expect(ok).toBe(false)
    for (const each of found) expect(text).toContain(formatProblem(each))
  })

  test('by the development server, over the page', () => {
    type Hooks = Record<string, (given: unknown) => void>
    const { configResolved, load } = contentPlugin() as unknown as Hooks
    configResolved?.({ root: site })
    const some = found.filter(({ file }) => /about|404|legal\.yaml/.test(file))
    for (const each of some) {
      const read = () => load?.(join(site, each.file))
      expect(read, each.file).toThrow(formatProblem(each))
    }
  })

  test.each([
    'data/about.yaml',
    'data/guide.yaml',
    'data/testimonials.yaml',
    terms,
    disclaimer,
  ])("by the editor's form of %s", (name) => {
    const { files } = editorOf({ target: 'folder' })
    const formOf = (file: string) => {
      const isLegal = file.endsWith('.mdx')
      const name = isLegal ? 'legal-frontmatter' : file.replaceAll('/', '-')
      return files.get(name)
    }
    for (const file of Object.keys(firstWordsByFile)) {
      const text = readFileSync(join(root, file), 'utf8')
      formOf(file)?.read(text)
    }
    const form = formOf(name)
    const wrong = readFileSync(join(site, name), 'utf8')
    const shown = form?.problems(form.read(wrong)).stops
    const messages = shown?.map((each) => each.replace(/^Text, line \d+: /, ''))
    const reported = found
      .filter(({ file }) => file === name)
      .map(({ message }) => message)
    expect(messages).toEqual(reported)
  })

  test("by the editor's form with a line number, if the mistake is in the text", () => {
    const { files } = editorOf({ target: 'folder' })
    const form = files.get('legal-frontmatter')
    const wrong = readFileSync(join(site, disclaimer), 'utf8')
    const shown = form?.problems(form.read(wrong)).stops
    expect(shown?.[0]).toMatch(/^Text, line \d+: This link/)
  })
})

test('a mistake in a fact is reported in the file of the fact, not in texts that name it', () => {
  const wrong = siteWith({ 'data/claims.yaml': withLine('reviews', '200+') })
  const { problems } = checkContent(wrong)
  const files = problems.map(({ file }) => file)
  expect(files).toEqual(['data/claims.yaml'])
})

test('a file in another encoding is reported at its first character that is not UTF-8', () => {
  const { problems } = readFile(
    'data/legal.yaml',
    Buffer.from('pages: Café', 'latin1'),
  )
  expect(problems).toEqual([
    {
      file: 'data/legal.yaml',
      line: 1,
      column: 11,
      message:
        'The file is not UTF-8 from here on: save it again with the encoding UTF-8',
    },
  ])
})

test('hidden and temporary files in the content folders are not reported', () => {
  const names = [
    'pages/.DS_Store',
    'pages/legal/~$aimer.mdx',
    'data/.home.yaml.swp',
  ]
  const written = Object.fromEntries(names.map((name) => [name, 'x']))
  const folder = siteWith(written)
  expect(checkContent(folder).problems).toEqual([])
})

test('a missing content file is reported by its name', () => {
  const incomplete = siteWith({ 'data/legal.yaml': null })
  const [problem, ...others] = checkContent(incomplete).problems
  expect(problem).toEqual(missingFileProblem('data/legal.yaml'))
  expect(others).toEqual([])
})
