import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { namedFiles } from '#data/named-facts/named-texts.ts'
import { type Problem, placeOf } from '#ssg/content/content-error.ts'
import { contentPlugin } from '#ssg/content/content-plugin.ts'
import { type Change, root, siteWith } from '#tests/site-copy.ts'
import { checkContent, printReport } from '#tools/checks/content-report.ts'
import { editorOf } from '#tools/edit/edit-config.ts'
import { beforeBuild } from '#tools/launch/before-build.ts'

/** The question whose answer names the promise that is misspelt below. */
const question = /question: (.*)\n.*\{promises\.typicalProject\}/.exec(
  readFileSync('data/home.yaml', 'utf8'),
)?.[1]

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)
const legalPage = (title: string) =>
  readFileSync(join(root, 'pages/legal/disclaimer.mdx'), 'utf8').replace(
    /^title: .*/m,
    `title: ${title}`,
  )
const unreadable = 'This cannot be read: '

/** What is wrong, the file, the change, where the mistake begins in its text, and its report. */
const everyMistake: [what: string, file: string, change: Change, at: string, message: string][] = [
  [
    'a key that is missing',
    'data/about.yaml',
    replace(/^ {2}title: .*\n/m, ''),
    'page:',
    'page.title is missing',
  ],
  [
    'a number where a text belongs',
    'data/skills.yaml',
    replace(/^ {2}title: .*/m, '  title: 42'),
    'title: 42',
    "page.title: '42' is no text without quotes: write '42' between straight quotes",
  ],
  [
    'a key that is mistyped',
    'data/services.yaml',
    replace(/^hero:\n/m, 'heroes:\nhero:\n'),
    'heroes:',
    "'heroes' is not known here: did you mean 'hero'?",
  ],
  [
    'a key without a value',
    'data/projects.yaml',
    replace(/^page:\n(?: .*\n)+/m, 'page:\n'),
    'page:',
    'page is empty: it takes title, description, keywords, label, canonicalUrl, ogImage',
  ],
  ['an empty file', 'data/legal.yaml', () => '', '', 'The file is empty: it takes updated, pages'],
  [
    'a fact that does not exist',
    'data/home.yaml',
    replace('{promises.typicalProject}', '{promises.tipicalProject}'),
    '{promises.tipicalProject}',
    `faq.items '${question}', answer: there is no fact ` +
      '{promises.tipicalProject}: did you mean {promises.typicalProject}?',
  ],
  [
    'other words than the quoted ones',
    'data/ai-mastery-course.yaml',
    replace('back: Back to Program Details', 'back: Back'),
    'back: Back',
    "back: The specification quotes 'Back to Program Details' here, not 'Back': put it back, or " +
      'add the quoted words to the list in data/own-words.yaml',
  ],
  [
    'a list that is too long',
    'data/contact.yaml',
    replace(
      /^ {2}stats:\n(?:.*\n){3}/m,
      '$&    - icon: smile\n      number: New\n      label: new\n',
    ),
    'stats:',
    'hero.stats needs exactly 3 entries, it has 4',
  ],
  [
    'a tab',
    'data/testimonials.yaml',
    replace('  intro: ', '\tintro: '),
    '\t',
    `${unreadable}a tab is before this line: use spaces`,
  ],
  [
    'a colon in a value',
    'data/guide.yaml',
    replace(/^title: .*/m, 'title: The guide: fifty pages'),
    'The guide: fifty',
    `${unreadable}a colon with a space after it begins a new entry: put straight quotes around ` +
      'the whole value',
  ],
  [
    'a quote that is never closed',
    'data/service-request.yaml',
    replace(/^ {2}title: /m, '  title: "'),
    '"',
    `${unreadable}a straight quote is opened and never closed: write it twice or not`,
  ],
  [
    'an entry that is there twice',
    'data/footer.yaml',
    (text) => `${text}disclaimer: Other words.\n`,
    'disclaimer: Other',
    `${unreadable}this entry is there twice: delete one`,
  ],
  [
    'a sign that YAML would cut in silence',
    'data/404.yaml',
    replace(/^ {2}title: .*/m, '  title: Page #404 is missing'),
    '#404',
    "'#404 is missing' is a note, which nobody is shown: put quotes around the whole value, or " +
      'the note on a line of its own',
  ],
  [
    'a price in quotes, after a byte order mark',
    'data/prices.yaml',
    (text) => `\uFEFF${text.replace('USD: 1200', "USD: '1200'")}`,
    "USD: '1200'",
    'prices.premium.USD must be a whole number above zero, without quotes and commas: ' +
      '100000 for 1,00,000',
  ],
  [
    'a latitude beyond the pole',
    'data/business.yaml',
    replace('latitude: 22.5726', 'latitude: 225726'),
    'latitude: 2',
    'geo.latitude must be a number from -90 to 90, without quotes',
  ],
  [
    'an id that reads as a number',
    'data/site.yaml',
    replace(/pixelId: .*/, 'pixelId: 123456789012345'),
    'pixelId:',
    "pixelId: '123456789012345' is no text without quotes: write '123456789012345' between " +
      'straight quotes',
  ],
  [
    'a key of frontmatter that is mistyped',
    'pages/video/video-editor.mdx',
    replace('\nlabel:', '\nlable:'),
    'lable:',
    "'lable' is not known here: did you mean 'label'?",
  ],
  [
    'a text that is too short, between Windows line breaks',
    'pages/legal/terms-of-service.mdx',
    (text) => text.replace(/^subtitle: .*/m, 'subtitle: No').replaceAll('\n', '\r\n'),
    'subtitle: No',
    'subtitle needs at least 30 characters, it has 2',
  ],
  [
    'a bracket of frontmatter that is never closed',
    'pages/legal/privacy-policy.mdx',
    replace(/^(keywords: .*)\]$/m, '$1'),
    'heading:',
    `${unreadable}a bracket is opened and never closed`,
  ],
  [
    'a page without frontmatter',
    'pages/content/listicle.mdx',
    () => 'Words.\n',
    'Words.',
    'The page starts without frontmatter: put title, description and keywords between two lines ' +
      'of ---',
  ],
  [
    'a link that runs a script',
    'pages/content/travel.mdx',
    replace(/^ {4}link: https.*/m, '    link: javascript:alert(1)'),
    'link: javascript',
    "samples 'Three days in Hampi, with the afternoons left empty', link must be a full " +
      "address that starts with https://, not 'javascript:alert(1)'",
  ],
  [
    'a TSX page without words',
    'pages/extra.tsx',
    '',
    '',
    'This page has no words: put its title, description and keywords below a line ' +
      "'page:' in data/extra.yaml",
  ],
  [
    'two files for one route',
    'pages/skills/index.tsx',
    '',
    '',
    'pages/skills.tsx already is the page /skills: delete or rename one of the two',
  ],
  [
    'a file that is no page',
    'pages/notes.txt',
    'x',
    '',
    'Only .tsx and .mdx files are pages: move this file out of pages/',
  ],
  [
    'a folder that is not for MDX',
    'pages/blog/first.mdx',
    '---\ntitle: First\n---\n',
    '',
    'MDX pages live in pages/content/, pages/video/, pages/ai/, pages/legal/: move the file ' +
      'there',
  ],
  [
    'a name that Windows does not take',
    'pages/legal/aux.mdx',
    legalPage('Another page'),
    '',
    'Windows has a device of this name and takes no such file: rename it',
  ],
  [
    "a name that ends in 'index'",
    'pages/legal/cookie-index.mdx',
    legalPage('An index page'),
    '',
    "A page's file cannot end in 'index', the name of its folder's page: rename it",
  ],
]
/** An owner may have deleted a sample. */
const mistakes = everyMistake.filter(
  ([, file, change]) => typeof change === 'string' || existsSync(join(root, file)),
)

