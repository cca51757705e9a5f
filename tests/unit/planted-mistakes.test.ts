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
const unreadable = 'This cannot be read: '

/**
 * One mistake a file, since all of them are told at once; the others: content-table.test.ts.
 * What is wrong, the file, the change, where the mistake begins in its text, and its report.
 */
const everyMistake: [what: string, file: string, change: Change, at: string, message: string][] = [
  [
    'a key that is missing',
    'data/about.yaml',
    replace(/^ {2}title: .*\n/m, ''),
    'page:',
    'page.title is missing',
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
