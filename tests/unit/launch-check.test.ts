import { describe, expect, test, vi } from 'vitest'
import { serviceIds } from '../../data/schemas/facts.ts'
import { readContent } from '../../ssg/content/content-file.ts'
import { readExceptions } from '../../tools/launch/exceptions.ts'
import {
  assertLaunchable,
  type LaunchFinding,
  launchBlocks,
  launchFindings,
  NotReady,
  printFindings,
} from '../../tools/launch/launch.ts'
import { contentPages, work } from '../work.ts'
import { type Change, problemLines, siteWith } from './site-copy.ts'

vi.setConfig({ testTimeout: 60_000 })

const now = new Date('2026-03-10T12:00:00Z')
const env = {}
const sampleSite = (changes: Record<string, Change> = {}) =>
  siteWith(changes, ['data', 'pages', 'public'])
const find = (changes: Record<string, Change> = {}) =>
  launchFindings(sampleSite(changes), { now, env })
const by = (findings: readonly LaunchFinding[], start: string) =>
  findings.filter(({ id }) => id.startsWith(start))
const linesOf = (findings: readonly LaunchFinding[]) =>
  findings.map(
    (finding) =>
      `${finding.id} ${finding.blocking ? 'blocks' : 'may stay'}: ${problemLines([finding])[0]}`,
  )
const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

const excuse = (text: string) => ({ 'data/launch-exceptions.yaml': text })

describe('a site with the sample facts', async () => {
  const findings = await find()
  const of = (start: string) => linesOf(by(findings, start))

  test('has sample names, addresses and numbers', () => {
    const named = (blocking: boolean) =>
      by(findings, 'identity.')
        .filter((finding) => finding.blocking === blocking)
        .map(({ id }) => id.slice('identity.'.length))
    expect(named(true)).toEqual([
      ...['place', 'name', 'initials', 'alternateName', 'origin', 'email', 'phone'],
      ...['social.LinkedIn', 'social.YouTube', 'social.Instagram', 'social.X'],
    ])
    expect(named(false)).toEqual(['portrait', 'analyticsId', 'pixelId'])
    expect(of('identity.email')).toEqual([
      "identity.email blocks: data/site.json:7:3 'hello@example.com' reaches nobody: every " +
        'mail from this site would be lost',
    ])
  })

  test.each([
    ['greeting', 'data/greetings.ts'],
    ['notice', 'data/forms/notices.ts'],
  ])(
    'has a %s in each language of the consultant that is a sample until read',
    async (kind, file) => {
      expect(of(`sample.${kind}.`)).toEqual(
        ['Hindi', 'Bengali'].map((language) =>
          expect.stringMatching(
            new RegExp(String.raw`^sample\.${kind}\.\w+ blocks: ${file}:\d+:5 .*in ${language} `),
          ),
        ),
      )
      const english = await find({ 'data/site.json': replace('"Hindi",', '') })
      expect(by(english, `sample.${kind}.`).map(({ id }) => id)).toEqual([`sample.${kind}.bn`])
    },
  )

  test('has a notice beside its forms that a lawyer reads before May 2027', async () => {
    expect(of('legal.notice')).toEqual([
      expect.stringMatching(
        /^legal\.notice may stay: data\/forms\/notices\.ts:\d+:3 .*May 2027.*lawyer/,
      ),
    ])
    const read = { 'data/forms/notices.ts': replace('sample: true', 'sample: false') }
    expect(by(await find(read), 'legal.notice')).toEqual([])
  })

  test('has invented testimonials, quotes, case studies and pages of work', () => {
    const samples = by(findings, 'sample.')
    expect(samples.every(({ blocking }) => blocking)).toBe(true)
    expect(by(samples, 'sample.testimonials.')).toHaveLength(6)
    expect(by(samples, 'sample.quotes.')).toHaveLength(3)
    const cases = serviceIds.flatMap(
      (id) => readContent(`data/services/${id}.yaml`).caseStudies?.items ?? [],
    )
    expect(by(samples, 'sample.cases.')).toHaveLength(cases.length)
    expect(by(samples, 'sample./').map(({ id }) => id)).toEqual(
      expect.arrayContaining(work.map(({ path }) => `sample.${path}`)),
    )
    expect(of('sample.testimonials.freight-leads')).toEqual([
      'sample.testimonials.freight-leads blocks: data/testimonials.json:14:7 The testimonial ' +
        "'freight-leads' is invented: replace it with something real and set sample to false",
    ])
    const [first] = contentPages
    expect(of(`links.${first?.path}`)).toEqual([expect.stringContaining('to addresses like')])
  })

  test('prints blocking findings first and the sum last', () => {
    const blocks = findings.findIndex(({ blocking }) => !blocking)
    expect(findings.slice(blocks).some(({ blocking }) => blocking)).toBe(false)
    const text = printFindings(findings)
    expect(text.split('\n')[0]).toBe(`Blocking: a production deploy stops (${blocks})`)
    expect(text.split('\n').at(-1)).toBe(
      `${blocks} findings block going live, ${findings.length - blocks} more are worth a ` +
        'look, 0 excused.',
    )
  })
})

