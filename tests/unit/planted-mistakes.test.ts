import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { namedFiles } from '#data/named-facts/named-texts.ts'
import { formatProblem } from '#ssg/content/content-error.ts'
import { contentPlugin } from '#ssg/content/content-plugin.ts'
import { root } from '#tests/site-copy.ts'
import { checkContent, printReport } from '#tools/checks/content-problems.ts'
import { editorOf } from '#tools/edit/edit-config.ts'
import type { EntryFile } from '#tools/edit/entry-file.ts'
import { beforeBuild } from '#tools/launch/launch.ts'
import { line, plant, planted } from './plants.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The question whose answer names the promise that is misspelt below. */
const question = /question: (.*)\n.*\{promises\.typicalProject\}/.exec(
  readFileSync('data/home.yaml', 'utf8'),
)?.[1]
const unreadable = 'This cannot be read: '
const fromWindows = [
  '---\ntitle: A page from Windows',
  'description: It is written on a machine whose lines end in two signs, as on many.',
  'keywords: [windows]\nheading: Windows\n▸subtitle: No\n---\n\nWords.\n',
]
const oneMore = '▸stats:\n    - icon: smile\n      number: New\n      label: new\n'

/** One mistake a file, since all are reported at once; the others: content-table.test.ts. */
const words = [
  plant('▸page:', 'page.title is missing', 'about', /^page:\n {2}title: .*/m),
  plant(
    '▸page:\n',
    'page is empty: it takes title, description, keywords, label, canonicalUrl, ogImage',
    'projects',
    /^page:\n(?: .*\n)+/m,
  ),
  plant('▸', 'The file is empty: it takes updated, pages', 'legal', /[\s\S]*/),
  plant(
    '▸{promises.tipicalProject}',
    `faq.items '${question}', answer: there is no fact ` +
      '{promises.tipicalProject}: did you mean {promises.typicalProject}?',
    'home',
    /\{promises\.typicalProject\}/,
  ),
  plant(
    '▸back: Back\n',
    "back: The specification quotes 'Back to Program Details' here, not 'Back': put it back, or " +
      'add the quoted words to the list in data/own-words.yaml',
    'ai-mastery-course',
    /back: Back to Program Details\n/,
  ),
  plant(oneMore, 'hero.stats needs exactly 3 entries, it has 4', 'contact', /stats:\n/),
  plant(
    '▸\tintro: ',
    `${unreadable}a tab is before this line: use spaces`,
    'testimonials',
    / {2}intro: /,
  ),
  plant(
    '▸   intro: ',
    `${unreadable}the spaces before this line differ from those of its neighbours`,
    'consultation',
    /^ {2}intro: /m,
  ),
  line(
    'guide',
    'title: ▸The guide: fifty pages',
    `${unreadable}a colon with a space after it begins a new entry: put straight quotes around ` +
      'the whole value',
  ),
  plant(
    '  title: ▸"',
    `${unreadable}a straight quote is opened and never closed: write it twice or not`,
    'service-request',
    /^ {2}title: /m,
  ),
  plant(
    '▸---\nprojects:',
    `${unreadable}a line of three dashes would begin another file: delete it`,
    'work',
    /^projects:/m,
  ),
  plant(
    '▸disclaimer: Other words.\n',
    `${unreadable}this entry is there twice: delete one`,
    'footer',
    /$(?!\n)/,
  ),
]
const frontmatter = [
  plant(
    '▸---\ntitle: A page without an end\n',
    'The frontmatter has no end: write a line of --- below its last line',
    'legal/endless',
  ),
  plant(
    '▸Words.\n',
    'The page starts without frontmatter: put title, description and keywords between two ' +
      'lines of ---',
    'legal/bare',
  ),
  plant(
    fromWindows.join('\n').replaceAll('\n', '\r\n'),
    'subtitle needs at least 30 characters, it has 2',
    'legal/windows',
  ),
  line(
    'legal/disclaimer',
    `▸title: ${'x'.repeat(61)}`,
    'title: Shorten the title to 60 characters: search results cut it there (it has 61)',
  ),
  plant(
    '\n▸![](/images/portrait.svg)\n',
    'This picture has no text for those who do not see it: write what it shows between [ and ]',
    'legal/disclaimer',
    /$(?!\n)/,
  ),
  plant(
    '\n▸heading:',
    `${unreadable}a bracket is opened and never closed`,
    'legal/privacy-policy',
    /\]\nheading:/,
  ),
]
const mistakes = planted({ mistakes: { frontmatter, words } })
// Another encoding stops builds too.
const latin = 'pages/legal/terms-of-service.mdx'
writeFileSync(
  join(mistakes.root, latin),
  Buffer.from(readFileSync(latin, 'utf8').replace('title: ', 'title: Caf\u00e9 '), 'latin1'),
)
const said = 'The file is not UTF-8 from here on: save it again with the encoding UTF-8'
const expected = [
  { file: latin, line: 2, column: 11, message: said },
  ...mistakes.plants.map((each) => ({ ...mistakes.placeIn(each), message: String(each.says) })),
]
const linesOf = (kind = '') =>
  expected.map((each) => formatProblem({ ...each, message: kind + each.message }))

test('npm run check:content names every mistake in one run, and nothing else', async () => {
  const found = printReport(await checkContent(mistakes.root)).split('\n')
  expect(found.slice(0, -2).sort()).toEqual(linesOf('error: ').sort())
  expect(found.at(-1)).toBe(`${expected.length} problems that stop the build, 0 warnings.`)
})

test('the build stops with the mistakes that npm run check:content names', async () => {
  const { text } = await beforeBuild(mistakes.root)
  for (const line of linesOf()) expect(text).toContain(line)
})

test('the development server shows the line of a mistake over the page', () => {
  const plugin = contentPlugin() as {
    configResolved: (config: object) => void
    load: (id: string) => unknown
  }
  plugin.configResolved({ root: mistakes.root })
  for (const { file } of expected.filter(({ file }) => /about|guide|legal\.yaml/.test(file)))
    expect(() => plugin.load(join(mistakes.root, file)), file).toThrow(
      linesOf().find((line) => line.startsWith(file)),
    )
})

test('a form of the editor shows a mistake in the words of the content check', () => {
  const { files } = editorOf({ target: 'folder' })
  for (const name of [...Object.keys(namedFiles), 'data/own-words.yaml'])
    files.get(name.replaceAll('/', '-'))?.read(readFileSync(join(root, name), 'utf8'))
  for (const [name, form] of [
    ...['home', 'contact', 'ai-mastery-course'].map((file) => [`data/${file}.yaml`]),
    ...['windows', 'disclaimer'].map((file) => [`pages/legal/${file}.mdx`, 'legal-frontmatter']),
  ] as [string, string?][]) {
    const { read, problems } = files.get(form ?? name.replace('/', '-')) as EntryFile
    const said = expected.filter(({ file }) => file === name).map(({ message }) => message)
    const found = problems(read(readFileSync(join(mistakes.root, name), 'utf8')))
    expect(found.sort(), name).toEqual(said.sort())
  }
})
