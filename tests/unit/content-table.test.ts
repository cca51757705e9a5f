import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { check, checkContent, contentProblems, printReport } from '#content/check.ts'
import { contentPlugin } from '#content/content-plugin.ts'
import { namedFiles } from '#content/facts/named-texts.ts'
import { findProblems } from '#content/find-problems.ts'
import { openSite } from '#content/open-site.ts'
import { formatProblem, type Problem } from '#content/report.ts'
import { root } from '#tests/site-copy.ts'
import { editorOf } from '#tools/edit/edit-config.ts'
import type { EntryFile } from '#tools/edit/entry-file.ts'
import { beforeBuild } from '#tools/launch/launch.ts'
import { line, type Plant, plant, planted, type Table, tried } from './plants.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const inValues = (...plants: Plant[]) => ({
  frontmatter: plants,
  words: plants,
  facts: plants,
  messages: plants,
})

const end = /$(?!\n)/
const head = /^(?=expertise:)/m
const unknownKeys = (file: string, before = /^/) =>
  ['colour', 'fontsize'].map((key) =>
    plant(`▸${key}: x\n`, new RegExp(`'${key}' is not known here`), file, before),
  )
const noHttps = /begins without https:|is no full address that starts with https/

const inTexts: Table = {
  'a place that is missing, twice or not known here': {
    prose: [plant('The ▸{policy} says so', /there is no fact \{policy\}/)],
    frontmatter: [plant('Work ▸{price} each', /there is no fact \{price\}/)],
    words: [
      line('consent', 'explanation: ▸If so, {policy} has it.', /\{services\}.*0 times: write/),
      line('testimonials', 'stars: ▸"{rating} of {rating} stars"', /\{rating\} must.*stands 2/),
      plant('From ▸{count} on', /there is no fact \{count\}/),
    ],
    facts: [plant('From ▸{price}', /there is no fact \{price\}/)],
    messages: [plant('On ▸{day} then', /there is no fact \{day\}/)],
  },
  'a text that is no address, of which no rule of texts says anything': {
    redirects: [
      ...['tel:+919830012345', '/[page]', '/**about**', '"[[about]]"', '/images/phone.heic'],
      ...['"/{claims.years}"', '"/{level}"'],
    ].map((text, index) =>
      plant(`▸/old-${index}: ${text}`, /^.*the new address must be a path of this site.*$/),
    ),
  },
  'an anchor or a tag of YAML that would vanish': {
    ...inValues(
      plant('▸&Co builds', /'&Co' would not be shown: put straight quotes/),
      plant('▸!Important words', /'!Important' would not be shown: put straight quotes/),
    ),
    redirects: [plant('/old-and: ▸&Co /about', /'&Co' would not be shown/)],
  },
  'keys that are not known, all at once': {
    frontmatter: [
      ...unknownKeys(tried, head),
      plant('▸lable: x\n', /did you mean 'label'\?/, tried, head),
    ],
    words: unknownKeys('about'),
    facts: unknownKeys('business'),
    redirects: [plant('▸old: /about', /the old address must be a path of this site/)],
  },
  'a value of another kind or size': {
    frontmatter: [
      plant(
        'samples:\n  - ▸link: javascript:alert(1)\n',
        /link: '.*' is no full address/,
        tried,
        head,
      ),
    ],
    words: [
      line('testimonials', '▸rating: 4.5', /rating must be a whole number from 1 to 5/),
      line('skills', '▸level: 101', /level must be a whole number from 0 to 100/),
      line('contact', 'icon: ▸usres', /There is no icon 'usres': did you mean use/),
      line('skills', '▸title: 42', /'42' is no text without quotes: write '42' between/),
      line('404', 'title: Page ▸#404 is missing', /is a note, which nobody is shown: put/),
      plant('▸heroes:\nhero:\n', /did you mean 'hero'\?/, 'services', /^hero:\n/m),
    ],
    facts: [
      line('business', '▸latitude: 225726', /geo\.latitude must be a number from -90 to 90/),
      line('site', '▸phone: 9830112233', /begins without \+ and the code of its country/),
      line('prices', '▸INR: ', /INR is empty: write it behind the colon/),
      line('guide', 'title: ▸#1 guide', /is a note, which nobody is shown: put/),
      line('business', '▸opens: 9.00', /must be a time such as 09:00, not '9\.00'/),
      line('prices', "▸USD: '1200'", /whole number above zero, in digits alone, not "1200"/),
    ],
  },
  'a byte order mark, which is harmless': {
    prose: [plant('\uFEFF▸', undefined, 'legal/privacy-policy')],
    words: [plant('\uFEFF▸', undefined, 'skills')],
  },
  'an address that is none': {
    frontmatter: [plant('▸canonicalUrl: http://a.example\n', noHttps, tried, head)],
    facts: [line('site', '▸url: http://example.org/x', noHttps)],
  },
}

