import { describe, expect, test } from 'vitest'
import { serviceIds } from '#data/schemas/facts.ts'
import { testimonials } from '#data/testimonials.yaml'
import { readContent } from '#ssg/content/content-file.ts'
import { type Change, problemLines, sharedSite } from '#tests/site-copy.ts'
import { work } from '#tests/work.ts'
import { beforeBuild, stopMessage } from '#tools/launch/before-build.ts'
import type { LaunchFinding } from '#tools/launch/context.ts'
import { launchFindings, printFindings } from '#tools/launch/launch.ts'

const now = new Date('2026-03-10T12:00:00Z')
const env = {}
const find = (changes: Record<string, Change> = {}, at = now) =>
  launchFindings(sharedSite(changes), { now: at, env })
const by = (findings: readonly LaunchFinding[], start: string) =>
  findings.filter(({ id }) => id.startsWith(start))
const linesOf = (findings: readonly LaunchFinding[]) =>
  findings.map(
    (finding) =>
      `${finding.id} ${finding.blocking ? 'blocks' : 'may stay'}: ${problemLines([finding])[0]}`,
  )
const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

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
    expect(by(findings, 'legal.notice').map(({ blocking }) => blocking)).toEqual([false])
    expect(of('identity.email')).toEqual([
      "identity.email blocks: data/site.yaml:6:1 'hello@example.com' reaches nobody: every " +
        'mail from this site would be lost',
    ])
  })

  test.each([
    ['greeting', 'data/contact.yaml'],
    ['notice', 'data/forms/all-forms.yaml'],
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
      const english = await find({ 'data/site.yaml': replace('  - Hindi\n', '') })
      expect(by(english, `sample.${kind}.`).map(({ id }) => id)).toEqual([`sample.${kind}.bn`])
    },
  )

  test('has invented testimonials, quotes, case studies and pages of work', () => {
    const samples = by(findings, 'sample.')
    expect(samples.every(({ blocking }) => blocking)).toBe(true)
    const cases = serviceIds.flatMap(
      (id) => readContent(`data/services/${id}.yaml`).caseStudies?.items ?? [],
    )
    expect(
      ['testimonials', 'quotes', 'cases'].map((kind) => by(samples, `sample.${kind}.`).length),
    ).toEqual([testimonials.length, 3, cases.length])
    expect(by(samples, 'sample./').map(({ id }) => id)).toEqual(
      expect.arrayContaining(work.map(({ path }) => `sample.${path}`)),
    )
    const id = testimonials[0]?.id
    expect(of(`sample.testimonials.${id}`)[0]).toMatch(
      new RegExp(String.raw`data/testimonials\.yaml:\d+:5 The testimonial '${id}' is invented`),
    )
  })

  test('prints blocking findings first and the sum last', () => {
    const blocks = findings.findIndex(({ blocking }) => !blocking)
    expect(findings.slice(blocks).some(({ blocking }) => blocking)).toBe(false)
    const lines = printFindings(findings).split('\n')
    expect(lines[0]).toBe(`Blocking: a production deploy stops (${blocks})`)
    expect(lines.at(-1)).toMatch(new RegExp(`^${blocks} findings block going live, .*0 excused`))
  })
})

test('a real place in another country asks for its time zone, also in texts', async () => {
  const inNepal = (text: string) =>
    text.replace('sample: true', 'sample: false').replace('country: IN', 'country: NP')
  const zonesOf = async (changes: Record<string, Change>) =>
    by(await find({ 'data/business.yaml': inNepal, ...changes }), 'identity.timeZone').map(
      ({ id }) => id,
    )
  expect(await zonesOf({})).toEqual(['identity.timeZone'])
  const course = 'data/ai-mastery-course.yaml'
  const named = { [course]: replace('{site.timeZoneName}', 'IST') }
  const london = (text: string) =>
    text.replace('Asia/Kolkata', 'Europe/London').replace('IST (GMT+5:30)', 'London time')
  expect(await zonesOf({ ...named, 'data/site.yaml': london })).toEqual([
    `identity.timeZone.${course}.1`,
  ])
})

