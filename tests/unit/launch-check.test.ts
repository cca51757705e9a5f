import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { levels } from '../../data/levels.ts'
import { servicePages } from '../../data/service-pages/index.ts'
import { ContentError } from '../../ssg/routes/content-error.ts'
import { readExceptions } from '../../tools/launch/exceptions.ts'
import {
  assertLaunchable,
  type LaunchFinding,
  launchBlocks,
  launchFindings,
  missingEntries,
  NotReady,
  printFindings,
} from '../../tools/launch/launch.ts'
import { ledgerRows, printLedger } from '../../tools/launch/ledger-table.ts'
import { cards, contentPages, work } from '../work.ts'
import { type Change, problemLines, siteWith } from './site-copy.ts'

vi.setConfig({ testTimeout: 60_000 })

const now = new Date('2026-03-10T12:00:00Z')
const env = {}
const samplePage = (name: string) => readFileSync(`tests/unit/sample-pages/${name}.mdx`, 'utf8')
/** Pages that type figures which are also facts, with the values of the sample facts. */
const samplePages = {
  'pages/legal/terms-of-service.mdx': samplePage('terms-of-service'),
  'pages/video/explanation-videos.mdx': samplePage('explanation-videos'),
}
const sampleSite = (changes: Record<string, Change> = {}) =>
  siteWith({ ...samplePages, ...changes }, ['data', 'pages', 'public'])
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

/** Evidence in the ledger, checked on the day of these tests. */
const noted =
  (...entries: { fact: string; value: string; checked?: string }[]) =>
  (text: string) =>
    JSON.stringify(
      {
        ...JSON.parse(text),
        evidence: entries.map((entry) => ({
          proof: 'A folder with invoices',
          checked: '2026-03-10',
          ...entry,
        })),
      },
      null,
      2,
    )
/** The quote of the first sample testimonial. */
const freightLeads =
  'We were paying for clicks and calling it marketing. The tracking was rebuilt first, which ' +
  'was slow and a little embarrassing. After that we could see which two campaigns brought ' +
  'bookings, and we stopped the other five. Cost per qualified enquiry down 38% in four months'
const excuse = (text: string) => ({ 'data/launch-exceptions.yaml': text })