/** The sentence of a promise completes words of the site. */
const wrongPromises = [
  ['reviewResponse', 'the same evening.', 'I reply'],
  ['serviceResponse', '24 Hours', 'I reply'],
  ['freeConsultation', 'within 30 minutes', 'It takes'],
  ['strategyCall', '45 minutes', 'We have'],
].map(([name, sentence, words]) =>
  plant(
    `▸sentence: ${sentence}`,
    new RegExp(`promises\\.${name}\\.sentence .*'${words} …'.*not '${sentence}'`),
    'claims',
    new RegExp(`(?<=${name}:\\n.*\\n *)sentence: .*`),
  ),
)
/** What systems and editors leave is no content. */
const leftBehind = [
  ...['pages/.DS_Store', 'pages/legal/~$aimer.mdx', 'data/.home.yaml.swp', 'data/Thumbs.db'],
  'data/~$home.yaml',
].map((file) => plant('▸x', undefined, file))
const itself = /\} names itself: put its words/

/** Rows whose faults are files, or values of files that are right otherwise. */
const inFiles: Table = {
  'what systems and editors leave': { facts: leftBehind },
  'two versions of Git': {
    words: [
      plant('▸<<<<<<< HEAD\na: b\n=======\n>>>>>>> new\n', /Git has two versions/, 'data/two.yaml'),
    ],
  },
  'a circle of facts': {
    words: [line('guide', 'title: "▸{guide.title}, second edition"', itself)],
    facts: [
      line('site', 'role: "▸{site.alternateName}"', itself),
      line('site', 'alternateName: "▸{site.role}"', itself),
    ],
  },
  'a promise that does not go on as the site begins it': { facts: wrongPromises },
}

const oneMore = '▸stats:\n    - icon: smile\n      number: New\n      label: new\n'
const promise = /\{promises\.typicalProject\}/

/** Files in which nothing else is wrong. */
const inWholeFiles: Table = {
  'a file that cannot be read': {
    words: [
      line('testimonials', '▸\tintro: x', /^This cannot be read: a tab .* line: use spaces$/),
      plant('▸   intro: ', /spaces .* differ from those of its/, 'consultation', /^ {2}intro: /m),
      line('404', 'title: ▸No: page', /a new entry: put straight quotes around the whole value$/),
      line('service-request', 'title: ▸"', /opened and never closed: write it twice or not$/),
      plant('▸---\nprojects:', /three dashes would .*: delete it$/, 'work', /^projects:/m),
      plant('▸disclaimer: x\n', /this entry is there twice: delete one$/, 'footer', end),
      plant('▸', 'The file is empty: it takes updated, pages', 'legal', /[\s\S]*/),
      line('services', 'title: Caf▸é Lumen', /not UTF-8 from here on: save it again with/),
    ],
    frontmatter: [
      plant('\n▸heading:', /never closed$/, 'legal/privacy-policy', /\]\nheading:/),
      plant('▸---\ntitle: x\n', /has no end: write a line of --- below its/, 'legal/endless'),
      plant('▸Words.\n', /without frontmatter: put title, .* two lines of ---$/, 'legal/bare'),
    ],
  },
  'a value that its schema or a rule refuses': {
    words: [
      plant('▸page:', 'page.title is missing', 'about', /^page:\n {2}title: .*/m),
      plant('▸page:\n', /^page is empty: it takes title, /, 'projects', /^page:\n(?: .*\n)+/m),
      plant('▸{promises.tipicalProject}', /^faq\.items '.+\?', answer: there /, 'home', promise),
      line('ai-mastery-course', '▸back: Back', /quotes 'Back to Program Details' here, not 'Back'/),
      plant(oneMore, 'hero.stats needs exactly 3 entries, it has 4', 'contact', /stats:\n/),
      line('about', `▸number: ${'x'.repeat(37)}`, / at most 36 characters/),
      line('data/forms/contact-form.yaml', `▸idle: ${'x'.repeat(51)}`, / at most 50 characters/),
      line(
        'data/forms/contact-form.yaml',
        `▸placeholder: ${'x'.repeat(61)}`,
        / at most 60 characters/,
      ),
    ],
    facts: [
      line('prices', '▸struck: 1', /^struck is 1, and the price/),
      line('guide', `▸howToBuy: ${'x'.repeat(601)}`, / at most 600 characters/),
      line('guide', '▸intro: A B C', /^intro needs at least 20 characters, it has 5$/),
    ],
    frontmatter: [
      line('legal/terms-of-service', '▸subtitle: No', /^subtitle needs at least 30 characters/),
      line('legal/disclaimer', `▸title: ${'x'.repeat(61)}`, /^title: Shorten .* to 60 .* 61\)$/),
      plant('See ▸[](/about).\n', /^This link has no words/, 'legal/disclaimer', end),
    ],
  },
}

