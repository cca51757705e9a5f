import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { readContent } from '#content/content-file.ts'
import { serviceIds } from '#data/ids.ts'
import { testimonials } from '#data/testimonials.yaml'
import { type Change, siteWith } from '#tests/site-copy.ts'
import { work } from '#tests/work.ts'
import {
  checkBeforeBuild,
  formatFindings,
  launchFindings,
  stopMessage,
} from '#tools/launch/launch.ts'

type LaunchFinding = ReturnType<typeof launchFindings>[number]
type Findings = readonly LaunchFinding[]
const midday = new Date('2026-03-10T12:00:00Z')

/** The findings of the launch check at the time `now`, in a site with `changes`. */
const find = (changes: Record<string, Change> = {}, now = midday) =>
  launchFindings(siteWith(changes), now)

/** The findings whose ids begin with `start`. */
const startingWith = (findings: Findings, start: string) =>
  findings.filter(({ id }) => id.startsWith(start))

/** The id of each finding, as an owner writes it in an exception. */
const idsOf = (findings: Findings) => findings.map(({ id }) => id)

/** The ids of findings that stop a deploy. */
const blockingIds = (findings: Findings) =>
  idsOf(findings.filter(({ blocking }) => blocking))

/** The ids of findings that a dated exception excuses. */
const excusedIds = (findings: Findings) =>
  idsOf(findings.filter(({ excused }) => excused))

/** A finding with its place in front: 'data/site.yaml:6:1 …'. */
const withPlace = ({ file, line, column, message }: LaunchFinding) =>
  `${file}:${line}:${column} ${message}`

/** A line for each finding: 'identity.email blocks: data/site.yaml:6:1 …'. */
const linesOf = (findings: Findings) =>
  findings.map((finding) => {
    const effect = finding.blocking ? 'blocks' : 'may stay'
    return `${finding.id} ${effect}: ${withPlace(finding)}`
  })

/** An entry of data/launch-exceptions.yaml. */
const exceptionFor = (finding: string, until: string) =>
  `- finding: ${finding}\n  until: ${until}\n  why: They open soon.\n`

const sampleFindings = find()

describe('the launch check of a site with the sample facts', () => {
  const sampleLines = (start: string) =>
    linesOf(startingWith(sampleFindings, start))

  const identity = startingWith(sampleFindings, 'identity.')

  test('reports sample names, addresses and numbers, which stop a deploy', () => {
    expect(blockingIds(identity)).toEqual([
      'identity.name',
      'identity.initials',
      'identity.alternateName',
      'identity.origin',
      'identity.email',
      'identity.phone',
      'identity.social.LinkedIn',
      'identity.social.YouTube',
      'identity.social.Instagram',
      'identity.social.X',
    ])
  })

  test('reports a sample portrait, analytics id or legal notice without stopping a deploy', () => {
    const mayStay = identity.filter(({ blocking }) => !blocking)
    expect(idsOf(mayStay)).toEqual([
      'identity.portrait',
      'identity.analyticsId',
      'identity.pixelId',
    ])
    const notices = startingWith(sampleFindings, 'legal.notice')
    expect(notices.map(({ blocking }) => blocking)).toEqual([false])
  })

  test('says where a sample is, why it is reported, and what to do', () => {
    expect(sampleLines('identity.email')).toEqual([
      "identity.email blocks: data/site.yaml:6:8 'hello@example.com' is a sample, which reaches " +
        'nobody: write your own, or delete it',
    ])
  })

  test.each([
    ['greeting', 'contact'],
    ['notice', 'forms/all-forms'],
  ])('reports the sample %s in each language of the owner', (_, file) => {
    const start = `sample.${file}.`
    expect(sampleLines(start)).toEqual(
      ['hi', 'bn'].map((lang) =>
        expect.stringMatching(
          new RegExp(`${start}${lang} blocks: data/${file}.yaml:\\d+:5 `),
        ),
      ),
    )
    const inBengali = find({
      'data/site.yaml': (text) => text.replace('  - Hindi\n', ''),
    })
    expect(idsOf(startingWith(inBengali, start))).toEqual([`${start}bn`])
  })

  test('counts invented testimonials, quotes, cases and portfolio pages as blocking', () => {
    const invented = startingWith(sampleFindings, 'sample.')
    expect(invented.every(({ blocking }) => blocking)).toBe(true)
    const cases = serviceIds.flatMap((id) => {
      const { caseStudies } = readContent(`data/services/${id}.yaml`)
      return caseStudies?.items ?? []
    })
    expect(
      ['testimonials.', 'consultation.', 'services/'].map(
        (start) => sampleLines(`sample.${start}`).length,
      ),
    ).toEqual([testimonials.length, 3, cases.length])
    const pages = work.map(({ path }) => `sample.${path.slice(1)}`)
    expect(idsOf(sampleFindings)).toEqual(expect.arrayContaining(pages))
    const [{ id, name } = {}] = testimonials
    expect(sampleLines(`sample.testimonials.${id}`)[0]).toMatch(
      new RegExp(
        `data/testimonials\\.yaml:\\d+:5 testimonials '${name}' is a sample`,
      ),
    )
  })

  test('prints blocking findings first and the totals last', () => {
    const blockingCount = sampleFindings.findIndex(({ blocking }) => !blocking)
    expect(blockingIds(sampleFindings)).toHaveLength(blockingCount)
    const lines = formatFindings(sampleFindings).split('\n')
    expect(lines[0]).toBe(
      `Blocking: a production deploy stops (${blockingCount})`,
    )
    expect(lines.at(-1)).toMatch(
      new RegExp(`^${blockingCount} findings block going live, .*0 excused`),
    )
  })
})