describe('what no longer blocks a launch once it is real', () => {
  test('the place, whose country decides whether pages may say India', async () => {
    const findings = await find({
      'data/business.ts': (text) =>
        text.replace('sample: true', 'sample: false').replace("country: 'IN'", "country: 'NP'"),
    })
    expect(by(findings, 'identity.place')).toEqual([])
    expect(by(findings, 'identity.location').map(({ blocking }) => blocking)).toEqual([true])
    expect(by(findings, 'identity.timeZone').map(({ blocking }) => blocking)).toEqual([true])
  })

  test('the time zone, once no text names the old one', async () => {
    const inLondon = {
      'data/site.json': (text: string) =>
        text.replace('Asia/Kolkata', 'Europe/London').replace('IST (GMT+5:30)', 'London time'),
    }
    expect(by(await find(inLondon), 'identity.timeZone')).toEqual([])
    const named = by(
      await find({
        ...inLondon,
        'data/ai-mastery-course.yaml': (text) => text.replace('{site.timeZoneName}', 'IST'),
      }),
      'identity.timeZone',
    )
    expect(named.map(({ blocking }) => blocking)).toEqual([true])
    expect(named[0]?.message).toContain("'IST'")
  })
})

describe('the launch check finds', () => {
  test("what templates leave to be filled in, and contacts that are not the owner's", async () => {
    const findings = await find({
      'pages/legal/disclaimer.mdx': (text) =>
        `${text}\nReplace this paragraph. Write to [Company Name], old@tara.example or ` +
        '+91 98301 12233, and to hello@example.com.\n',
      'data/guide.yaml': replace('note: ', 'note: TODO '),
    })
    expect(linesOf(findings.filter(({ id }) => /^(?:placeholder|contact)\./.test(id)))).toEqual([
      expect.stringMatching(/^placeholder\.data\/guide\.yaml\.1 blocks: .* 'TODO' was left to be/),
      expect.stringMatching(/^placeholder\.pages\S+ blocks: \S+:75:1 'Replace this paragraph' was/),
      expect.stringMatching(/^placeholder\.pages\S+ blocks: \S+:75:34 '\[Company Name\]' was left/),
      expect.stringMatching(/^contact\.\S+\.old@tara\.example may stay: .*:75:50 'old@tara\.exam/),
      expect.stringMatching(/^contact\.\S+\.\+919830112233 may stay: .* '\+91 98301 12233' is nei/),
    ])
  })
})

describe('a dated exception', () => {
  const social =
    '- finding: identity.social.*\n  until: 2026-03-10\n  why: The profiles open next week.\n'

  test('excuses a finding to the end of its last day in India', async () => {
    const findings = await find(excuse(social))
    expect(
      by(findings, 'identity.social.').map(({ blocking, excused }) => [blocking, excused?.until]),
    ).toEqual(Array.from({ length: 4 }, () => [false, '2026-03-10']))
    expect(printFindings(findings)).toContain(
      'excused until 2026-03-10: The profiles open next week.',
    )
  })

  test('expires', async () => {
    const late = await launchFindings(sampleSite(excuse(social)), {
      now: new Date('2026-03-10T18:30:00Z'),
      env,
    }) // half past midnight in India
    expect(by(late, 'identity.social.X')).toMatchObject([
      {
        blocking: true,
        message: expect.stringMatching(/delete the entry\. Its exception ran out on 2026-03-10$/),
      },
    ])
  })

  test('without effect is reported for deletion', async () => {
    const findings = await find(
      excuse('- finding: identity.fax\n  until: 2026-12-31\n  why: There is no fax number yet.\n'),
    )
    expect(linesOf(by(findings, 'exceptions.'))).toEqual([
      'exceptions.identity.fax may stay: data/launch-exceptions.yaml:1:3 Nothing is found ' +
        "under 'identity.fax' any more: delete this exception",
    ])
  })

  test('with a mistake excuses nothing and blocks', async () => {
    const findings = await find(excuse(social.replace('2026-03-10', '2026-02-30')))
    expect(by(findings, 'identity.social.').every(({ blocking }) => blocking)).toBe(true)
    expect(linesOf(by(findings, 'exceptions.'))).toEqual([
      'exceptions.1 blocks: data/launch-exceptions.yaml:2:3 until must be a day that exists, ' +
        "such as 2026-03-31, not '2026-02-30'",
    ])
  })

  test.each<[string, string, string[]]>([
    [
      'a date in another format',
      social.replace('2026-03-10', '10.3.2026'),
      [
        'data/launch-exceptions.yaml:2:3 until must be a day that exists, such as 2026-03-31, ' +
          "not '10.3.2026'",
      ],
    ],
    [
      'a key that is mistyped',
      social.replace('why:', 'wy:'),
      [
        'data/launch-exceptions.yaml:1:3 why is missing',
        "data/launch-exceptions.yaml:3:3 'wy' is not known here: did you mean 'why'?",
      ],
    ],
    [
      'everything at once',
      social.replace('identity.social.*', '"*"'),
      [
        'data/launch-exceptions.yaml:1:3 finding must be an id that the launch check prints ' +
          "in brackets, not '*'",
      ],
    ],
    [
      'no YAML',
      '- finding: [\n',
      ['data/launch-exceptions.yaml:2:1 This cannot be read: a bracket is opened and never closed'],
    ],
  ])('is reported with its mistake: %s', (_, text, expected) => {
    expect(problemLines(readExceptions(siteWith(excuse(text), ['data'])).problems)).toEqual(
      expected,
    )
  })
})

describe('a deploy', () => {
  test('to production stops and says what to do', async () => {
    const stopped = assertLaunchable(sampleSite(), 'production', { now, env })
    await expect(stopped).rejects.toThrow(NotReady)
    await expect(stopped).rejects.toThrow(/^This copy is not ready to go live\.\n\n/)
    await expect(stopped).rejects.toThrow(/\n {2}data\/business\.ts:\d+:3 .*\[identity\.place\]\n/)
    await expect(stopped).rejects.toThrow(/until a date in data\/launch-exceptions\.yaml\.\n$/)
  })

  test.each(['preview', 'local'] as const)('for %s only reports the findings', async (kind) => {
    expect(await assertLaunchable(sampleSite(), kind, { now, env })).toMatch(
      /^Launch check: \d+ findings would stop a production deploy \(npm run launch-check/,
    )
  })

  test('to production goes through once everything is excused or real', async () => {
    const all = ['identity', 'sample', 'links']
      .map(
        (start) =>
          `- finding: ${start}.*\n  until: 2026-12-31\n  why: A rehearsal of the deploy.\n`,
      )
      .join('')
    const site = sampleSite(excuse(all))
    expect(await launchBlocks(site, { now, env })).toEqual([])
    expect(await assertLaunchable(site, 'production', { now, env })).toBe(
      'Launch check: nothing stops a production deploy.',
    )
  })
})
