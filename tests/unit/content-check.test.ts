import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compile } from '@mdx-js/mdx'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mdxElements } from '#components/content/elements.tsx'
import { checkSite } from '#content/check.ts'
import { factsOf, linkedFacts } from '#content/facts.ts'
import {
  findProblems,
  findProblemsInFile,
  problemOf,
} from '#content/find-problems.ts'
import { openSite } from '#content/open-site.ts'
import { checkFile } from '#content/read/check-file.ts'
import { markdownOptions } from '#content/read/markdown.ts'
import { isPictureName } from '#content/read/picture-file.ts'
import { writtenTextOfProse } from '#content/read/written-text.ts'
import { readYaml } from '#content/read/yaml-source.ts'
import { attributesIn } from '#content/rules/addresses.ts'
import { separateLines } from '#content/rules/separate-lines/separate-lines.ts'
import { positionOf } from '#data/moments.ts'
import { siteWith } from '#tests/site-copy.ts'
import { siteOfExample } from './example-files.ts'

const file = 'pages/legal/cookies.mdx'
const facts = linkedFacts(new Map())

/** The ids in a page with this Markdown, in document order. */
const idsIn = (body: string) => {
  const prose = writtenTextOfProse(file, body, facts)
  const found = attributesIn(prose, 'id')
  return found.map(({ target }) => target)
}

test('each heading has a unique id, derived from its words as on GitHub', () => {
  const headings = ['1. Who we are', 'Who we are', 'शर्तें', 'Who we are', 'Main']
  const body = [
    ...headings.map((words) => `## ${words}`),
    '<a name="old"></a>',
  ].join('\n\n')
  const ids = idsIn(body)
  expect(ids).toEqual([
    '1-who-we-are',
    'who-we-are',
    'शर्तें',
    'who-we-are-1',
    'main-1',
    'old',
  ])
})

test("a heading keeps its HTML id, and a heading without letters has the id 'section'", () => {
  const body = '<h2 id="fees">Fees</h2>\n\n## Fees\n\n## …\n\n## …'
  const ids = idsIn(body)
  expect(ids).toEqual(['fees', 'fees-1', 'section', 'section-1'])
})

/** The JavaScript into which MDX compiles a Markdown text. */
const compileText = async (body: string, knownFacts = facts) =>
  String(await compile(body, markdownOptions('md', knownFacts)))

test("facts are filled into a picture's alt text, into titles and into HTML", async () => {
  const siteFacts = linkedFacts(new Map([['site.name', 'Asha Rao']]))
  const picture = await compileText(
    '![Portrait of {site.name}](/me.svg "This is {site.name}")',
    siteFacts,
  )
  expect(picture).toContain('alt: "Portrait of Asha Rao"')
  expect(picture).toContain('title: "This is Asha Rao"')
  const html = await compileText(
    '<p title="{site.name}">Words of {site.name}</p>',
    siteFacts,
  )
  expect(html).toContain('title: "Asha Rao"')
  expect(html).toContain('"Words of Asha Rao"')
})

test('facts are filled into the text of a link, but not into a bare URL', async () => {
  const siteFacts = linkedFacts(new Map([['site.name', 'Asha Rao']]))
  const page = await compileText(
    'Ask [{site.name}](/about) or www.a.example/{site.name}',
    siteFacts,
  )
  expect(page).toContain('children: "Asha Rao"')
  expect(page).toContain('"www.a.example/{site.name}"')
})

test('an MDX page can use both facts and JavaScript expressions', async () => {
  const siteFacts = linkedFacts(new Map([['site.name', 'Asha Rao']]))
  const body = 'export const sum = 42\n\nBy {site.name}, in {sum} lines.'
  const options = markdownOptions('mdx', siteFacts)
  const page = String(await compile(body, options))
  expect(page).toContain('"By ", "Asha Rao"')
  expect(page).toContain('sum, " lines."')
})

