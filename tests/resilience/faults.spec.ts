import { scripts } from '#tests/e2e/built-scripts.ts'
import { isIdle } from '#tests/e2e/fast-timers.ts'
import { type Fault, faults, Host } from '#tests/e2e/host.ts'
import { startHydration } from '#tests/e2e/hydration.ts'
import { answersFor, application, buttonOf, formOf, valuesIn } from '#tests/e2e/leads.ts'
import { clickLink } from '#tests/e2e/page-actions.ts'
import { expect, test } from './fixtures.ts'
import { fillByName, lostFields, offered, servedForm } from './forms.ts'
import { missingText, type PageText, type Served, shownText } from './page-text.ts'
import { newVisitorContext, Visitor } from './visitor.ts'

/** Every fault of every file on every page, or one fault of each file on one page. */
const everything = Boolean(process.env.EVERY_FAULT)

/** Minutes for a page with fast timers. */
const WAIT_TIMEOUT_MS = 15_000

const soft = expect.configure({ soft: true })

/** A visitor of one page, who reads, writes, goes away and comes back, and loses nothing. */
class Visit {
  constructor(
    private readonly visitor: Visitor,
    private readonly path: string,
    private readonly served: Served,
    private readonly fault: string,
  ) {}

  private message = (doing: string) => `${this.path}, ${this.fault}, ${doing}`

  /** Asserts what must be so in the end; a page that is being replaced cannot be read. */
  private inTheEnd = (doing: string, look: () => Promise<unknown>) =>
    soft.poll(() => look().catch(({ message }: Error) => message.split('\n')[0]), {
      message: this.message(doing),
      timeout: WAIT_TIMEOUT_MS,
      intervals: [30],
    })

  private text = async (of: PageText, sent = false) =>
    missingText(of, await shownText(this.visitor.page), { sent })

  /** Scrolls to the end until every island is hydrated or has failed. */
  async read() {
    const { page, loads } = this.visitor
    await this.visitor.open(this.path)
    await startHydration(page, 2000)
    // A page whose file hangs may never be idle.
    const idle = expect.poll(() => isIdle(page).catch(() => false), { timeout: WAIT_TIMEOUT_MS })
    await idle.toBe(true).catch(() => {})
    const served = await this.served(this.path)
    await this.inTheEnd('reading', () => this.text(served)).toBe('')
    // Sections that were passed too fast to be revealed are scrolled to.
    const unseen = page.locator('main .to-reveal')
    await this.inTheEnd('sections that stay invisible', () =>
      unseen.evaluateAll((sections) => {
        sections[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return sections.length
      }),
    ).toBe(0)
    soft(loads, this.message('reloads')).toHaveLength(1)
  }

  /** The application needs its script; without it, a link is beside it. */
  private async openApplication() {
    const { page } = this.visitor
    await page.locator('main a[href="#apply"]').first().click()
    const form = formOf(page, application)
    const link = page.locator('main :is(a[href^="mailto:"], a[href^="https://wa.me/"]):visible')
    await expect(form.or(link.first()).first(), this.message('applying')).toBeVisible()
    return (await form.isVisible()) ? application : undefined
  }

  async typeAndSend() {
    const { page } = this.visitor
    const ways = page.locator('body :is(a[href^="mailto:"], a[href^="https://wa.me/"])')
    await soft(ways, this.message('no link to write by')).not.toHaveCount(0)
    const lead =
      this.path === application.path ? await this.openApplication() : servedForm(this.path)
    if (!lead) return
    const answers = answersFor(lead.fields)
    await fillByName(page, lead, answers)
    soft(await valuesIn(formOf(page, lead), lead.fields), this.message('typing')).toEqual(answers)
    await buttonOf(page, lead).click()
    await this.inTheEnd('neither sent nor offered', async () =>
      lostFields(lead, answers, [...this.visitor.left, await offered(page)]),
    ).toEqual([])
  }

  /** Leaves with half a message in the form, and returns. */
  async goAndComeBack() {
    const { page, loads } = this.visitor
    const lead = servedForm(this.path)
    const field = lead && formOf(page, lead).locator(`[name="${lead.fields[0]?.name}"]`)
    // The thank-you may be replacing the form.
    const writes = await field?.fill('half a message', { timeout: 1000 }).then(
      () => true,
      () => false,
    )
    const before = loads.length
    const isRunning = await page.evaluate(
      () => performance.getEntriesByName('interactive').length > 0,
    )
    const other = this.path === '/about' ? '/skills' : '/about'
    const [here, there] = [await this.served(this.path), await this.served(other)]

    // The link may be inside the closed menu of the header, so a script clicks it.
    await clickLink(page, `.site-header nav a[href="${other}"]`)
    await this.inTheEnd('going away', () => page.title()).toBe(there.title)
    await this.inTheEnd('going away', () => this.text(there)).toBe('')

    await page.goBack({ waitUntil: 'commit' })
    await this.inTheEnd('coming back', () => page.title()).toBe(here.title)
    const thanked = lead?.id === 'service-request' && !writes
    await this.inTheEnd('coming back', () => this.text(here, thanked)).toBe('')
    if (field && writes)
      await this.inTheEnd('coming back', () => field.inputValue()).toBe('half a message')
    soft(loads.slice(before).length, this.message(`reloads: ${loads}`)).toBeLessThanOrEqual(
      isRunning ? 0 : 2,
    )
  }
}

test('every script is used by some page', () => {
  expect(scripts.filter(({ pages }) => pages.length === 0).map(({ name }) => name)).toEqual([])
})

for (const [place, { file, name, pages }] of scripts.entries()) {
  // Faults and pages take turns from file to file; EVERY_FAULT=1 tries all of them.
  const turn = faults[place % faults.length] as Fault
  const paths = everything ? pages : pages.slice(place % pages.length).slice(0, 1)
  for (const path of paths)
    for (const fault of everything ? faults : [turn])
      test(`nothing is lost on ${path} without ${name} (${fault})`, async ({ browser, served }) => {
        // Each visit has its own host, since a browser caches by host.
        const host = await Host.start()
        host.faults.set(`/assets/${file}`, fault)
        const { context, left } = await newVisitorContext(browser, {
          serviceWorkers: 'block',
          viewport: { width: 390, height: 844 },
          // Reduced motion saves time, except in runs that lose the particles' files.
          reducedMotion: name.startsWith('particle') ? 'no-preference' : 'reduce',
        })
        const visitor = new Visitor(await context.newPage(), host, left)
        const visit = new Visit(visitor, path, served, fault)
        await visit.read()
        await visit.typeAndSend()
        await visit.goAndComeBack()
        await context.close()
        await host.goAway()
      })
}
