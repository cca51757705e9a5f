import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  checkContent,
  contentProblems,
  findProblems,
  mistakesOf,
  printReport,
} from '#content/check.ts'
import { contentPlugin } from '#content/content-plugin.ts'
import { namedFiles } from '#content/facts/named-texts.ts'
import { openSite } from '#content/open-site.ts'
import { readers } from '#content/read/readers.ts'
import { readYaml } from '#content/read/yaml-source.ts'
import { formatProblem, type Problem } from '#content/report.ts'
import { withPlaces } from '#content/schema/kinds.ts'
import { root } from '#tests/site-copy.ts'
import { editorOf } from '#tools/edit/edit-config.ts'
import type { EntryFile } from '#tools/edit/entry-file.ts'
import { beforeBuild } from '#tools/launch/launch.ts'
import { line, type Plant, plant, planted, type Table, tried } from './plants.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const everywhere = (...plants: Plant[]) => ({ prose: plants, ...inValues(...plants) })
const inValues = (...plants: Plant[]) => ({
  frontmatter: plants,
  words: plants,
  facts: plants,
  messages: plants,
})

const end = /$(?!\n)/
const nearly = [
  plant('▸**Name: **Tara', /without a space inside the stars/),
  plant('▸##Heading', /write ## or ### and a space/),
  plant('▸####### Heading', /write ## or ### and a space/),
  plant('[words]▸ (/contact)', /delete the space between/),
  plant('[words▸](/our contact)', /^.*write %20.*$/),
  plant('Words▸[^note] of it', /No footnote has this name/),
  plant('See [about▸](/about for more', /shown as it stands: write \[words\]/),
  plant('See (about▸)[/about] for more', /shown as it stands: write \[words\]/),
  plant('See [about▸][1] for more', /shown as it stands: write \[words\]/),
  plant('▸-\u00a0one', /type the space again/),
  plant('Words.\n▸• one', /begin each entry of a list with -/),
  plant('▸o\tone\no\ttwo', /begin each entry of a list with -/),
  plant('▸a) one\nb) two', /begin each entry of a list with 1\./),
  plant('Words.\n▸(i) one', /begin each entry of a list with 1\./),
  plant('▸It is a whole sentence.\n---', /makes a heading of the sentence/),
  plant('▸Asha Rao,\n12 Lake Road,\nKolkata 700029', /a backslash at the end of each/),
  plant('▸    Four blanks before it', /typewriter text/),
  plant('▸✓ one\n✓ two', /begin each entry of a list with -/),
  plant('▸1.1 One thing\n1.2 Another', /put a blank line between them/),
  plant('▸Name\tFor\n_ga\tStatistics', /A table of blanks becomes one line/),
  plant('▸| a | b |\n| 1 | 2 |', /write \|---\|---\| under its first line/),
  plant('Harmless▸: \\*\\* and `**`, [sic] (2026)'),
  plant('▸::: note', /mark of another program/),
  plant('## Terms ▸{#terms}', /headings get their address from their words/),
  plant('Words ▸{: .wide}', /mark of another program/),
  plant('▸```\nA block', /never ends: write ``` below it/, 'legal/privacy-policy', end),
  plant('▸{% include x %}', /mark of another program/),
]
/** What templates and word processors leave to be filled in. */
const gaps = [
  ...['Replace this paragraph', 'Describe the piece in one line', 'TODO', 'TBD', 'FIXME', 'XXXX'],
  ...['Lorem ipsum', '______', '[•]', '{{Name}}', '<<Name>>', '[Your Company]', '[insert date]'],
  ...['[State]', '[COMPANY NAME]'],
].map((sign) => plant(`"Words ▸${sign} here"`, /left to be filled in: put your own words/))

const pictures: [name: string, says: RegExp][] = [
  ['gone.jpg', /there is no file public\/images\/gone\.jpg/],
  ['phone.heic', /is HEIC, which browsers do not show: save it as JPEG or WebP/],
  ['other.jpg', /is GIF by its content: name it '\/images\/other\.gif'/],
  ['empty.png', /is empty: save the picture again/],
  ['letter.png', /is no picture that can be read: save it as JPEG or WebP/],
  ['heavy.gif', /weighs 0\.6 MB at 8 × 8 pixels: save it as WebP/],
]
const writePictures = (root: string) => {
  const folder = join(root, 'public/images')
  cpSync('tests/unit/pictures', folder, { recursive: true })
  cpSync(join(folder, 'other.jpg'), join(folder, 'heavy.gif'))
  appendFileSync(join(folder, 'heavy.gif'), Buffer.alloc(600_000))
}
const head = /^(?=expertise:)/m
const unknownKeys = (file: string, before = /^/) =>
  ['colour', 'fontsize'].map((key) =>
    plant(`▸${key}: x\n`, new RegExp(`'${key}' is not known here`), file, before),
  )
const note = (file: string, before = /^/) =>
  plant('# ▸TODO: newer figures\n', undefined, file, before)
const searchWord = (file: string, indent = '') =>
  plant(
    `${indent}keywords:\n${indent}  - "▸[Our city] TODO"\n`,
    undefined,
    file,
    new RegExp(`^${indent}keywords:\n`, 'm'),
  )
const noHttps = /must be a full address that starts with https/

const inTexts: Table = {
  "other people's number and mail address": everywhere(
    plant('Call ▸+91 98300 12345', /neither your number nor your mail address.*correct it/),
    plant('Mail ▸tara@firm.in now', /neither your number nor your mail address.*correct it/),
  ),
  'what a template leaves to be filled in': everywhere(...gaps),
  'markup where plain words are shown': inValues(
    plant('Truly ▸**bold** words', /for bold: delete them/),
    plant('Truly ▸*slanted* words', /for bold: delete them/),
    plant('See ▸[a page](/about)', /a link: keep its words/),
    plant('One▸<br>two', /HTML: delete it/),
    plant('It▸&#39;s code', /code of a sign: write the sign/),
    plant('See ▸www.example.com', /nobody can press/),
    plant('Run ▸`npm`', /marks of code: delete/),
  ),
  'marks of other programs': everywhere(
    plant('See ▸[[another page]]', /link of another program/),
    plant('Mind ▸[!NOTE] this', /mark of another program/),
    plant('"Well done ▸:tada:"', /write the sign itself/),
    plant('A ▸==marked== word', /'==' is shown as it stands/),
    plant('Our terms▸<o:p></o:p> apply', /mark of a word processor: delete it/),
    plant('\'See ▸HYPERLINK "https://a.example" here\'', /mark of a word processor: delete it/),
    plant("'One ▸\ue0b7 two'", /sign that no page can show/),
    plant('It don▸â€™t help', /signs of another encoding/),
  ),
  'nearly right Markdown': { prose: nearly },
  'prose that a reader or the policy refuses': {
    prose: [
      plant('▸![](/images/portrait.svg)', /no text for those who do not see it.*between \[ and \]/),
      plant('▸<img src="/images/portrait.svg" />', /no text for those who do not see.*as alt="…"/),
      plant('▸![IMG_0042.jpg](/images/portrait.svg)', /no text for those who do not see it/),
      plant('See ▸[](/about).', /This link has no words: write them between \[ and \]/),
      plant('▸**What we collect**', /Bold words are no heading: write ## before them/),
      plant('Words.\n\n▸##\n\nMore.', /This heading has no words/),
      plant('▸# Cookies', /one main heading, the 'heading' above: begin this one with ##/),
      plant('### One\n\n▸##### Two', /of level 5 below one of level 3: begin it with ####/),
      plant('Two▸</i>.', /'<\/i>' closes nothing: delete it/),
      plant('I am ▸<Your Name>.', /'<your>' is no element that prose has: write &lt; instead/),
      plant('▸![A desk](https://example.com/a.jpg)', /a picture of another site, which the site's/),
      plant('▸<iframe src="https://a.example"></iframe>', /shows another site in this one.*link/),
      plant('▸<video src="/a.mp4"></video>', /plays files, which the site's policy refuses/),
      plant('▸<form></form>', /'<form>' belongs to a form: write a link to one/),
      plant('▸<script></script>', /'<script>' is refused by the site's policy: delete it/),
      plant('<p ▸style="color:red">Red</p>', /'style' has no effect in prose/),
      plant('<p ▸onclick="x()">Run</p>', /'onclick' is refused by the site's policy: delete it/),
      plant('▸One<br>two, \\{name} or `{x}`, <5% & 2 < 3, <https://example.com>.'),
      plant('Words ▸<b>bold.', /'<b>' is never closed/, 'legal/terms-of-service', end),
    ],
  },
  'an unknown fact in braces': everywhere(
    plant('For ▸{claims.yeers} years', /there is no fact.*did you mean \{claims\.years\}/),
    plant('For ▸{nothing} more', /there is no fact \{nothing\}.*Write \\\{ for a brace/),
    plant('"For ▸[claims.years] years"', /is shown as it stands: write \{claims\.years\}/),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the mistake
    plant('"For ▸${claims.years} years"', /is shown as it stands: write \{claims\.years\}/),
    plant('"For ▸{{claims.years}} years"', /'\{' is shown as it stands: a fact has one brace/),
    plant('"For ▸{claims.years"', /'\{' is shown as it stands/),
    plant('"For claims.years▸}"', /'\}' is shown as it stands/),
  ),
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
  'quotes that are meant for the file': inValues(
    plant('▸“All of it”', /a curly quote stands at each end, and is shown/),
    plant('▸All of it"', /a straight quote stands at one end alone, and is shown/),
  ),
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
        /link must be a full address/,
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
      line('business', '▸opens: 9.00', /must be a time such as 09:00, not '9'/),
      line('prices', "▸USD: '1200'", /whole number above zero, in digits alone, not "1200"/),
    ],
  },
  'a byte order mark, which is harmless': {
    prose: [plant('\uFEFF▸', undefined, 'legal/privacy-policy')],
    words: [plant('\uFEFF▸', undefined, 'skills')],
  },
  'a link that leads nowhere': {
    prose: [
      plant('Read [this](▸/abuot).', /no page \/abuot, did you mean \/about/),
      plant('Read [this](▸http://example.org).', /is not encrypted: write https/),
      plant('Read [this](▸/legal/disclaimer#your-decison).', /did you mean #your-decision\?/),
      plant('Read [this](▸about).', /depends on the page it is on: begin with a slash/),
      plant('Read [this](▸https://https://a.example).', /is no whole address/),
      plant('Mail [us](▸mailto:info@firm).', /is no whole address/),
      plant('Read [this](▸#).', /leads nowhere: write an address/),
      plant('Read [this](▸//example.com).', /leaves the site without saying how: write https:/),
      plant('▸[a](/contact?x=1) [b](#top) [c](/images/portrait.svg) [d](tel:+910000000000)'),
      plant('Read [this](▸/public/robots.txt).', /without \/public: write '\/robots\.txt'/),
    ],
    frontmatter: [plant('▸canonicalUrl: http://a.example\n', noHttps, tried, head)],
    words: [line('about', 'href: ▸/abuot', /no page \/abuot, did you mean \/about/)],
    facts: [line('site', '▸url: http://example.org/x', noHttps)],
    redirects: [plant('/old-page: ▸/abuot', /did you mean \/about/)],
  },
  'a picture that is not there, of another kind, empty or heavy': {
    prose: pictures.map(([name, says]) => plant(`![A desk](▸/images/${name})`, says)),
    frontmatter: [
      plant('ogImage: ▸/images/gone.jpg\n', /no file/, 'legal/disclaimer', /^(?=keywords:)/m),
    ],
    words: [plant('  ogImage: ▸/images/gone.jpg\n', /no file/, 'about', /^(?= {2}keywords:)/m)],
    facts: [line('site', 'portrait: ▸/images/phone.heic', /is HEIC.*save it as JPEG or WebP/)],
  },
  'notes and search words, which nobody reads': {
    prose: [plant('<!-- ▸TODO: newer figures, [Your Name] -->')],
    frontmatter: [note(tried, head), searchWord(tried)],
    words: [note('about'), searchWord('about', '  ')],
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
const fileNamed = (file: string, says: RegExp) =>
  plant('▸---\ntitle: A page of another place\n---\n', says, `pages/${file}`)
const pageNamed = (name: string, right: string) =>
  plant(
    `▸---\ntitle: A page named ${name.replace(/\W/g, '-')}\n---\n`,
    new RegExp(`small letters, digits and single hyphens: rename it to pages/ai/${right}`),
    `pages/ai/${name}.mdx`,
  )
const unshown = (file: string, says = /No part of the site shows this file/) =>
  plant('▸a: b\n', says, file)
/** What systems and editors leave is no content. */
const leftBehind = [
  ...['pages/.DS_Store', 'pages/legal/~$aimer.mdx', 'data/.home.yaml.swp', 'data/Thumbs.db'],
  'data/~$home.yaml',
].map((file) => plant('▸x', undefined, file))
const itself = /\} names itself: put its words/

/** Rows whose faults are files, or values of files that are right otherwise. */
const inFiles: Table = {
  'the name of a file': {
    frontmatter: [
      fileNamed('extra.tsx', /no words: put its title.* line 'page:' in data\/extra\.yaml/),
      fileNamed('skills/index.tsx', /pages\/skills\.tsx already is the page \/skills: delete/),
      fileNamed('legal/notes.md', /are pages: name it pages\/legal\/notes\.mdx/),
      fileNamed('notes.txt', /Only \.tsx and \.mdx files are pages: move this file out of/),
      fileNamed('blog/first.mdx', /MDX pages live in pages\/content\/.*: move the file there/),
      fileNamed('legal/aux.mdx', /Windows has a device of this name.*: rename it/),
      fileNamed('ai/रसोई.mdx', /small letters, digits and single hyphens: rename it$/),
      fileNamed('legal/Disclaimer.mdx', /already is the page|rename it to pages\/legal\/disclaim/),
      pageNamed('Cooking', 'cooking'),
      pageNamed('voice - Copy', 'voice-copy'),
      pageNamed('a.b', 'a-b'),
      pageNamed('50%', '50'),
      pageNamed('[id]', 'id'),
    ],
    words: [
      unshown('Home', /shows this file: is it meant to be data\/home\.yaml/),
      unshown('data/home.yaml.txt', /is it meant to be data\/home\.yaml/),
      plant('▸<<<<<<< HEAD\na: b\n=======\n>>>>>>> new\n', /Git has two versions/, 'data/two.yaml'),
      unshown('data/me.jpg', /move it to public\/images/),
    ],
    facts: [unshown('prices - Copy'), ...leftBehind],
    messages: [unshown('data/forms/al-forms.yaml')],
    redirects: [unshown('redirect', /is it meant to be data\/redirects\.yaml/)],
  },
  'a circle of facts': {
    words: [line('guide', 'title: "▸{guide.title}, second edition"', itself)],
    facts: [
      line('site', 'role: "▸{site.alternateName}"', itself),
      line('site', 'alternateName: "▸{site.role}"', itself),
    ],
  },
  'values that contradict each other': {
    frontmatter: [
      line('legal/terms-of-service', 'title: ▸Professional Disclaimer', /each page needs its own/),
    ],
    words: [
      plant('▸home: false', /has home: true.*write it for three/, 'testimonials', /home: true/g),
      line('testimonials', "▸id: 'twice'"),
      plant('▸id: twice', /of an entry above/, 'testimonials', /(?<=twice'\n[\s\S]*?)\bid: .*/),
      line('testimonials', '▸initials: QQ', /the initials QQ are not those of/),
    ],
    facts: [
      line('site', '▸initials: QX', /the initials QX are not those of Ananya Sen: is AS meant/),
      line('prices', '▸label: save 50%', /'save 50%' is more than the prices give/),
      line('business', '▸closes: 08:00', /it closes at 08:00 and opens at 09:00/),
      line('business', '▸country: UK', /'UK' is no country's code: write GB/),
      plant('▸days: [Sunday, Sunday]', /Sunday is there twice/, 'business', /days:\n {6}- Sat.*/),
      ...wrongPromises,
    ],
    redirects: [
      plant('/about: ▸/contact', /'\/about' is a page of this site.*Delete this redirect/),
      plant('/old-chain: ▸/about-us\n/about-us: /about', /which leads on: write '\/about'/),
      plant('/old-circle: ▸/old-circle', /which leads on: write the address of a page/),
      plant('▸/old-slash/: /about', /'?\/old-slash\/.*without a slash at its end/),
    ],
  },
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
      line('guide', '▸intro: "**A**"', /^intro needs at least 20 characters, it has 5$/),
      line('guide', 'intro: "▸**A**"', /for bold: delete/),
    ],
    frontmatter: [
      line('legal/terms-of-service', '▸subtitle: No', /^subtitle needs at least 30 characters/),
      line('legal/disclaimer', `▸title: ${'x'.repeat(61)}`, /^title: Shorten .* to 60 .* 61\)$/),
      plant('▸![](/images/portrait.svg)\n', /^This picture has no text/, 'legal/disclaimer', end),
    ],
  },
}

/** A kind of file that is added: values above a line of ===, prose below. */
readers.set('.note', (file, text) => {
  const [values = '', prose = ''] = text.split('===\n')
  const place = v.optional(withPlaces(v.string(), 'policy'))
  const schema = v.strictObject({ place, texts: v.array(v.string()) })
  const below = `${values.replace(/[^\n]/g, ' ')}   \n${prose}`
  return { ...readYaml(file, values), schema, prose: below }
})
afterAll(() => void readers.delete('.note'))
const inLists = (plants: readonly Plant[] = []) => plants.filter((each) => !each.in)
const inNotes: Table = Object.fromEntries(
  Object.entries(inTexts).map(([row, { words, prose }]) => [
    row,
    { noteValues: inLists(words), noteProse: inLists(prose) },
  ]),
)
const withoutPlace = plant('place: ▸The rules\n', /\{policy\} must stand/, 'data/tried.note')
inNotes['a place that is missing'] = { noteValues: [withoutPlace] }

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
  ['in a kind of file that is added', planted(inNotes)],
])('a mistake %s is named at its place, with a remedy', (_, { root, plants, saidAt }) => {
  let found: Problem[] = []
  beforeAll(async () => {
    writePictures(root)
    const site = openSite(root)
    found = [...mistakesOf(site), ...findProblems(site, ['warns', 'blocks', 'look'])]
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
    const sum = `${whole.plants.length} problems that stop the build, 0 warnings.`
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