describe('a site with the sample facts', async () => {
  const findings = await find()
  const of = (start: string) => linesOf(by(findings, start))

  test('has sample names, addresses and numbers', () => {
    expect(of('identity.')).toEqual([
      expect.stringMatching(/^identity\.place blocks: data\/business\.ts:\d+:3 /),
      "identity.name blocks: data/site.json:2:3 'Ananya Sen' is a sample: write your own",
      "identity.initials blocks: data/site.json:3:3 'AS' is a sample: write your own",
      "identity.alternateName blocks: data/site.json:4:3 'Ananya Sen Consulting' is a sample: " +
        'write your own',
      "identity.origin blocks: data/site.json:6:3 'https://example.com' is a sample: search " +
        'engines and shared links would be sent there instead of to your domain',
      "identity.email blocks: data/site.json:7:3 'hello@example.com' reaches nobody: every " +
        'mail from this site would be lost',
      "identity.phone blocks: data/site.json:8:3 '+91 00000 00000' reaches nobody: every form " +
        'and chat button would lead nowhere',
      'identity.social.LinkedIn blocks: data/site.json:34:7 ' +
        "'https://example.com/social/linkedin' is not your LinkedIn profile: write its address " +
        'or delete the entry',
      'identity.social.YouTube blocks: data/site.json:39:7 ' +
        "'https://example.com/social/youtube' is not your YouTube profile: write its address or " +
        'delete the entry',
      'identity.social.Instagram blocks: data/site.json:44:7 ' +
        "'https://example.com/social/instagram' is not your Instagram profile: write its " +
        'address or delete the entry',
      "identity.social.X blocks: data/site.json:49:7 'https://example.com/social/x' is not " +
        'your X profile: write its address or delete the entry',
      'identity.portrait may stay: data/site.json:52:3 The portrait is a drawing: visitors ' +
        'trust a photograph of you more. `npm run setup -- --photo me.jpg` puts one in its place',
      "identity.analyticsId may stay: data/site.json:53:3 'G-XXXXXXXXXX' is a placeholder: " +
        'Google Analytics stays off and nobody is asked for consent. Leave it if that is what ' +
        'you want',
      "identity.pixelId may stay: data/site.json:54:3 '000000000000000' is a placeholder: the " +
        'Meta pixel stays off and nobody is asked for consent. Leave it if that is what you want',
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
    const cases = Object.values(servicePages).flatMap((page) => page.caseStudies?.items ?? [])
    expect(by(samples, 'sample.cases.')).toHaveLength(cases.length)
    expect(by(samples, 'sample./').map(({ id }) => id)).toEqual(
      expect.arrayContaining(work.map(({ path }) => `sample.${path}`)),
    )
    expect(of('sample.testimonials.freight-leads')).toEqual([
      'sample.testimonials.freight-leads blocks: data/testimonials.json:14:7 The testimonial ' +
        "'freight-leads' is invented: replace it with something real and set sample to false",
    ])
    for (const { path, meta } of contentPages.filter(({ meta }) =>
      meta.samples.every(({ link }) => link.startsWith('https://example.com/')),
    ))
      expect(of(`links.${path}`), path).toEqual([
        expect.stringMatching(
          new RegExp(
            `^links\\.${path} blocks: pages${path}\\.mdx:\\d+:11 (?:One link ` +
              `leads|${meta.samples.length} links lead) to addresses like ` +
              `'${meta.samples[0]?.link}'`,
          ),
        ),
      ])
  })

  test('has no evidence for its claims', () => {
    expect(by(findings, 'claim.claims.')).toHaveLength(21)
    expect(of('claim.claims.projects')).toEqual([
      "claim.claims.projects blocks: data/claims.json:4:5 '200+' has no evidence: note under " +
        "'claims.projects' in data/ledger.json what proves it, or change the figure",
    ])
    expect(by(findings, 'claim.levels.').map(({ message }) => message.split(' has')[0])).toEqual(
      levels.map(({ expectedSalary }) => `'${expectedSalary}'`),
    )
  })

  test('lists the contradictions of the requirements with their reasons', () => {
    // Hours and skill levels are code, so their owner may have made them consistent.
    const contradictions = by(findings, 'contradiction.').filter(
      ({ id }) => !/hours|skill-levels/.test(id),
    )
    expect(contradictions.every(({ blocking }) => !blocking)).toBe(true)
    expect(
      contradictions.map(({ id, message }) => `${id.slice(14)}: ${message.split('. ')[0]}`).sort(),
    ).toEqual([
      "bundle-saving: The bundle says 'save 30%', but ₹49,999 instead of ₹74,996 saves 33%",
      "bundle-sum: The bundle's struck-through price is ₹74,996, but the four levels add up " +
        'to ₹75,996',
      "clients: The site names two figures for clients: '50+' (happyClientsTestimonials) and " +
        "'200+' (happyClients)",
      'reviews-shown: The structured data says 200 reviews, and visitors can read 6',
      'reviews: The rating is said to come from 200 reviews; the requirements also name 500',
      "roas: The site names two figures for return on advertising: '250-500%' (roasRange) and " +
        "'250%+' (roas)",
      "roi: The site names two figures for average ROI: '300%+' (provenRoi) and '300%' " +
        '(averageRoi)',
    ])
  })

  test('lists pictures without a photographer', () => {
    expect(by(findings, 'credit.').length).toBeGreaterThanOrEqual(
      cards.filter(({ image }) => !image.credit).length,
    )
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
  test('the identity', async () => {
    const findings = await find({
      'data/site.json': (text) =>
        text
          .replace('"Ananya Sen"', '"Tara Roy"')
          .replace('"AS"', '"TR"')
          .replace('"Ananya Sen Consulting"', '"Tara Roy Consulting"')
          .replaceAll('example.com', 'tararoy.in')
          .replace('+91 00000 00000', '+91 98301 12233')
          .replace('G-XXXXXXXXXX', 'G-AB12CD34EF'),
      'data/business.ts': replace('sample: true', 'sample: false'),
    })
    expect(by(findings, 'identity.').map(({ id }) => id)).toEqual([
      'identity.portrait',
      'identity.pixelId',
    ])
  })

  test('the place, whose country decides whether pages may say India', async () => {
    const findings = await find({
      'data/business.ts': (text) =>
        text.replace('sample: true', 'sample: false').replace("country: 'IN'", "country: 'NP'"),
    })
    expect(by(findings, 'identity.place')).toEqual([])
    expect(by(findings, 'identity.location').map(({ blocking }) => blocking)).toEqual([true])
  })

  test("an id from the build's environment", async () => {
    const findings = await launchFindings(sampleSite(), {
      now,
      env: { ANALYTICS_ID: 'G-AB12CD34EF' },
    })
    expect(by(findings, 'identity.analyticsId')).toEqual([])
  })

  test('a testimonial, which needs evidence then', async () => {
    const real = { 'data/testimonials.json': replace('"sample": true', '"sample": false') }
    expect(linesOf(by(await find(real), 'claim.testimonials.'))).toEqual([
      'claim.testimonials.freight-leads blocks: data/testimonials.json:14:7 The testimonial ' +
        "'freight-leads' is shown as real: note under 'testimonials.freight-leads' in " +
        "data/ledger.json what proves it (the client's written consent, and what its figures " +
        'rest on)',
    ])
    const proven = await find({
      ...real,
      'data/ledger.json': noted({ fact: 'testimonials.freight-leads', value: freightLeads }),
    })
    expect(by(proven, 'claim.testimonials.')).toEqual([])
    expect(by(proven, 'ledger.')).toEqual([])
  })

  test('a claim with evidence, which expires and may be misnamed', async () => {
    const findings = await find({
      'data/ledger.json': noted(
        { fact: 'claims.years', value: '6+' },
        { fact: 'claims.projects', value: '200+', checked: '2025-03-01' },
        { fact: 'claims.yeers', value: '6+' },
        { fact: 'claims.revenue', value: '$2M', checked: '2026-03-11' },
      ),
    })
    expect(by(findings, 'claim.claims.').some(({ id }) => /years|projects|revenue/.test(id))).toBe(
      false,
    )
    expect(linesOf(by(findings, 'ledger.'))).toEqual([
      "ledger.claims.revenue blocks: data/ledger.json:24:7 The evidence for 'claims.revenue' " +
        'is dated 2026-03-11, which is in the future',
      'ledger.claims.projects may stay: data/ledger.json:12:7 The evidence for ' +
        "'claims.projects' was last checked on 2025-03-01, more than a year ago",
      'ledger.claims.yeers may stay: data/ledger.json:18:7 Nothing on the site is named ' +
        "'claims.yeers': did you mean 'claims.years'?",
    ])
  })
})

describe('evidence and explanations', () => {
  test('do not hold for a claim that grew since', async () => {
    const findings = await find({
      'data/ledger.json': noted({ fact: 'claims.projects', value: '200+' }),
      'data/claims.json': replace('"projects": "200+"', '"projects": "900+"'),
    })
    expect(linesOf(by(findings, 'claim.claims.projects'))).toEqual([
      "claim.claims.projects blocks: data/claims.json:4:5 The site shows '900+', and the " +
        "evidence for 'claims.projects' in data/ledger.json proves '200+': note what proves the " +
        'new value, or change it back',
    ])
    expect(by(findings, 'claim.claims.projects')[0]?.wants).toEqual({
      fact: 'claims.projects',
      value: '900+',
    })
  })

  test('do not hold for a quote that was changed after the consent', async () => {
    const findings = await find({
      'data/ledger.json': noted({ fact: 'testimonials.freight-leads', value: freightLeads }),
      'data/testimonials.json': (text) =>
        text
          .replace('"sample": true', '"sample": false')
          .replace('we stopped the other five', 'we stopped the other nine'),
    })
    expect(by(findings, 'claim.testimonials.').map(({ message }) => message)).toEqual([
      "The site shows '…stopped the other nine. Cost per qualified enquiry down 38% in four " +
        "months', and the evidence for 'testimonials.freight-leads' in data/ledger.json proves " +
        "'…stopped the other five. Cost per qualified enquiry down 38% in four months': note " +
        'what proves the new value, or change it back',
    ])
  })

  test('do not hold for a page of work whose figures changed', async () => {
    const page = contentPages[0]
    if (!page) return
    const file = `pages${page.path}.mdx`
    const real = (text: string) => text.replace(/^sample: .*$/m, 'sample: false')
    const wanted = by(await find({ [file]: real }), `claim.${page.path}`)[0]?.wants
    if (!wanted || !('fact' in wanted)) throw new Error(`${file} needs no proof`)
    const ledger = { 'data/ledger.json': noted(wanted) }
    expect(by(await find({ ...ledger, [file]: real }), `claim.${page.path}`)).toEqual([])
    const more = (text: string) => `${real(text)}\nReaders stay 77% longer.\n`
    const findings = await find({ ...ledger, [file]: more })
    expect(by(findings, `claim.${page.path}`)).toMatchObject([
      { blocking: true, message: expect.stringContaining('77%') },
    ])
    expect(by(findings, `figure.${file}`)).toEqual([])
  })

  test('are printed as entries with the values filled in', async () => {
    const findings = await find({ 'data/prices.json': replace('"INR": 49999', '"INR": 69999') })
    const { evidence, explained } = missingEntries(findings)
    expect(evidence.find(({ fact }) => fact === 'claims.projects')).toEqual({
      fact: 'claims.projects',
      value: '200+',
      proof: '',
      checked: '',
    })
    expect(explained).toEqual([
      { contradiction: 'bundle-saving', values: ['save 30%', '7%'], reason: '' },
    ])
  })

  test("are not needed for consistent figures or the owner's number of reviews", async () => {
    const findings = await find({
      'data/claims.json': (text) =>
        text.replace('"300%+"', '"300%"').replace('"reviews": 200', '"reviews": 58'),
    })
    expect(by(findings, 'contradiction.ro').map(({ id }) => id)).toEqual(['contradiction.roas'])
    expect(by(findings, 'contradiction.reviews').map(({ id }) => id)).toEqual([
      'contradiction.reviews-shown',
    ])
    expect(linesOf(by(findings, 'explained.').filter(({ id }) => id.includes('roi')))).toEqual([
      expect.stringMatching(/^explained\.roi may stay: data\/ledger\.json:29:7 Nothing is found/),
    ])
  })

  test('hours that no page names, until pages name them too', async () => {
    const hours = (isOnPages: boolean) => ({
      'data/hours.ts': replace(
        /openingHours = \[.*?\n\]/s,
        `openingHours = [
  { days: ['Monday'], opens: '09:00', closes: '18:00', onPages: true },
  { days: ['Sunday'], opens: '10:00', closes: '16:00', onPages: ${isOnPages} },
]`,
      ),
    })
    expect(linesOf(by(await find(hours(false)), 'contradiction.hours'))).toEqual([
      expect.stringMatching(
        /blocks: data\/hours\.ts:\d+:3 .* includes Sunday, the pages say 'Monday 9am-6pm IST'/,
      ),
    ])
    expect(by(await find(hours(true)), 'contradiction.hours')).toEqual([])
  })

  test('do not hold for a price that changes the saving', async () => {
    const findings = await find({ 'data/prices.json': replace('"INR": 49999', '"INR": 69999') })
    expect(linesOf(by(findings, 'contradiction.bundle-saving'))).toEqual([
      "contradiction.bundle-saving blocks: data/prices.json:30:5 The bundle says 'save 30%', " +
        "but ₹69,999 instead of ₹74,996 saves 7%. Under 'bundle-saving', data/ledger.json " +
        "explains 'save 30%' and '33%' and not 'save 30%' and '7%': correct one of them, or " +
        'explain these',
    ])
    expect(by(findings, 'contradiction.bundle-sum')[0]?.blocking).toBe(false)
  })
})

describe('the launch check finds', () => {
  test('a time typed into a page instead of the promise', async () => {
    const findings = await find({
      'pages/contact.tsx': replace('within {promises.consultationResponse}', 'within 24 hours'),
      'data/claims.json': replace(
        '"consultationResponse": "24 hours"',
        '"consultationResponse": "1-2 working days"',
      ),
    })
    expect(linesOf(by(findings, 'figure.pages/contact.tsx'))).toEqual([
      expect.stringMatching(
        /^figure\.pages\/contact\.tsx:within 24 hours blocks: .*'within 24 hours' is typed here/,
      ),
    ])
  })

  test('a contradiction without explanation', async () => {
    const findings = await find({
      'data/ledger.json': replace('"contradiction": "roi"', '"contradiction": "rio"'),
      'data/claims.json': replace('"retention": "85%"', '"retention": "80%"'),
      'data/prices.json': replace('"guaranteeAbove": 10000', '"guaranteeAbove": 12000'),
    })
    expect(linesOf(by(findings, 'contradiction.').filter(({ blocking }) => blocking))).toEqual([
      'contradiction.roi blocks: data/claims.json:9:5 The site names two figures for average ' +
        "ROI: '300%+' (provenRoi) and '300%' (averageRoi): correct one of them, or say under " +
        "'roi' in data/ledger.json why both may stay",
      'contradiction.terms-amount blocks: pages/legal/terms-of-service.mdx:1:1 This page does ' +
        "not say 'INR 12,000', the figure of refundTerms.guaranteeAbove that other pages show: " +
        "correct one of them, or say under 'terms-amount' in data/ledger.json why both may stay",
      'contradiction.videos-retention blocks: pages/video/explanation-videos.mdx:1:1 This ' +
        "page does not say '80%', the figure of claims.explanationVideos.retention that other " +
        "pages show: correct one of them, or say under 'videos-retention' in data/ledger.json " +
        'why both may stay',
    ])
    // The terms still name the old amount, which no fact has any more.
    expect(by(findings, 'figure.pages/legal/terms').map(({ id }) => id)).toEqual([
      'figure.pages/legal/terms-of-service.mdx:INR 10,000',
    ])
  })

  test('a chat number that differs from the number on the pages', async () => {
    const other = replace('"phone"', '"chatNumber": "919830112233",\n  "phone"')
    expect(linesOf(by(await find({ 'data/site.json': other }), 'contradiction.numbers'))).toEqual([
      'contradiction.numbers blocks: data/site.json:8:3 Chats go to 919830112233 (chatNumber) ' +
        "and calls to +91 00000 00000 (phone): correct one of them, or say under 'numbers' in " +
        'data/ledger.json why both may stay',
    ])
  })

  test('a figure typed into a sentence', async () => {
    const findings = await find({
      'pages/legal/disclaimer.mdx': (text) =>
        `${text}\nMost clients earn 40% more and pay ₹7,999.\n`,
    })
    expect(
      by(findings, 'figure.pages/legal/disclaimer').map(
        ({ id, blocking, message }) => `${id} ${blocking}: ${message}`,
      ),
    ).toEqual([
      "figure.pages/legal/disclaimer.mdx:40% true: '40%' is typed here and comes from no " +
        'fact: take it from data/claims.json or data/prices.json, or note under ' +
        "'figure.pages/legal/disclaimer.mdx:40%' in data/ledger.json what proves it",
    ])
  })

  test('a page that still has its template text', async () => {
    const findings = await find({
      'pages/legal/disclaimer.mdx': (text) =>
        `${text}\nReplace this paragraph with the full text.\n`,
    })
    expect(
      by(findings, 'starter./legal/disclaimer').map(({ id, message }) => `${id}: ${message}`),
    ).toEqual([
      'starter./legal/disclaimer: The page still has the words that `npm run new` wrote: put ' +
        'your own there, or delete the page',
    ])
  })

  test('unreadable content, with the message of a build', async () => {
    await expect(
      find({ 'data/prices.json': replace('"USD": 1200', '"USD": "1200"') }),
    ).rejects.toThrow(ContentError)
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
      'no date',
      social.replace(/ {2}until.*\n/, ''),
      ['data/launch-exceptions.yaml:1:3 until is missing'],
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
      'no reason',
      social.replace('The profiles open next week.', 'soon'),
      ['data/launch-exceptions.yaml:3:3 why must be a sentence that the next reader understands'],
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
      'no list',
      'identity.name: 2026-03-10\n',
      [
        'data/launch-exceptions.yaml:1:1 The exceptions must be a list: begin each one with - ' +
          'finding:',
      ],
    ],
    [
      'a word instead of an entry',
      '- identity.name\n',
      ['data/launch-exceptions.yaml:1:3 An exception has three lines: finding, until and why'],
    ],
    [
      'no YAML',
      '- finding: [\n',
      [
        'data/launch-exceptions.yaml:2:1 The exceptions cannot be read: Flow sequence in ' +
          'block collection must be sufficiently indented and end with a ]',
      ],
    ],
    ['an empty file', '# nothing\n', []],
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
    const all = ['identity', 'sample', 'links', 'claim', 'starter', 'figure', 'contradiction']
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

test('the ledger lists every figure with its places and its evidence', async () => {
  const site = siteWith({
    'data/ledger.json': noted({ fact: 'claims.years', value: '6+', checked: '2026-03-01' }),
    'dist/index.html': '<p>6+ years, <b>₹7,999</b></p>',
    'dist/about.html': '<p>16+ years, 6+%, ₹17,999 and ₹7,9990</p>',
  })
  const rows = await ledgerRows(site, { now, env })
  expect(rows.find(({ id }) => id === 'claims.years')).toEqual({
    id: 'claims.years',
    kind: 'claim',
    value: '6+',
    kept: 'data/claims.json:3',
    shownOn: ['/'],
    proof: 'A folder with invoices',
    checked: '2026-03-01',
    proves: '6+',
  })
  expect(rows.find(({ id }) => id === 'prices.beginner')).toMatchObject({
    kind: 'offer',
    value: '₹7,999, INR 7,999, $100, USD 100',
    kept: 'data/prices.json:7',
    shownOn: ['/'],
  })
  expect(rows.find(({ id }) => id === 'claims.roas')).toMatchObject({ shownOn: [] })
  const text = printLedger(rows)
  expect(text).toContain(
    'claims.years: 6+\n' +
      '  proven by: A folder with invoices (checked 2026-03-01)\n' +
      '  kept in data/claims.json:3\n',
  )
  expect(text).toContain('claims.projects: 200+\n  NO EVIDENCE')
})
