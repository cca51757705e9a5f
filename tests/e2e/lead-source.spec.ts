import type { Page } from 'playwright/test'
import { quizMessage } from '../../data/messages/quiz-message.ts'
import { readContent } from '../../ssg/content/content-file.ts'
import { decodeChat, decodeMessage } from '../../tools/forms/decode-message.ts'
import { expect, shiftsOf, sumOf, test, watchShifts } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  allForms,
  answersFor,
  application,
  buttonOf,
  chatForms,
  chatHrefIn,
  consultation,
  contact,
  fillIn,
  formOf,
  home,
  type LeadPage,
  openedBy,
  sentAnswers,
  servedForms,
  stubWindow,
} from './leads.ts'

const google = 'https://www.google.com/'

/** The specified last line of a message (requirements §7.2). */
const footers = new Map<LeadPage, string>([
  [home, 'Sent from the contact form on the home page'],
  [contact, 'Sent from the form on the contact page'],
  [application, 'Reminder: please review this application within 24 hours.'],
])

interface Visit {
  name: string
  query?: Record<string, string>
  referrer?: string
  /** What the line says; undefined where the message has none. */
  source: string | undefined
}
const ad: Visit = {
  name: 'an ad',
  query: { gclid: 'secret', utm_campaign: 'diwali' },
  referrer: google,
  source: 'google.com, Google Ads, campaign diwali',
}
const visits: readonly Visit[] = [
  { name: 'a direct visit', source: undefined },
  { name: 'a search', referrer: `${google}search?q=secret`, source: 'google.com' },
  ad,
  {
    name: 'a mailing with an address of its reader',
    query: { utm_source: 'newsletter', utm_campaign: 'secret@example.com' },
    source: 'newsletter',
  },
]

const preview = (page: Page, lead: LeadPage) => formOf(page, lead).locator('details.needs-script')

/** Opens the form by its page's address or, where it comes by script, by its link. */
async function arrive(page: Page, lead: LeadPage, { query, referrer }: Visit) {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const hash = lead === application ? '#apply' : ''
  await page.goto(lead.path + search + hash, referrer ? { referer: referrer } : {})
  await formOf(page, lead).scrollIntoViewIfNeeded()
  await hydrate(page, lead.island)
}

/** Sends the form and returns the message's link. */
async function send(page: Page, lead: LeadPage) {
  await buttonOf(page, lead).click()
  if (chatForms.includes(lead)) return (await openedBy(page)).at(-1)?.url ?? ''
  return chatHrefIn(page)
}

/** All data that the browser keeps for the site beyond this page. */
const stored = async (page: Page) => [
  ...(await page.context().cookies()),
  ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
]

// All forms share the line, which tests/unit/source-line.test.ts composes from any address.
for (const lead of allForms)
  for (const visit of lead === home ? visits : [ad])
    test(`${lead.name} says where the visit came from after ${visit.name}`, async ({
      page,
      otherHosts,
    }) => {
      const { source } = visit
      await stubWindow(page, 'opens')
      await arrive(page, lead, visit)
      const answers = answersFor(lead.fields)
      await fillIn(formOf(page, lead), lead.fields, answers)
      await preview(page, lead).getByText('See the message').click()
      const seen = await preview(page, lead).locator('pre').textContent()
      const href = await send(page, lead)
      const { text } = decodeChat(href)
      expect(sentAnswers(href, lead.fields)).toEqual(answers)
      const ending = [source && `Source: ${source}`, footers.get(lead)].filter(Boolean).join('\n')
      expect(decodeMessage(text).footer).toBe(ending)
      expect(seen?.endsWith(ending)).toBe(true)
      expect(text).not.toContain('secret')
      expect(await stored(page)).toEqual([])
      expect(otherHosts.filter((url) => !url.startsWith('https://images.'))).toEqual([])
    })

