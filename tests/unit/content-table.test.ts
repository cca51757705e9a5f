import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { withPlaces } from '#data/schemas/kinds.ts'
import { type Problem, placeOf } from '#ssg/content/content-error.ts'
import { recordOf } from '#ssg/content/content-record.ts'
import { readers } from '#ssg/content/readers.ts'
import { readYamlSource } from '#ssg/content/yaml-source.ts'
import { readSite } from '#ssg/routes/pages.ts'
import { siteWith } from '#tests/site-copy.ts'
import { findProblems, mistakesOf } from '#tools/checks/content-problems.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The kinds of files that people write, each with a list that takes one more text. */
const columns = {
  prose: ['pages/legal/disclaimer.mdx', /$(?!\n)/, '\n\n'],
  frontmatter: ['pages/content/tried.mdx', /^expertise:\n/m, '  - '],
  words: ['data/about.yaml', /^ {2}paragraphs:\n/m, '    - '],
  facts: ['data/business.yaml', /^paymentMethods:\n/m, '  - '],
  messages: ['data/contact.yaml', /^greetings:\n/m, '  - message: '],
  redirects: ['data/redirects.yaml', /$(?!\n)/, ''],
} as const
type Column = keyof typeof columns

/** What is written, with ▸ where the mistake is to be reported, and words of the report. */
interface Plant {
  put: string
  /** None where it is in order. */
  says?: RegExp
  /** Another place than the column's list: a file, and what is replaced in it. */
  in?: readonly [file: string, replaced: RegExp]
}
/** Plants of a cell, or why it has none. */
type Cell = string | readonly Plant[]

const plant = (put: string, says?: RegExp, ...place: [file?: string, before?: RegExp]): Plant => ({
  put,
  ...(says && { says }),
  ...(place[0] && { in: [place[0], place[1] ?? /^/] as const }),
})
/** A value in place of the first one with its key in a file. */
const line = (file: string, put: string, says: RegExp) => {
  const [, key = ''] = /(\w+):/.exec(put.replace('▸', '')) ?? []
  return plant(put, says, file, new RegExp(`(?<=^[ -]*)${key}: .*`, 'm'))
}
const noAddress = /the new address must be a path of this site/
let old = 0
/** Redirects hold addresses alone, whatever else is written there. */
const asAddress = (value: string) => [plant(`▸/old-${++old}: ${value}`, noAddress)]
const everywhere = (...plants: Plant[]) => ({
  prose: plants,
  frontmatter: plants,
  words: plants,
  facts: plants,
  messages: plants,
})
const inValues = (...plants: Plant[]) => ({ ...everywhere(...plants), prose: '' })