test("gaps of a template and contacts that are not the owner's are found", async () => {
  // A page that is just made has gaps of its own.
  const planted = /^(?:placeholder|contact)\.(?:pages\/legal\/disclaimer\.mdx|data\/guide\.yaml)\./
  const findings = await find({
    'pages/legal/disclaimer.mdx': (text) =>
      `${text}\nReplace this paragraph. Write to [Company Name], old@tara.example or ` +
      '+91 98301 12233, and to hello@example.com.\n',
    'data/guide.yaml': replace('note: ', 'note: TODO '),
  })
  expect(linesOf(findings.filter(({ id }) => planted.test(id)))).toEqual([
    expect.stringMatching(/^placeholder\.data\/guide\.yaml\.1 blocks: .* 'TODO' was left to be/),
    expect.stringMatching(/^placeholder\.pages\S+ blocks: \S+:75:1 'Replace this paragraph' was/),
    expect.stringMatching(/^placeholder\.pages\S+ blocks: \S+:75:34 '\[Company Name\]' was left/),
    expect.stringMatching(/^contact\.\S+\.old@tara\.example may stay: .*:75:50 'old@tara\.exam/),
    expect.stringMatching(/^contact\.\S+\.\+919830112233 may stay: .* '\+91 98301 12233' is nei/),
  ])
})

describe('a dated exception', () => {
  const file = 'data/launch-exceptions.yaml'
  const excuse = (finding: string, until: string) => ({
    [file]: `- finding: ${finding}\n  until: ${until}\n  why: They open soon.\n`,
  })
  const social = excuse("'identity.social.*'", '2026-03-10')

  test('excuses a finding to the end of its last day in India', async () => {
    const findings = await find(social)
    expect(by(findings, 'identity.social.').map(({ blocking }) => blocking)).toEqual(
      Array.from({ length: 4 }, () => false),
    )
    expect(printFindings(findings)).toContain('excused until 2026-03-10: They open soon.')
    const halfPastMidnightInIndia = new Date('2026-03-10T18:30:00Z')
    expect(by(await find(social, halfPastMidnightInIndia), 'identity.social.X')).toMatchObject([
      { blocking: true, message: expect.stringMatching(/Its exception ran out on 2026-03-10$/) },
    ])
  })

  test.each([
    ['identity.fax', '2026-12-31', "1:3 Nothing is found under 'identity.fax' any more: delete"],
    ["'identity.social.*'", '2026-02-30', '2:3 until must be a day that exists, such as 2026-03'],
    ["'*'", '2026-12-31', '1:3 finding must be an id that the launch check prints in brackets'],
  ])('that excuses %s until %s is reported and has no effect', async (finding, until, message) => {
    const findings = await find(excuse(finding, until))
    expect(findings.filter(({ excused }) => excused)).toEqual([])
    expect(problemLines(by(findings, 'exceptions.'))).toEqual([
      expect.stringContaining(`data/launch-exceptions.yaml:${message}`),
    ])
  })
})

describe('a deploy', () => {
  test('to production stops and says what to do', async () => {
    const { ok, text } = await beforeBuild(sharedSite(), 'production', { now, env })
    expect(ok).toBe(false)
    expect(text).toMatch(/^This copy is not ready to go live\.\n\n/)
    expect(text).toMatch(/\n {2}data\/business\.yaml:1:1 .*\[identity\.place\]\n/)
    expect(text).toMatch(/until a date in data\/launch-exceptions\.yaml\.\n$/)
  })

  test('to production that one finding stops says so in the singular', () => {
    expect(stopMessage([{ file: 'a', line: 1, column: 1 } as LaunchFinding])).toContain(
      '1 finding blocks the deploy: fix it, or excuse it until a date',
    )
  })

  test.each(['preview', 'local'] as const)('for %s only reports the findings', async (kind) => {
    expect(await beforeBuild(sharedSite(), kind, { now, env })).toEqual({
      ok: true,
      text: expect.stringMatching(
        /^Launch check: \d+ findings would stop a production deploy \(npm run launch-check/,
      ),
    })
  })

  test('to production goes through once everything is excused or real', async () => {
    const excuses = ['identity', 'sample', 'links', 'placeholder'].map(
      (start) => `- finding: ${start}.*\n  until: 2026-12-31\n  why: A rehearsal of the deploy.\n`,
    )
    const site = sharedSite({ 'data/launch-exceptions.yaml': excuses.join('') })
    expect(await beforeBuild(site, 'production', { now, env })).toEqual({
      ok: true,
      text: 'Launch check: nothing stops a production deploy.',
    })
  })
})