const places = new Map<string, Problem>()
const texts = new Map<string, string>()
let found: string[] = []
let build = ''
let overlays: string[] = []

beforeAll(async () => {
  const site = siteWith(Object.fromEntries(mistakes.map(([, file, change]) => [file, change])))
  for (const [, file, , at, message] of mistakes) {
    const text = readFileSync(join(site, file), 'utf8')
    texts.set(file, text)
    places.set(file, { file, ...placeOf(text, Math.max(0, text.indexOf(at))), message })
  }
  found = printReport(await checkContent(site)).split('\n')
  build = (await beforeBuild(site)).text
  const plugin = contentPlugin() as {
    configResolved: (config: object) => void
    load: (id: string) => unknown
  }
  plugin.configResolved({ root: site })
  overlays = [...texts.keys()]
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      try {
        plugin.load(join(site, file))
        return ''
      } catch (error) {
        return (error as Error).message
      }
    })
})

const lineOf = (file: string, kind = '') => {
  const { line, column, message } = places.get(file) as Problem
  return `${file}:${line}:${column}  ${kind}${message}`
}

describe('npm run check:content names, in one run,', () => {
  test.each(mistakes)('%s in %s', (_, file) => {
    expect(found.filter((line) => line.startsWith(file))).toEqual([lineOf(file, 'error: ')])
  })

  test('nothing else', () => {
    expect(found.at(-1)).toBe(`${mistakes.length} problems that stop the build, 0 warnings.`)
  })
})

test('the build stops with the mistakes that npm run check:content names', () => {
  for (const [, file] of mistakes) expect(build).toContain(lineOf(file))
})

test('the development server shows the line of a mistake over the page', () => {
  const files = ['data/about.yaml', 'data/guide.yaml', 'data/legal.yaml']
  for (const file of files) expect(overlays.join('\n')).toContain(lineOf(file))
})

test('a form of the editor shows a mistake in the words of the content check', () => {
  const { files } = editorOf({ target: 'folder' })
  for (const name of [...Object.keys(namedFiles), 'data/own-words.yaml'])
    files.get(name.replaceAll('/', '-'))?.read(readFileSync(join(root, name), 'utf8'))
  for (const file of ['data/home.yaml', 'data/contact.yaml', 'data/ai-mastery-course.yaml']) {
    const form = files.get(file.replace('/', '-'))
    const message = form?.problems(form.read(texts.get(file) ?? ''))
    expect(message).toEqual([places.get(file)?.message])
  }
})