test('an owner of a real business outside India is asked for the time zone', () => {
  const inNepal = (text: string) =>
    text
      .replace('sample: true', 'sample: false')
      .replace('country: IN', 'country: NP')
  const found = find({ 'data/business.yaml': inNepal })
  const asked = startingWith(found, 'identity.timeZone')
  expect(idsOf(asked)).toEqual(['identity.timeZone'])
})

test('a leftover TODO blocks a launch, but unknown contact details are only reported', () => {
  const file = 'pages/legal/disclaimer.mdx'
  const sentence =
    'TODO write to old@tara.example, +91 98301 12233, or hello@example.com.'
  const written = readFileSync(file, 'utf8').split('\n')
  const line = written.length + 1
  const withSentence = (text: string) => `${text}\n${sentence}\n`
  const found = find({ [file]: withSentence })
  const gaps = startingWith(found, `placeholder.${file}`)
  const contacts = startingWith(found, `contact.${file}`)
  expect(linesOf([...gaps, ...contacts])).toEqual([
    expect.stringContaining(
      `.1 blocks: ${file}:${line}:1 'TODO' was left to be filled in`,
    ),
    expect.stringContaining(
      `old@tara.example may stay: ${file}:${line}:15 'old@tara.example' is`,
    ),
    expect.stringContaining("'+91 98301 12233' is neither your number"),
  ])
})

test('icons with old initials are reported after the owner has changed the initials', () => {
  expect(idsOf(sampleFindings)).not.toContain('identity.icons')
  const renamed = find({
    'data/site.yaml': (text) => text.replace('initials: AS', 'initials: TR'),
  })
  const [icons] = startingWith(renamed, 'identity.icons')
  expect(icons).toMatchObject({ file: 'public/favicon.svg', blocking: false })
  expect(icons?.message).toMatch(/show AS, not TR: .*run\.mjs make-icons/)
})

test.each([
  [
    'data/site.yaml',
    'timeZone:',
    'timeZone is empty: write it after the colon',
  ],
  [
    'data/site.yaml',
    'timeZone: 530',
    "timeZone: '530' must be a name with a slash, such as 'Asia/Kolkata' or 'Europe/London', " +
      'or UTC',
  ],
  [
    'data/site.yaml',
    'languages:',
    'languages is empty: write each entry in a line below it, with a dash before it',
  ],
  ['data/site.yaml', 'languages: 5', 'languages must be a list'],
  [
    'data/prices.yaml',
    'prices:',
    'prices is empty: it takes premium, beginner, intermediate, professional, expert, bundle',
  ],
])(
  "in %s, the launch check explains what is wrong with the entry '%s'",
  (file, line, message) => {
    const [key] = line.split(':')
    const entry = new RegExp(`^${key}:.*\\n(?: .*\\n)*`, 'm')
    const found = find({ [file]: (text) => text.replace(entry, `${line}\n`) })
    const mistakes = startingWith(found, 'content.')
    expect(mistakes.map((each) => each.message)).toEqual([message])
  },
)