test('a fact may name other facts, but circular references stay as typed, in braces', () => {
  const linked = linkedFacts(
    new Map([
      ['claims.reply', 'within {claims.time}'],
      ['claims.time', '{claims.days} days'],
      ['claims.days', '2'],
      ['claims.one', 'as {claims.other}'],
      ['claims.other', 'as {claims.one}'],
    ]),
  )
  expect(linked.get('claims.reply')).toBe('within 2 days')
  expect(linked.get('claims.one')).toBe('as {claims.other}')
  expect([...linked.circular]).toEqual(['claims.one', 'claims.other'])
})

test('facts in a file that cannot be read are still known by name', () => {
  const names = [...openSite('.').facts.keys()]
  expect(names.length).toBeGreaterThan(50)
  const unread = factsOf(() => undefined)
  const forgotten = names.filter((name) => unread.get(name) === undefined)
  expect(forgotten).toEqual([])
})

test('a bare URL ends before the full stop of Hindi or Chinese', async () => {
  const page = await compileText(
    'See https://a.example/b। Or www.b.example。More.',
  )
  expect(page).toContain('href: "https://a.example/b"')
  expect(page).toContain('href: "https://www.b.example"')
})

test('the text after a bare URL is kept, and http in the URL stays as typed', async () => {
  const page = await compileText('See http://a.example/b।More.')
  expect(page).toContain('href: "http://a.example/b"')
  expect(page).toContain('।More.')
})

test('an inline style in HTML is removed, since the policy (CSP) refuses it', async () => {
  const page = await compileText('<p style="color: red">Red</p>')
  expect(page).toContain('Red')
  expect(page).not.toContain('style')
})

test("the link back from a footnote is an arrow that the site's fonts contain", async () => {
  const page = await compileText('Half of them.[^1]\n\n[^1]: Own count.')
  expect(page).toContain('←')
  expect(page).not.toContain('↩')
})

test('a single tilde stays a character, and double tildes strike words through', async () => {
  expect(await compileText('From ₹5~6 lakh to ₹8~9 lakh')).toContain(
    'From ₹5~6 lakh to ₹8~9 lakh',
  )
  expect(await compileText('Was ~~₹8~~ once')).toContain('del')
})

test('table columns are aligned by classes, since the CSP refuses inline styles', async () => {
  const program = await compile(
    '| a |\n|--:|\n| 1 |\n',
    markdownOptions('md', facts),
  )
  expect(String(program)).toContain('align: "right"')
  const cell = createElement(mdxElements.td, { align: 'right' }, '1')
  expect(renderToStaticMarkup(cell)).toBe('<td class="text-right">1</td>')
})

test('a table or code block is a named section that can be scrolled by keyboard', () => {
  for (const name of ['table', 'pre'] as const) {
    const part = createElement(mdxElements[name] as ComponentType)
    const namedSection = new RegExp(
      `^<section class="scrolling" tabindex="0" aria-label="[^"]+"><${name}`,
    )
    expect(renderToStaticMarkup(part)).toMatch(namedSection)
  }
})

test('a changed fact reaches each text that names it, in YAML and in Markdown', () => {
  const words = 'pages: Tried for {claims.years} years\n'
  const site = siteWith({
    'data/legal.yaml': words,
    'pages/legal/tried.mdx': `---\n---\n${words}`,
  })
  for (const years of ['77+', '78+']) {
    const claims = readFileSync(`${site}/data/claims.yaml`, 'utf8')
    writeFileSync(
      `${site}/data/claims.yaml`,
      claims.replace(/years: .*/, `years: ${years}`),
    )
    const written = [...openSite(site).files.values()]
    const texts = written.flatMap((each) => each.texts)
    const shown = texts.map(({ value, prose }) =>
      JSON.stringify(prose?.html ?? value),
    )
    const renewed = shown.filter((text) =>
      text.includes(`Tried for ${years} years`),
    )
    expect(renewed).toHaveLength(2)
  }
})

test('a page that an owner adds is part of the site, until its file is deleted', () => {
  const site = siteWith()
  const page = 'pages/legal/tried.mdx'
  const isPart = () => openSite(site).files.has(page)
  expect(isPart()).toBe(false)
  writeFileSync(`${site}/${page}`, '---\n---\nTried.\n')
  expect(isPart()).toBe(true)
  rmSync(`${site}/${page}`)
  expect(isPart()).toBe(false)
})