const whole = planted(inWholeFiles)
beforeAll(() => {
  const rewrite = (file: string, change: (text: string) => string | Buffer) =>
    writeFileSync(join(whole.root, file), change(readFileSync(join(whole.root, file), 'utf8')))
  rewrite('data/services.yaml', (text) => Buffer.from(text, 'latin1'))
  rewrite('pages/legal/terms-of-service.mdx', (text) => text.replaceAll('\n', '\r\n'))
})

describe.each([
  ['in a text', planted(inTexts)],
  ['of a file', planted(inFiles)],
  ['of a file that is right otherwise', whole],
])('a mistake %s is named at its place, with a remedy', (_, { root, plants, saidAt }) => {
  let found: Problem[] = []
  beforeAll(async () => {
    const site = openSite(root)
    found = [...check(site), ...findProblems(site, ['look', 'blocks', 'reminds'])]
  })

  test.each(plants)('$row in $column: $put', (each) => {
    const { says = '' } = each
    if (says instanceof RegExp) expect(saidAt(each, found)).toMatch(says)
    else expect(saidAt(each, found)).toBe(says)
  })
})

describe('mistakes in whole files are reported in the same words, all in one run', () => {
  let found: Problem[] = []
  beforeAll(async () => {
    found = contentProblems(whole.root)
  })

  test('by npm run check:content, with nothing else', async () => {
    const lines = printReport(checkContent(whole.root)).split('\n')
    const errors = found.map(({ message, ...place }) =>
      formatProblem({ ...place, message: `error: ${message}` }),
    )
    const sum = `${whole.plants.length} problems that stop the build, 0 to look at.`
    expect(lines).toEqual([...errors, '', sum])
  })

  test('by the build, which stops', async () => {
    const { ok, text } = await beforeBuild(whole.root)
    expect(ok).toBe(false)
    for (const each of found) expect(text).toContain(formatProblem(each))
  })

  test('by the development server, over the page', () => {
    type Hooks = Record<string, (given: unknown) => void>
    const { configResolved, load } = contentPlugin() as unknown as Hooks
    configResolved?.({ root: whole.root })
    for (const each of found.filter(({ file }) => /about|404|legal\.yaml/.test(file)))
      expect(() => load?.(join(whole.root, each.file)), each.file).toThrow(formatProblem(each))
  })

  test('by the forms of the editor', () => {
    const { files } = editorOf({ target: 'folder' })
    for (const name of [...Object.keys(namedFiles), 'data/own-words.yaml'])
      files.get(name.replaceAll('/', '-'))?.read(readFileSync(join(root, name), 'utf8'))
    for (const name of [
      ...['home', 'contact', 'ai-mastery-course'].map((file) => `data/${file}.yaml`),
      ...['terms-of-service', 'disclaimer'].map((file) => `pages/legal/${file}.mdx`),
    ]) {
      const form = name.endsWith('.mdx') ? 'legal-frontmatter' : name.replace('/', '-')
      const { read, problems } = files.get(form) as EntryFile
      const said = found.filter(({ file }) => file === name).map(({ message }) => message)
      const shown = problems(read(readFileSync(join(whole.root, name), 'utf8'))).stops
      const plain = shown.map((each) => each.replace(/^Text, line \d+: /, ''))
      expect(plain.sort(), name).toEqual(said.sort())
      if (name.includes('disclaimer')) expect(plain).not.toEqual(shown.sort())
    }
  })
})
