import { createHash } from 'node:crypto'
import { scripts } from '../e2e/built-scripts.ts'
import { isIdle } from '../e2e/fast-timers.ts'
import { type Fault, faults, Host } from '../e2e/host.ts'
import { startHydration } from '../e2e/hydration.ts'
import { answersFor, application, buttonOf, formOf, valuesIn } from '../e2e/leads.ts'
import { clickLink } from '../e2e/page-actions.ts'
import { expect, test } from './fixtures.ts'
import { fillByName, missingFields, offered, servedForm } from './forms.ts'
import { missingText, type PageText, type Served, shownText, summarise } from './page-text.ts'
import { newVisitorContext, Visitor } from './visitor.ts'

/** Every fault of every file on every page, or two faults of each file on one page each. */
const everything = Boolean(process.env.EVERY_FAULT)

/** Minutes for a page with fast timers. */
const WAIT_TIMEOUT_MS = 15_000

/** Repeats a check until its result is fine; returns the last result. */
async function inTheEnd<T>(look: () => Promise<T>, isFine: (found: T) => boolean): Promise<T> {
  let found: T | undefined
  await expect
    // A page that is being replaced cannot be read.
    .poll(
      async () => {
        found = await look().catch(() => undefined)
        return found !== undefined && isFine(found)
      },
      { timeout: WAIT_TIMEOUT_MS, intervals: [30] },
    )
    .toBe(true)
    .catch(() => {})
  return found ?? look()
}

/** Picks one of several, the same in every build. */
const stableChoice = <T>(all: readonly T[], key: string): T | undefined =>
  all[createHash('sha256').update(key).digest().readUInt32BE() % all.length]

class Visit {
  private readonly losses: string[] = []
  constructor(
    private readonly visitor: Visitor,
    private readonly path: string,
    private readonly served: Served,
  ) {}

  private note(doing: string, loss: string | false | undefined) {
    if (loss) this.losses.push(`${doing}: ${loss}`)
  }

  /** Notes a loss that lasts. */
  private async noteLasting(doing: string, look: () => Promise<string>) {
    this.note(doing, await inTheEnd(look, (lost) => lost === ''))
  }

  private text = async (of: PageText, sent = false) =>
    summarise(missingText(of, await shownText(this.visitor.page), { sent }))

  /** Scrolls to the end until every island is hydrated or has failed. */
  async read() {
    const { page, loads } = this.visitor
    await this.visitor.open(this.path)
    await startHydration(page, 2000)
    await inTheEnd(() => isIdle(page), Boolean)
    const served = await this.served(this.path)
    await this.noteLasting('reading', () => this.text(served))
    await this.lookAtTheRest()
    this.note('reading', loads.length > 1 && `the page was reloaded as ${loads.at(-1)}`)
  }

  /** Scrolls to each section that was passed too fast to be revealed. */
  private async lookAtTheRest() {
    const unseen = this.visitor.page.locator('main .to-reveal')
    for (let left = await unseen.count(); left > 0; ) {
      await unseen
        .first()
        .evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const now = await inTheEnd(
        () => unseen.count(),
        (count) => count < left,
      )
      if (now >= left) return this.note('reading', 'a section stays invisible')
      left = now
    }
  }

  /** The application needs its script; without it, a link is beside it. */
  private async openApplication() {
    const { page } = this.visitor
    await page.locator('main a[href="#apply"]').first().click()
    const form = formOf(page, application)
    const link = page.locator('main :is(a[href^="mailto:"], a[href^="https://wa.me/"]):visible')
    const came = form.or(link.first()).first().waitFor({ timeout: WAIT_TIMEOUT_MS })
    this.note(
      'applying',
      await came.then(
        () => '',
        () => 'neither the form nor a link beside it appeared',
      ),
    )
    return (await form.isVisible()) ? application : undefined
  }