test('separate lines that YAML joins are reported, but wrapped sentences are not', () => {
  const problemsIn = (lines: string) => {
    const { source } = readYaml(file, `words: ${lines}\n`)
    const schema = v.strictObject({ words: v.string() })
    const read = { file, source, schema, problems: [] }
    const [text] = checkFile(read, facts).texts
    if (!text) return undefined
    const found = separateLines.find(text, facts)
    return found.map((each) => problemOf({ ...each, text }))
  }
  const problem = {
    line: 2,
    message: 'words: These lines become one: write sentences',
  }
  expect(problemsIn('>-\n  • a plan\n  • a draft')).toMatchObject([problem])
  expect(problemsIn('"Mon–Fri 9–6\n  Sat 10–2"')).toMatchObject([
    { ...problem, line: 1 },
  ])
  expect(problemsIn('We plan,\n  and we draft.')).toEqual([])
})

test('a missing entry is reported by its name, even if a content rule needs its value', () => {
  const file = 'data/prices.yaml'
  const site = siteOfExample({ [file]: 'bundleOffer: { struck: 5 }\n' })
  const messages = checkSite(site)
    .filter((problem) => problem.file === file)
    .map(({ message }) => message)
  expect(messages).toContain('prices is missing')
})

test("a warning ('to look at') is reported once per file, with the number of its places", () => {
  const words = ['**Plans**', '**Prices**', '# Terms', 'Words.'].join('\n\n')
  const texts = [writtenTextOfProse(file, words, facts)]
  const checked = { file, value: {}, problems: [], texts }
  const found = findProblemsInFile(checked, facts, 'look')
  const reported = found.map(
    ({ problem }) => `${problem.line}: ${problem.message}`,
  )
  expect(reported).toEqual([
    '1: Bold words are no heading: write ## before them, without stars (2 places in this file)',
    "5: A page has one main heading, the 'heading' above: begin this one with ##",
  ])
})

test('a warning that occurs in two files is reported once for each file', () => {
  const page = '---\ntitle: Terms\n---\n\n**Plans**\n'
  const files = ['pages/legal/terms.mdx', 'pages/legal/cookies.mdx']
  const written = Object.fromEntries(files.map((each) => [each, page]))
  const site = siteOfExample(written)
  const found = findProblems(site, ['look'])
  const reportedFiles = found.map(({ problem }) => problem.file)
  expect(reportedFiles).toEqual([...files].sort())
})

test('a page with the line ends of Windows is checked like one without them', () => {
  const page =
    '---\ntitle: Terms\n---\n\nFirst line ends\\\nSecond line here.\n\n' +
    '[Book now]\n(/contact)\n'
  const problemsIn = (text: string) =>
    findProblems(siteOfExample({ [file]: text }), ['stops', 'look']).map(
      ({ problem }) => problem,
    )
  const found = problemsIn(page)
  expect(found).toMatchObject([{ line: 8, column: 10 }])
  expect(problemsIn(page.replaceAll('\n', '\r\n'))).toEqual(found)
})

test('a mistake that stops the build is reported at each of its places', () => {
  const words = 'See [](/about).\n\nOr [](/about).'
  const texts = [writtenTextOfProse(file, words, facts)]
  const checked = { file, value: {}, problems: [], texts }
  const found = findProblemsInFile(checked, facts, 'stops')
  const lines = found.map(({ problem }) => problem.line)
  expect(lines).toEqual([1, 3])
})

test("the time '5:30' is at 330 (seconds) on a figure's axis, and the number 23 is at 23", () => {
  const positions = ['5:30', 23].map(positionOf)
  expect(positions).toEqual([330, 23])
})

test.each(['IMG_0001.JPG', 'card.Png', 'photo.heic'])(
  'a file named %s is checked as a picture',
  (name) => expect(isPictureName(`public/images/${name}`)).toBe(true),
)