/** The end of a file. */
const end = /$(?!\n)/
const markup = [
  plant('Truly ▸**bold** words', /for bold: delete them/),
  plant('Truly ▸*slanted* words', /for bold: delete them/),
  plant('See ▸[a page](/about)', /a link: keep its words/),
  plant('One▸<br>two', /HTML: delete it/),
  plant('It▸&#39;s code', /code of a sign: write the sign/),
  plant('See ▸www.example.com', /nobody can press/),
  plant('Run ▸`npm`', /marks of code: delete/),
]
const foreign = [
  plant('See ▸[[another page]]', /link of another program/),
  plant('Mind ▸[!NOTE] this', /mark of another program/),
  plant('"Well done ▸:tada:"', /write the sign itself/),
  plant('A ▸==marked== word', /'==' is shown as it stands/),
]
const nearly = [
  plant('▸**Name: **Tara', /without a space inside the stars/),
  plant('▸##Heading', /put a space after it/),
  plant('[words]▸ (/contact)', /delete the space between/),
  plant('[words▸](/our contact)', /write %20/),
  plant('▸-\u00a0one', /type the space again/),
  plant('Words.\n▸• one', /begin each entry of a list with -/),
  plant('Words.\n▸(i) one', /begin each entry of a list with 1\./),
  plant('▸It is a whole sentence.\n---', /makes a heading of the sentence/),
  plant('▸Asha Rao,\n12 Lake Road,\nKolkata 700029', /a backslash at the end of each/),
  plant('▸    Four blanks before it', /typewriter text/),
  plant('▸| a | b |\n| 1 | 2 |', /write \|---\|---\| under its first line/),
  plant('Harmless▸: \\*\\* and `**`, [sic] (2026)'),
  plant('▸::: note', /mark of another program/),
  plant('## Terms ▸{#terms}', /headings get their address from their words/),
  plant('Words ▸{: .wide}', /mark of another program/),
  plant('▸```\nA block', /never ends: write ``` below it/, 'pages/legal/privacy-policy.mdx', end),
  plant('▸{% include x %}', /mark of another program/),
]
const pictures: [name: string, bytes: Buffer | undefined, says: RegExp][] = []
/** A box of an ISO media file, which HEIC is. */
const box = (name: string, ...parts: Buffer[]) => {
  const content = Buffer.concat([Buffer.from(name), ...parts])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length + 4)
  return Buffer.concat([size, content])
}
const size = Buffer.from([0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 8])
const heic = Buffer.concat([
  box('ftyp', Buffer.from('heic\0\0\0\0')),
  box('meta', Buffer.alloc(4), box('iprp', box('ipco', box('ispe', size)))),
])
const gif = Buffer.from('GIF89a\x08\0\x08\0\0\0\0', 'latin1')
pictures.push(
  ['gone.jpg', undefined, /there is no file public\/images\/gone\.jpg/],
  ['phone.heic', heic, /is HEIC, which browsers do not show: save it as JPEG or WebP/],
  ['other.jpg', gif, /is GIF by its content: name it '\/images\/other\.gif'/],
  ['empty.png', Buffer.alloc(0), /is empty: save the picture again/],
  ['letter.png', Buffer.from('Words'), /is no picture that can be read: save it as JPEG or WebP/],
  [
    'heavy.gif',
    Buffer.concat([gif, Buffer.alloc(600_000)]),
    /weighs 0\.6 MB at 8 × 8 pixels: save it as WebP/,
  ],
)

/** Each picture as the one that a page is shared with. */
const ogImages = (files: readonly string[], replaced: RegExp, indent = '') =>
  files.map((file, index) => {
    const [name, , says] = pictures[index] ?? []
    return plant(`${indent}ogImage: ▸/images/${name}\n`, says, file, replaced)
  })

const noMarkdown = 'Plain words have no Markdown; its marks are in the rows above.'
const noProse = {
  frontmatter: noMarkdown,
  words: noMarkdown,
  facts: noMarkdown,
  messages: noMarkdown,
  redirects: noMarkdown,
}
const unknownKeys = (file: string, before = /^/) =>
  ['colour: red', 'fontsize: 12'].map((key) =>
    plant(`▸${key}\n`, new RegExp(`'${key.split(':')[0]}' is not known here`), file, before),
  )
const note = (file: string, before = /^/) => [
  plant('# ▸TODO: newer figures\n', undefined, file, before),
]
const mark = (file: string) => [plant('\uFEFF▸', undefined, file)]
const [tried, frontmatterStart] = ['pages/content/tried.mdx', /^(?=expertise:)/m]

const rows: Record<string, Record<Column, Cell>> = {
  "other people's number and mail address": {
    ...everywhere(
      plant('Call ▸+91 98300 12345', /neither your number nor your mail address.*correct it/),
      plant('Mail ▸tara@firm.in now', /neither your number nor your mail address.*correct it/),
    ),
    redirects: asAddress('tel:+919830012345'),
  },
  'what a template leaves to be filled in': {
    ...everywhere(
      plant('We are ▸[Your Company]', /left to be filled in: put your own words/),
      plant('Prices are ▸TBD', /left to be filled in: put your own words/),
      plant('Signed ▸______ here', /left to be filled in: put your own words/),
    ),
    redirects: asAddress('/[page]'),
  },
  'markup where plain words are shown': {
    ...inValues(...markup),
    prose: 'Prose is Markdown.',
    redirects: asAddress('/**about**'),
  },
  'marks of other programs': { ...everywhere(...foreign), redirects: asAddress('"[[about]]"') },
  'nearly right Markdown': { ...noProse, prose: nearly },
  'prose that a reader or the policy refuses': {
    ...noProse,
    prose: [
      plant('▸![](/images/portrait.svg)', /no text for those who do not see it.*between \[ and \]/),
      plant('▸<img src="/images/portrait.svg" />', /no text for those who do not see.*as alt="…"/),
      plant('▸# Cookies', /one main heading, the 'heading' above: begin this one with ##/),
      plant('### One\n\n▸##### Two', /of level 5 below one of level 3: begin it with ####/),
      plant('Two▸</i>.', /'<\/i>' closes nothing: delete it/),
      plant('I am ▸<Your Name>.', /'<your>' is no element that prose has: write &lt; instead/),
      plant('▸![A desk](https://example.com/a.jpg)', /a picture of another site, which the site's/),
      plant(
        '▸<iframe src="https://maps.example"></iframe>',
        /shows another site in this one.*link/,
      ),
      plant('▸<video src="/a.mp4"></video>', /plays files, which the site's policy refuses/),
      plant('▸<form></form>', /'<form>' belongs to a form: write a link to one/),
      plant('▸<script></script>', /'<script>' is refused by the site's policy: delete it/),
      plant('<p ▸style="color:red">Red</p>', /'style' has no effect in prose/),
      plant('<p ▸onclick="x()">Run</p>', /'onclick' is refused by the site's policy: delete it/),
      plant('▸One<br>two, \\{name} or `{x}`, <5% & 2 < 3, <https://example.com>.'),
      plant('Words ▸<b>bold.', /'<b>' is never closed/, 'pages/legal/terms-of-service.mdx', end),
    ],
  },
  'an unknown fact in braces': {
    ...everywhere(
      plant('For ▸{claims.yeers} years', /there is no fact.*did you mean \{claims\.years\}/),
      plant('For ▸{nothing} more', /there is no fact \{nothing\}.*Write \\\{ for a brace/),
    ),
    redirects: asAddress('"/{claims.years}"'),
  },
  'a place that is missing, twice or not known here': {
    prose: [plant('The ▸{policy} says so', /there is no fact \{policy\}/)],
    frontmatter: [plant('Work ▸{price} each', /there is no fact \{price\}/)],
    words: [
      line(
        'data/consent.yaml',
        'explanation: ▸If you accept, the {policy} has more.',
        /\{services\}.*0 times: write it/,
      ),
      line(
        'data/testimonials.yaml',
        'stars: ▸"{rating} of {rating} stars"',
        /\{rating\} must stand here once, and stands 2/,
      ),
      plant('From ▸{count} on', /there is no fact \{count\}/),
    ],
    facts: [plant('From ▸{price}', /there is no fact \{price\}/)],
    messages: [plant('On ▸{day} then', /there is no fact \{day\}/)],
    redirects: asAddress('"/{level}"'),
  },
  'an anchor or a tag of YAML that would vanish': {
    ...inValues(
      plant('▸&Co builds', /'&Co' would not be shown: put straight quotes/),
      plant('▸!Important words', /'!Important' would not be shown: put straight quotes/),
    ),
    prose: 'Prose is not YAML.',
    redirects: [plant('/old-and: ▸&Co /about', /'&Co' would not be shown/)],
  },
  'keys that are not known, all at once': {
    prose: 'Prose has no keys.',
    frontmatter: unknownKeys(tried, frontmatterStart),
    words: unknownKeys('data/about.yaml'),
    facts: unknownKeys('data/business.yaml'),
    messages: unknownKeys('data/contact.yaml'),
    redirects: [plant('▸old: /about', /the old address must be a path of this site/)],
  },
  'a value of another kind or size': {
    prose: 'Prose has no values.',
    frontmatter: [
      line('pages/content/travel.mdx', '▸link: javascript:alert(1)', /link must be a full address/),
    ],
    words: [
      line('data/skills.yaml', '▸title: 42', /'42' is no text without quotes: write '42' between/),
      line(
        'data/404.yaml',
        'title: Page ▸#404 is missing',
        /is a note, which nobody is shown: put/,
      ),
      plant('▸heroes:\nhero:\n', /did you mean 'hero'\?/, 'data/services.yaml', /^hero:\n/m),
    ],
    facts: [
      line(
        'data/business.yaml',
        '▸latitude: 225726',
        /geo\.latitude must be a number from -90 to 90/,
      ),
      line('data/prices.yaml', "▸USD: '1200'", /USD must be a whole number above zero, without/),
      line('data/site.yaml', '▸pixelId: 123456789012345', /is no text without quotes: write/),
    ],
    messages: 'Messages are texts.',
    redirects: 'Addresses are texts.',
  },
  'a byte order mark, which is harmless': {
    prose: mark('pages/legal/privacy-policy.mdx'),
    frontmatter: mark('pages/legal/privacy-policy.mdx'),
    words: mark('data/skills.yaml'),
    facts: mark('data/prices.yaml'),
    messages: mark('data/chat-card.yaml'),
    redirects: mark('data/redirects.yaml'),
  },
  'a link that leads nowhere': {
    prose: [
      plant('Read [this](▸/abuot).', /no page \/abuot, did you mean \/about/),
      plant('Read [this](▸http://example.org).', /is not encrypted: write https/),
      plant('Read [this](▸/legal/disclaimer#who-i-an).', /nothing there is named 'who-i-an'/),
      plant('Read [this](▸about).', /depends on the page it is on: begin with a slash/),
      plant('Read [this](▸//example.com).', /leaves the site without saying how: write https:/),
      plant('▸[a](/contact?x=1) [b](#top) [c](/images/portrait.svg) [d](tel:+910000000000)'),
      plant('Read [this](▸/public/robots.txt).', /without \/public: write '\/robots\.txt'/),
    ],
    frontmatter: [
      plant(
        '▸canonicalUrl: http://example.org/x\n',
        /must be a full address that starts with https/,
        tried,
        frontmatterStart,
      ),
    ],
    words: [line('data/about.yaml', 'href: ▸/abuot', /no page \/abuot, did you mean \/about/)],
    facts: [
      line(
        'data/site.yaml',
        '▸url: http://example.org/x',
        /must be a full address that starts with https/,
      ),
    ],
    messages: 'A chat message has no links but addresses that are typed as words.',
    redirects: [plant('/old-page: ▸/abuot', /did you mean \/about/)],
  },
  'a picture that is not there, of another kind, empty or heavy': {
    prose: pictures.map(([name, , says]) => plant(`![A desk](▸/images/${name})`, says)),
    frontmatter: ogImages(
      ['privacy-policy', 'terms-of-service', 'disclaimer'].map((name) => `pages/legal/${name}.mdx`),
      /^(?=keywords:)/m,
    ),
    words: ogImages(
      ['about', 'contact', 'services', 'projects', 'skills', 'home'].map(
        (name) => `data/${name}.yaml`,
      ),
      /^(?= {2}keywords:)/m,
      '  ',
    ),
    facts: [
      line('data/site.yaml', 'portrait: ▸/images/phone.heic', /is HEIC.*save it as JPEG or WebP/),
    ],
    messages: 'Chats and mails have no pictures.',
    redirects: asAddress('/images/phone.heic'),
  },
  'notes and search words, which nobody reads': {
    prose: [plant('<!-- ▸TODO: newer figures, [Your Name] -->')],
    frontmatter: [
      ...note(tried, frontmatterStart),
      plant('keywords:\n  - "▸[Our city] TODO"\n', undefined, tried, /^keywords:\n/m),
    ],
    words: [
      ...note('data/about.yaml'),
      plant(
        '  keywords:\n    - "▸[Our city] TODO"\n',
        undefined,
        'data/about.yaml',
        /^ {2}keywords:\n/m,
      ),
    ],
    facts: note('data/business.yaml'),
    messages: note('data/contact.yaml'),
    redirects: note('data/redirects.yaml'),
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
    'data/claims.yaml',
    new RegExp(`(?<=${name}:\\n.*\\n *)sentence: .*`),
  ),
)
const pageNamed = (name: string, right: string) =>
  plant(
    `▸---\ntitle: A page named ${name.replace(/\W/g, '-')}\n---\n`,
    new RegExp(`small letters, digits and single hyphens: rename it to pages/ai/${right}`),
    `pages/ai/${name}.mdx`,
  )
const fileNamed = (file: string, says: RegExp) =>
  plant('▸---\ntitle: A page of another place\n---\n', says, file)
/** Rows whose faults are files, or values of files that are right otherwise. */
const rowsOfFiles: Record<string, Record<Column, Cell>> = {
  'the name of a file': {
    prose: "A page's file has frontmatter and prose in one: the next column.",
    frontmatter: [
      fileNamed('pages/extra.tsx', /no words: put its title.* line 'page:' in data\/extra\.yaml/),
      fileNamed(
        'pages/skills/index.tsx',
        /pages\/skills\.tsx already is the page \/skills: delete/,
      ),
      fileNamed('pages/notes.txt', /Only \.tsx and \.mdx files are pages: move this file out of/),
      fileNamed(
        'pages/blog/first.mdx',
        /MDX pages live in pages\/content\/.*: move the file there/,
      ),
      fileNamed('pages/legal/aux.mdx', /Windows has a device of this name.*: rename it/),
      fileNamed('pages/legal/cookie-index.mdx', /A page's file cannot end in 'index'.*: rename it/),
      pageNamed('Cooking', 'cooking'),
      pageNamed('two words', 'two-words'),
      pageNamed('voice - Copy', 'voice-copy'),
      pageNamed('a.b', 'a-b'),
      pageNamed('50%', '50'),
      pageNamed('[id]', 'id'),
      plant(
        '▸---\n---\n',
        /small letters, digits and single hyphens: rename it$/,
        'pages/ai/रसोई.mdx',
      ),
      plant(
        '▸---\n---\n',
        /already is the page|rename it to pages\/legal\/disclaimer/,
        'pages/legal/Disclaimer.mdx',
      ),
    ],
    words: [
      plant(
        '▸a: b\n',
        /No part of the site shows this file: is it meant to be data\/home\.yaml/,
        'data/Home.yaml',
      ),
    ],
    facts: [plant('▸a: b\n', /No part of the site shows this file/, 'data/prices - Copy.yaml')],
    messages: [plant('▸a: b\n', /No part of the site shows this file/, 'data/forms/al-forms.yaml')],
    redirects: [
      plant('▸/a: /about\n', /is it meant to be data\/redirects\.yaml/, 'data/redirect.yaml'),
    ],
  },
  'a circle of facts': {
    prose: 'Prose is no fact.',
    frontmatter: 'Frontmatter is no fact.',
    words: [
      line(
        'data/guide.yaml',
        'title: "▸{guide.title}, second edition"',
        /\{guide\.title\} names itself: put its words/,
      ),
    ],
    facts: [
      line(
        'data/site.yaml',
        'role: "▸{site.alternateName}"',
        /\{site\.alternateName\} names itself: put its words/,
      ),
      line(
        'data/site.yaml',
        'alternateName: "▸{site.role}"',
        /\{site\.role\} names itself: put its words/,
      ),
    ],
    messages: 'No greeting is a fact.',
    redirects: 'No address is a fact.',
  },
  'values that contradict each other': {
    prose: 'Prose has no values.',
    frontmatter: [
      line(
        'pages/legal/terms-of-service.mdx',
        'title: ▸Professional Disclaimer',
        /is taken by pages\/legal\/disclaimer\.mdx: each page needs its own/,
      ),
    ],
    words: [
      plant(
        '▸home: false',
        /no testimonial has home: true.*write it for three/,
        'data/testimonials.yaml',
        /home: true/g,
      ),
      plant(
        "▸id: 'freight-leads'",
        /the id 'freight-leads' is taken by a testimonial above/,
        'data/testimonials.yaml',
        /id: software-support/,
      ),
      line('data/testimonials.yaml', '▸initials: QQ', /the initials QQ are not those of/),
    ],
    facts: [
      line(
        'data/site.yaml',
        '▸initials: QX',
        /the initials QX are not those of Ananya Sen: is AS meant/,
      ),
      line('data/prices.yaml', '▸label: save 50%', /'save 50%' is more than the prices give/),
      line('data/business.yaml', '▸closes: 08:00', /it closes at 08:00 and opens at 09:00/),
      ...wrongPromises,
      plant(
        '▸days:\n      - Saturday\n      - Saturday',
        /Saturday is there twice: delete one/,
        'data/business.yaml',
        /days:\n {6}- Saturday/,
      ),
      line('data/business.yaml', '▸country: UK', /'UK' is no country's code: write GB/),
    ],
    messages: 'Messages have no values.',
    redirects: [
      plant('/about: ▸/contact', /'\/about' is a page of this site.*Delete this redirect/),
      plant('/old-chain: ▸/about-us\n/about-us: /about', /which leads on: write '\/about'/),
      plant('/old-circle: ▸/old-circle', /leads to '\/old-circle', which leads on/),
      plant('▸/old-slash/: /about', /'?\/old-slash\/.*without a slash at its end/),
    ],
  },
}

const columnNames = Object.keys(columns) as Column[]
const plantsOf = (row: Record<Column, Cell>) =>
  columnNames.flatMap((column) => {
    const cell = row[column]
    return typeof cell === 'string' ? [] : cell.map((each) => ({ ...each, column }))
  })
type Placed = ReturnType<typeof plantsOf>[number]
const fileOf = ({ in: place, column }: Placed) => place?.[0] ?? columns[column][0]

const writePictures = (root: string) => {
  for (const [name, bytes] of pictures)
    if (bytes) writeFileSync(join(root, 'public/images', name), bytes)
}

/** A site with all plants, each at most once, and what is found in it. */
async function siteOf(plants: readonly Placed[]) {
  const root = siteWith()
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  writePictures(root)
  const changed = new Map([[tried, '---\nkeywords:\n  - words\nexpertise:\n  - words\n---\n']])
  const textOf = (file: string) => {
    try {
      return changed.get(file) ?? readFileSync(join(root, file), 'utf8')
    } catch {
      return ''
    }
  }
  // What replaces something comes first: lists grow below it.
  const done = new Set<string>()
  for (const each of [...plants].sort((a, b) => Number(!a.in) - Number(!b.in))) {
    const [file, put] = [fileOf(each), each.put.replace('▸', '')]
    if (done.has(`${file}\0${put}`)) continue
    done.add(`${file}\0${put}`)
    const [, list, before] = columns[each.column]
    const text = textOf(file)
    const next = each.in
      ? text.replace(each.in[1], () => put)
      : text.replace(list, (found) => `${found}${before}${put}\n`)
    if (next === text) throw new Error(`Nothing to change in ${file} for ${put}`)
    changed.set(file, next)
  }
  for (const [file, text] of changed) write(file, text)
  const site = await readSite(root)
  const found = [
    ...[...site.files.values()].flatMap(({ problems }) => problems),
    ...findProblems(site, ['stops', 'warns', 'blocks', 'look']),
  ]
  return { found, texts: changed }
}

/** Messages of the findings at the mark of a plant; of the whole line where none is expected. */
function saidAt(each: Placed, texts: ReadonlyMap<string, string>, found: readonly Problem[]) {
  const file = fileOf(each)
  const text = (texts.get(file) ?? '').replace(/^\uFEFF/, '')
  const put = each.put.replace(/^\uFEFF/, '')
  const index = text.indexOf(put.replace('▸', ''))
  const { line, column } = placeOf(text, index + put.indexOf('▸'))
  return found
    .filter((one) => one.file === file && one.line === line)
    .filter((one) => !each.says || one.column === column)
    .map(({ message }) => message)
    .join('\n')
}

describe.each([
  ['in a text', rows],
  ['of a file', rowsOfFiles],
])('a mistake %s is named at its place, with a remedy', (_, table) => {
  let site: Awaited<ReturnType<typeof siteOf>>
  beforeAll(async () => {
    site = await siteOf(Object.values(table).flatMap(plantsOf))
  })

  test.each(
    Object.entries(table).flatMap(([row, cells]) =>
      plantsOf(cells).map((each) => [row, each.column, each.put, each] as const),
    ),
  )('%s in %s: %s', (_, __, ___, each) => {
    const said = saidAt(each, site.texts, site.found)
    if (each.says) expect(said).toMatch(each.says)
    else expect(said).toBe('')
  })
})

test('a price that is struck through is above the price', async () => {
  const below = (text: string) => text.replace(/struck: .*/, 'struck: 1')
  const site = await readSite(siteWith({ 'data/prices.yaml': below }))
  const found = findProblems(site, ['stops']).map(({ message }) => message)
  expect(found).toEqual([expect.stringMatching(/^struck is 1, and the price/)])
})

test('a rule tells its finding beside what the schema says of the line', async () => {
  const site = await readSite(
    siteWith({
      'data/guide.yaml': (text: string) => text.replace(/^intro: .*/m, 'intro: "**A**"'),
    }),
  )
  expect(mistakesOf(site).map(({ message }) => message)).toEqual([
    expect.stringContaining('needs at least 20 characters'),
    expect.stringContaining('for bold: delete them'),
  ])
})

test('what systems and editors leave behind is no content', () => {
  const names = ['pages/.DS_Store', 'pages/legal/~$aimer.mdx', 'data/.home.yaml.swp']
  const more = [
    'data/Thumbs.db',
    'data/~$home.yaml',
    'public/images/.DS_Store',
    'public/desktop.ini',
  ]
  const left = [...names, ...more]
  const { files, others, publicFiles } = recordOf(
    siteWith(Object.fromEntries(left.map((file) => [file, 'x']))),
  )
  const known = [...files.keys(), ...others, ...publicFiles.map((file) => `public${file}`)]
  expect(known.filter((file) => left.includes(file))).toEqual([])
})

describe('a kind of file that is added', () => {
  afterAll(() => {
    readers.delete('.note')
  })
  test('is held by all checks of texts at once', async () => {
    // Values above a line of ===, prose below.
    readers.set('.note', (file, text) => {
      const [values = '', prose = ''] = text.split('===\n')
      const problems: Problem[] = []
      const source = readYamlSource({ file, text: values }, problems)
      const schema = v.objectWithRest({ place: withPlaces(v.string(), 'policy') }, v.string())
      return { problems, source, schema, prose: `${values.replace(/[^\n]/g, ' ')}   \n${prose}` }
    })
    const inList = (cell: Cell) => (typeof cell === 'string' ? [] : cell.filter((each) => !each.in))
    const values = Object.values(rows).flatMap(({ words }) => inList(words))
    const prose = Object.values(rows).flatMap((row) => inList(row.prose))
    const file = 'data/added.note'
    const put = (each: Plant) => each.put.replace('▸', '')
    const keys = values.map((each, index) => `key-${index}: ${put(each)}\n`)
    keys.push('place: The rules\n')
    const text = `${keys.join('')}===\n${prose.map((each) => `\n${put(each)}\n`).join('')}`
    const root = siteWith({ [file]: text })
    writePictures(root)
    const site = await readSite(root)
    const found = [
      ...(site.files.get(file)?.problems ?? []),
      ...findProblems(site, ['stops', 'warns', 'blocks', 'look']),
    ]
    const start = text.indexOf('===')
    const missed = [...values, ...prose].filter((each, index) => {
      const from = index < values.length ? 0 : start
      const offset = text.indexOf(put(each), from) + each.put.indexOf('▸')
      const { line, column } = placeOf(text, offset)
      const at = found.filter(
        (one) => one.file === file && one.line === line && one.column === column,
      )
      return each.says && !at.some(({ message }) => each.says?.test(message))
    })
    expect(missed).toEqual([])
    expect(found).toContainEqual(
      expect.objectContaining({ file, message: expect.stringContaining('{policy} must stand') }),
    )
  })
})