for (const [what, hasNavigation] of [
  ['of several pages names the first', true],
  ['of several page loads names the last', false],
] as const)
  test(`a visit ${what}`, async ({ page }) => {
    await stubWindow(page, 'opens')
    if (!hasNavigation) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    await page.goto('/services/designs?utm_source=flyer', { referer: google })
    for (const path of ['/about', '/consultation']) {
      await page.locator(`:is(header, footer) a[href="${path}"]`).last().click()
      await page.waitForURL(path)
    }
    await formOf(page, consultation).scrollIntoViewIfNeeded()
    await hydrate(page, consultation.island)
    await fillIn(formOf(page, consultation), consultation.fields, answersFor(consultation.fields))
    const { text } = decodeChat(await send(page, consultation))
    expect(decodeMessage(text).footer).toBe(
      hasNavigation ? 'Source: google.com, flyer, page /services/designs' : '',
    )
    expect(await stored(page)).toEqual([])
  })

/** Sends a form whose script does not come; the other ways that it then offers. */
async function sendWithoutScript(page: Page, lead: LeadPage, path: string, referer?: string) {
  await page.clock.install()
  await page.route(/\/assets\/.*\.island-.*\.js$/, (route) => route.abort())
  await page.goto(path, referer ? { referer } : {})
  await fillIn(formOf(page, lead), lead.fields, answersFor(lead.fields))
  await buttonOf(page, lead).click()
  await page.clock.runFor(10_000)
  return page.locator('[data-rescue]')
}

for (const lead of servedForms)
  test(`${lead.name} whose script does not come says where the visit came from`, async ({
    page,
    allowed,
  }) => {
    allowed.push('Failed to load resource', 'stays as it was served')
    const offer = await sendWithoutScript(page, lead, `${lead.path}?utm_campaign=diwali`, google)
    await expect
      .poll(async () => decodeMessage(decodeChat(await chatHrefIn(offer)).text).footer)
      .toBe('Source: google.com, campaign diwali')
  })

test.describe('the quiz result follows the visitor', () => {
  const { consultation: career } = readContent('data/ai-career-program.yaml')
  const level = { level: 'Expert', ...readContent('data/career/expert.yaml') }
  const note = (page: Page) => page.getByText('Career level: Expert (from the quiz)').first()

  test('from the quiz to the consultation, whose message names the level', async ({ page }) => {
    await stubWindow(page, 'opens')
    await page.goto('/ai-career-program?level=expert')
    const result = page.locator('[data-island=LevelFinder] .quiz')
    const chat = await result.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(decodeChat(chat ?? '').text).toBe(quizMessage(level))
    await result.getByRole('link', { name: career.label }).click()
    await page.waitForURL('/consultation?level=expert')
    await formOf(page, consultation).scrollIntoViewIfNeeded()
    await hydrate(page, consultation.island)
    await expect(note(page)).toBeVisible()
    const answers = answersFor(consultation.fields)
    await fillIn(formOf(page, consultation), consultation.fields, answers)
    const href = await send(page, consultation)
    expect(sentAnswers(href, consultation.fields)).toEqual(answers)
    expect(decodeMessage(decodeChat(href).text).fields).toMatchObject({
      'Career level': 'Expert (from the quiz)',
    })
  })

  for (const [id, line] of [
    ['expert', 'Expert (from the quiz)'],
    ['grandmaster', undefined],
  ] as const)
    test(`into the message of a form whose script does not come: ${id}`, async ({
      page,
      allowed,
    }) => {
      allowed.push('Failed to load resource', 'stays as it was served')
      const offer = await sendWithoutScript(page, consultation, `/consultation?level=${id}`)
      const href = await chatHrefIn(offer)
      expect(decodeMessage(decodeChat(href).text).fields['Career level']).toBe(line)
    })

  for (const width of [390, 1366])
    test(`to its form at ${width} px, and nothing moves from the first paint on`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      await page.goto('/consultation?level=expert#consultation-form')
      await hydrate(page, consultation.island)
      await expect(note(page)).toBeVisible()
      await expect(page.locator('#consultation-form h2')).toBeInViewport()
      expect(sumOf(await shiftsOf(page))).toBeLessThanOrEqual(0.001)
    })
})