  async typeAndSend() {
    const { page } = this.visitor
    const ways = page.locator('body :is(a[href^="mailto:"], a[href^="https://wa.me/"])')
    this.note('writing', (await ways.count()) === 0 && 'no link to write by')
    const lead =
      this.path === application.path ? await this.openApplication() : servedForm(this.path)
    if (!lead) return
    const form = formOf(page, lead)
    const answers = answersFor(lead.fields)
    await fillByName(page, lead, answers)
    const changed = (values: Record<string, string>) =>
      Object.keys(answers).filter((name) => values[name] !== answers[name])
    this.note(
      'typing',
      changed(await valuesIn(form, lead.fields)).join() &&
        `${changed(await valuesIn(form, lead.fields))} changed`,
    )
    await buttonOf(page, lead).click()
    await this.noteLasting('neither sent nor offered', async () =>
      missingFields(lead, answers, [...this.visitor.left, await offered(page)]).join(),
    )
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
    const arrived = await inTheEnd(
      () => page.title(),
      (title) => title === there.title,
    )
    if (arrived !== there.title)
      return this.note('going away', `'${arrived}' is shown at ${page.url()}`)
    await this.noteLasting('going away', () => this.text(there))

    await page.goBack({ waitUntil: 'commit' })
    const back = await inTheEnd(
      () => page.title(),
      (title) => title === here.title,
    )
    if (back !== here.title) return this.note('coming back', `'${back}' is shown at ${page.url()}`)
    const thanked = lead?.id === 'service-request' && !writes
    await this.noteLasting('coming back', () => this.text(here, thanked))
    if (field && writes)
      this.note(
        'coming back',
        (await inTheEnd(
          () => field.inputValue(),
          (value) => value === 'half a message',
        )) !== 'half a message' && 'half a message is gone',
      )
    const expected = isRunning ? 0 : 2
    this.note(
      'coming back',
      loads.length - before > expected && `reloaded: ${loads.slice(before).join(' ')}`,
    )
  }

  async all() {
    for (const act of [this.read, this.typeAndSend, this.goAndComeBack]) {
      const failed = await act.call(this).then(
        () => undefined,
        (error: Error) => error.message.split('\n')[0],
      )
      this.note(act.name, failed)
    }
    return this.losses
  }
}

type Tabs = Awaited<ReturnType<typeof newVisitorContext>>

/** Each visit has its own tab and host, since a browser caches by host. */
async function visit(
  { context, left }: Tabs,
  served: Served,
  { file, path, fault }: { file: string; path: string; fault: Fault },
) {
  const host = await Host.start()
  host.faults.set(`/assets/${file}`, fault)
  const page = await context.newPage()
  const losses = await new Visit(new Visitor(page, host, left), path, served).all()
  await page.close()
  await host.goAway()
  const asked = host.asked.some((url) => url.startsWith(`/assets/${file}`))
  return { losses: losses.map((loss) => `${path}, ${fault}, ${loss}`), asked }
}

for (const [place, { file, name, pages }] of scripts.entries()) {
  test(`some page uses ${name}`, () => {
    expect(
      pages.length,
      'no page asks for this file, as far as its name is found in the build',
    ).toBeGreaterThan(0)
  })
  // Half of the faults here, the others for the next file; EVERY_FAULT=1 tries all.
  const tried = everything ? faults : faults.filter((_, index) => index % 2 === place % 2)
  const visits = tried.map((fault) => pages.map((path) => ({ file, path, fault })))
  const chosen = everything
    ? pages.map((_, index) => visits.map((of) => of[index]))
    : [visits.map((of) => stableChoice(of, `${name} ${of[0]?.fault}`))]
  for (const together of chosen) {
    const visited = together.filter((one) => one !== undefined)
    const where = everything ? visited[0]?.path : visited.map(({ path }) => path).join(', ')
    test(`nothing is lost without ${name} on ${where}`, async ({ browser, served }) => {
      test.setTimeout(180_000)
      // Reduced motion saves time, except in runs that lose the particles' files.
      const reducedMotion = name.startsWith('particle') ? 'no-preference' : 'reduce'
      const tabs = await newVisitorContext(browser, {
        serviceWorkers: 'block',
        viewport: { width: 390, height: 844 },
        reducedMotion,
      })
      const done = await Promise.all(visited.map((one) => visit(tabs, served, one)))
      await tabs.context.close()
      test
        .info()
        .annotations.push(
          { type: 'visits', description: String(done.length) },
          { type: 'not asked for', description: String(done.filter(({ asked }) => !asked).length) },
        )
      expect(done.flatMap(({ losses }) => losses).join('\n')).toBe('')
    })
  }
}