test('an icon without initials is not reported', () => {
  const favicon = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const own = find({ 'public/favicon.svg': favicon })
  expect(idsOf(own)).not.toContain('identity.icons')
})

test('icons are not reported if there are no readable initials to compare them with', () => {
  const unread = find({ 'data/site.yaml': () => 'name Tara' })
  expect(idsOf(unread)).not.toContain('identity.icons')
})

test('a deleted icon is reported as missing, and blocks a launch', () => {
  const without = find({ 'public/favicon.svg': null })
  const [icon] = startingWith(without, 'identity.icons')
  expect(icon).toMatchObject({ file: 'public/favicon.svg', blocking: true })
  expect(icon?.message).toContain('This file is missing')
})

describe('a dated exception of the launch check', () => {
  /** Findings of a site with this one exception. */
  const findWithException = (finding: string, until: string, now?: Date) =>
    find({ 'data/launch-exceptions.yaml': exceptionFor(finding, until) }, now)

  test.each([
    [
      "'identity.social.*'",
      idsOf(startingWith(sampleFindings, 'identity.social.')),
    ],
    ['identity.social.X', ['identity.social.X']],
    ['identity.social', []],
  ])('excuses only the findings that %s names', (finding, named) => {
    const findings = findWithException(finding, '2026-03-10')
    const others = blockingIds(sampleFindings).filter(
      (id) => !named.includes(id),
    )
    expect(blockingIds(findings)).toEqual(others)
    expect(excusedIds(findings).sort()).toEqual([...named].sort())
  })

  test('excuses only one of two findings of the same kind in one file', () => {
    const file = 'pages/legal/disclaimer.mdx'
    const first = `placeholder.${file}.1`
    const findings = find({
      [file]: (text: string) => `${text}\nTODO write.\n\nTBD in May.\n`,
      'data/launch-exceptions.yaml': exceptionFor(first, '2026-03-10'),
    })
    expect(excusedIds(findings)).toEqual([first])
    expect(blockingIds(findings)).toContain(`placeholder.${file}.2`)
  })

  test('excuses no mistake that stops every build, and is listed as unused', () => {
    const id = 'content.data/contact.yaml.1'
    const site = siteWith({
      'data/contact.yaml': (text) =>
        text.replace(/^ {2}title: .*$/m, '  title: x'),
      'data/launch-exceptions.yaml': exceptionFor(id, '2026-03-10'),
    })
    const findings = launchFindings(site, midday)
    expect(excusedIds(findings)).toEqual([])
    expect(blockingIds(findings)).toContain(id)
    const [unused] = startingWith(findings, 'exceptions.')
    expect(unused?.message).toBe(
      'A mistake that stops every build cannot wait: correct it, and delete this exception',
    )
    expect(checkBeforeBuild(site, 'local', midday).ok).toBe(false)
  })

  test('is printed with its last day and its reason beside each finding', () => {
    const findings = findWithException("'identity.social.*'", '2026-03-10')
    const [, ...printed] = formatFindings(findings).split(
      'excused until 2026-03-10: They open soon.',
    )
    const profiles = startingWith(sampleFindings, 'identity.social.')
    expect(printed).toHaveLength(profiles.length)
  })

  test('excuses a finding up to the end of the last day in India, then counts as expired', () => {
    const onTheDayAt = (time: string) => {
      const now = new Date(`2026-03-10T${time}Z`)
      return findWithException('identity.social.X', '2026-03-10', now)
    }
    expect(excusedIds(onTheDayAt('18:29:59'))).toEqual(['identity.social.X'])
    const later = onTheDayAt('18:30:00')
    expect(blockingIds(later)).toEqual(blockingIds(sampleFindings))
    const [lapsed] = startingWith(later, 'identity.social.X')
    expect(lapsed?.message).toMatch(/Its exception ran out on 2026-03-10$/)
  })

  test('works if the example in the file is merely uncommented', () => {
    const file = 'data/launch-exceptions.yaml'
    const uncomment = (text: string) =>
      text.replace(/^# (?=- finding:| {2}(?:until|why):)/gm, '')
    const findings = find({ [file]: uncomment })
    expect(startingWith(findings, 'exceptions.')).toEqual([])
    expect(excusedIds(findings)).toEqual(['identity.social.LinkedIn'])
  })

  test('works if it is added below the examples in the delivered file', () => {
    const file = 'data/launch-exceptions.yaml'
    const exception = exceptionFor('identity.social.X', '2026-03-10')
    const findings = find({
      [file]: (text) => text + exception,
    })
    expect(excusedIds(findings)).toEqual(['identity.social.X'])
  })

  test('can name each finding by its printed id, even if a name has special characters', () => {
    const profile =
      "  - label: 'My Blog: ₹ #1'\n    icon: globe\n    url: https://example.com/blog\n"
    const changes = {
      'data/site.yaml': (text: string) =>
        text.replace('social:\n', `social:\n${profile}`),
      'data/footer.yaml': (text: string) => text.replace('\n', '\n# ₹7,999\n'),
    }
    const found = idsOf(find(changes))
    expect(found).toContain('identity.social.My-Blog-1')
    const all = [...new Set(found)]
      .map((id) => exceptionFor(id, '2026-03-10'))
      .join('')
    const excused = find({
      ...changes,
      'data/launch-exceptions.yaml': all,
    })
    const unexcused = excused.filter((finding) => !finding.excused)
    expect(unexcused).toEqual([])
  })

  test.each([
    [
      'identity.fax',
      '2026-12-31',
      "1:3 Nothing is found under 'identity.fax' any more: delete",
    ],
    [
      "'identity.social.*'",
      '2026-02-30',
      "2:3 'identity.social.*', until: '2026-02-30' must be a day that exists",
    ],
    [
      "'*'",
      '2026-12-31',
      "1:3 '*', finding: '*' must be an id that the launch check prints, without its brackets",
    ],
  ])(
    'for %s until %s is reported as a mistake and has no effect',
    (finding, until, message) => {
      const findings = findWithException(finding, until)
      expect(excusedIds(findings)).toEqual([])
      const reported = startingWith(findings, 'exceptions.')
      expect(reported.map(withPlace)).toEqual([
        expect.stringContaining(`data/launch-exceptions.yaml:${message}`),
      ])
    },
  )
})

const exceptionsForAll = ['identity', 'sample', 'links', 'placeholder']
  .map((start) => exceptionFor(`${start}.*`, '2026-12-31'))
  .join('')
const stopTexts = [
  'This copy is not ready to go live.\n\n',
  '\n  data/business.yaml:1:1 ',
  '[sample.business]\n',
  'block the deploy: fix them, or excuse them until a date in data/launch-exceptions.yaml',
]

test('a deploy to production stops at samples, and says what to do', () => {
  const { ok, text } = checkBeforeBuild(siteWith(), 'production', midday)
  expect(ok).toBe(false)
  for (const part of stopTexts) expect(text).toContain(part)
})

test.each(['preview', 'local'] as const)(
  'a %s build continues despite samples, and says how many findings there are',
  (kind) => {
    const { ok, text } = checkBeforeBuild(siteWith(), kind, midday)
    expect(ok).toBe(true)
    expect(text).toMatch(/^Launch check: \d+ findings would stop a production/)
  },
)

test('a deploy to production continues if every finding is excused', () => {
  const site = siteWith({ 'data/launch-exceptions.yaml': exceptionsForAll })
  const { ok, text } = checkBeforeBuild(site, 'production', midday)
  expect(ok).toBe(true)
  expect(text).toContain('Launch check: nothing stops')
})

test('one finding that stops a deploy is reported in the singular', () => {
  const finding = { file: 'a', line: 1, column: 1 } as LaunchFinding
  expect(stopMessage([finding])).toContain(
    '1 finding blocks the deploy: fix it, or excuse it until a date',
  )
})

test.each([
  ['reports a placeholder in ANALYTICS_ID', 'G-XXXXXXXXXX', 'G-AB12CD34EF', 1],
  [
    'does not report a real id in ANALYTICS_ID',
    'G-TEST123456',
    'G-0000000000',
    0,
  ],
])(
  'the launch check %s, whatever data/site.yaml says',
  (_, id, written, count) => {
    vi.stubEnv('ANALYTICS_ID', id)
    const found = find({
      'data/site.yaml': (text) =>
        text.replace(/^analyticsId: .*$/m, `analyticsId: ${written}`),
    })
    expect(startingWith(found, 'identity.analyticsId')).toHaveLength(count)
  },
)
