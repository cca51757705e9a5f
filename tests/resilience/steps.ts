import fc from 'fast-check'
import type { Locator, Page } from 'playwright/test'
import { scripts } from '#tests/e2e/built-scripts.ts'
import { expect } from '#tests/e2e/fixtures.ts'
import { type Fault, faults, nextDeploy } from '#tests/e2e/host.ts'
import {
  allForms,
  answersFor,
  application,
  formOn,
  type LeadPage,
} from '#tests/e2e/leads.ts'
import { work } from '#tests/work.ts'
import type { Step, VisitorJourney } from './journey.ts'
import { switchTranslation } from './translate.ts'

type Act = Step['act']
type Check = Step['isPossible']

/** Makes a step, which a journey skips where it is impossible; reports call it by its name. */
export const step = (
  name: string,
  act: Act,
  isPossible: Check = () => true,
): Step => ({
  act,
  isPossible,
  toString: () => name,
})

/** Pages that have islands, and some that have none. */
const paths = [
  ...allForms.map(({ path }) => path),
  '/ai-career-program',
  '/projects',
  '/skills',
  '/about',
  ...work.slice(0, 1).map(({ path }) => path),
]

/** How long a target may move or be covered before Enter is pressed instead of a click, in ms. */
const COVERED_TIMEOUT_MS = 3000

/** Clicks a target, or presses Enter if something covers it; returns whether that was possible. */
async function tap(target: Locator, { twice = false } = {}): Promise<boolean> {
  if ((await target.count()) === 0) return false
  // Only tries whether a click is possible, since a real click that times out may still happen
  // after the press of Enter.
  const canBeClicked = await target
    .click({ trial: true, timeout: COVERED_TIMEOUT_MS })
    .then(
      () => true,
      () => false,
    )
  const press = canBeClicked
    ? target.click({ clickCount: twice ? 2 : 1 })
    : target.press('Enter')
  return press.then(
    () => true,
    () => false,
  )
}

async function visibleLead(page: Page): Promise<LeadPage | undefined> {
  for (const lead of allForms)
    if (await formOn(page, lead).form.isVisible()) return lead
  return undefined
}

const textFields = ({ fields }: LeadPage) =>
  fields.filter(({ options }) => !options)

/**
 * Writes a text with `word` into a field of the visible form. It does so in one task of the page,
 * since the thanks could replace the form between two tasks.
 */
async function typeWord(journey: VisitorJourney, index: number, word: string) {
  const lead = await visibleLead(journey.page)
  const fields = (lead?.fields ?? []).filter(({ type }) =>
    type.startsWith('text'),
  )
  const field = fields[index % fields.length]
  if (!lead || !field) return
  const value = `नमस्ते ${word} & 100%`
  const controls = formOn(journey.page, lead).form.locator(
    `[name="${field.name}"]`,
  )
  const isWritten = await controls.evaluateAll((all, value) => {
    const [control] = all as HTMLInputElement[]
    if (!control?.offsetParent) return false
    control.focus()
    control.value = value
    return control.dispatchEvent(new Event('input', { bubbles: true }))
  }, value)
  if (isWritten) await journey.remember(lead, { [field.name]: value })
}

/** Fills in the empty fields of the visible form and presses its button. */
async function send(journey: VisitorJourney, twice = false) {
  const { page } = journey
  const lead = await visibleLead(page)
  if (!lead) return
  const { form, button, fillIn, values } = formOn(page, lead)
  if (!(await button.isEnabled())) return
  const shownValues = await values()
  const emptyFields = lead.fields.filter(({ name }) => !shownValues[name])
  const missingAnswers = answersFor(emptyFields)
  const formGone = form.waitFor({ state: 'hidden' }).catch(() => {})
  await Promise.race([fillIn(missingAnswers, emptyFields), formGone])
  // The thanks may have replaced the form.
  if (await form.isHidden()) return
  const answers = { ...shownValues, ...missingAnswers }
  await journey.remember(
    lead,
    Object.fromEntries(
      textFields(lead).map(({ name }) => [name, answers[name] ?? '']),
    ),
  )
  if (await form.evaluate((form: HTMLFormElement) => form.checkValidity()))
    journey.expectDeparture(lead, answers)
  await tap(button, { twice })
}

/** A step that writes a text with `word` into the text field at `index` of the visible form. */
export const writeStep = (index: number, word: string) =>
  step(`write '${word}' into field ${index}`, (journey) =>
    typeWord(journey, index, word),
  )
export const sendStep = (twice: boolean) =>
  step(twice ? 'send, with a double tap' : 'send', (journey) =>
    send(journey, twice),
  )

/**
 * A step that follows the link to the application. If the script of the form fails, the link leads
 * to other ways to apply.
 */
export const apply = step(
  'apply',
  async ({ page }) => {
    await page.locator('main a[href="#apply"]').first().click()
    const ways =
      'main :is(form, a[href^="mailto:"], a[href^="https://wa.me/"]):visible'
    await expect(page.locator(ways).first()).toBeVisible()
  },
  ({ path }) => path === application.path,
)

/** A page can be loaded only with a connection to a working host. */
const isHealthy: Check = (journey) => journey.isHealthy

/** Loads a page, by default the one that is shown. */
async function load(journey: VisitorJourney, to?: string) {
  journey.forgetTyped()
  const options = { waitUntil: 'domcontentloaded' } as const
  await (to ? journey.page.goto(to, options) : journey.page.reload(options))
  return { to: to ?? journey.path, loads: true }
}

/** A step that opens a page by its address. */
export const openPage = (path: string) =>
  step(`open ${path}`, (journey) => load(journey, path), isHealthy)
export const reload = step('reload', (journey) => load(journey), isHealthy)

/**
 * Select controls that do not lead to another page: tabs, menus, filters, and links that only open
 * a panel. Other steps press links to pages and submit buttons.
 */
const controls = [
  '.site-header summary',
  'main :is([role=tab], summary, .filtered label, input[name=shown-currency])',
  'main [data-island=LevelFinder] :is(a[aria-controls], button, input)',
  'main a[href="#apply"]',
  'main [data-island=ApplicationView] > div > p > button',
  '#chat-widget :is(button, summary)',
]

/** Taps a control of the page, or double-taps one in three; returns whether it needs a script. */
async function tapControl(
  { page }: VisitorJourney,
  index: number,
): Promise<boolean> {
  const allControls = page.locator(
    controls.map((control) => `${control}:visible`).join(),
  )
  const control = allControls.nth(
    index % Math.max(1, await allControls.count()),
  )
  const needsScript = await control
    .and(page.locator('[data-island] *, a[href="#apply"]'))
    .count()
  await tap(control, { twice: index % 3 === 2 })
  return needsScript > 0
}

/** A step that opens a page with slow scripts, and writes and taps before they have loaded. */
const openAndTap = (path: string, index: number, word: string, delay: number) =>
  step(
    `open ${path}, whose scripts take ${delay} ms, and write '${word}' and tap before they load`,
    async (journey) => {
      journey.host.scriptDelayMs = delay
      const outcome = await load(journey, path)
      if (await visibleLead(journey.page)) {
        await typeWord(journey, index, word)
        await send(journey)
      } else journey.pressedEarly = await tapControl(journey, index)
      journey.host.scriptDelayMs = 0
      return outcome
    },
    isHealthy,
  )

const pathOf = (href: string) => href.replace(/[?#].*/, '')
const followLink = (index: number) =>
  step(`follow link ${index}`, async ({ page, path }) => {
    const allLinks = page.locator(
      ':is(.site-header, main, main ~ footer) a[href^="/"]:visible',
    )
    const hrefs = await allLinks.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )
    const otherHrefs = hrefs.filter(
      (href) => pathOf(href) !== path && !/\.\w+$/.test(pathOf(href)),
    )
    const href = otherHrefs[index % otherHrefs.length]
    if (!href) return
    // Finds the link by its address, since an island that hydrates meanwhile changes the links.
    const link = allLinks.and(page.locator(`[href="${href}"]`)).first()
    return (await tap(link)) ? { to: pathOf(href) } : undefined
  })

/** A step that goes back or forward in the history, if there is an entry that can be shown. */
export const goStep = (way: 'back' | 'forward') =>
  step(`go ${way}`, async ({ page, place, isHealthy }) => {
    const { [way]: entry } = await place()
    if (!entry || (entry.loads && !isHealthy)) return
    const options = { waitUntil: 'commit', timeout: 5000 } as const
    await (way === 'back'
      ? page.goBack(options)
      : page.goForward(options)
    ).catch(() => {})
    return entry
  })

const tapStep = (index: number) =>
  step(`tap control ${index}`, async (journey) => {
    // A deploy may have removed the script of the island.
    if (await tapControl(journey, index))
      journey.mayReload ||= journey.isDeployed
  })

const switchNetwork = step('the network goes or comes back', (journey) => {
  journey.isOffline = !journey.isOffline
  return journey.page.context().setOffline(journey.isOffline)
})
const switchHost = step('the host fails or recovers', async ({ host }) => {
  host.status = host.status ? undefined : 503
})
/** Folder of the next deploy, made when first needed. */
let nextFolder: string | undefined
const deploy = step(
  'a new version is deployed',
  async (journey) => {
    journey.isDeployed = true
    // A press that waits for a file of this page may end in a reload.
    const waitingIslands = journey.page.locator(
      'main [data-island]:not([data-hydrated])',
    )
    journey.mayReload ||=
      journey.pressedEarly && (await waitingIslands.count()) > 0
    nextFolder ??= nextDeploy()
    await journey.host.deploy(nextFolder)
  },
  ({ isDeployed }) => !isDeployed,
)
const loseFile = ({ file, name }: (typeof scripts)[number], fault: Fault) =>
  step(`lose ${name} (${fault})`, async (journey) => {
    journey.wasDegraded = true
    journey.host.faults.set(`/assets/${file}`, fault)
  })

/** A step that changes the browser for the current page and every later one. */
const changeFromNowOn = (
  name: string,
  change: (value: number) => void,
  value = 0,
) =>
  step(name, async ({ page }) => {
    await page.context().addInitScript(change, value)
    await page.evaluate(change, value)
  })
const shiftClock = (days: number) => {
  const { Date: RealDate } = window
  const now = () => RealDate.now() + days * 86_400_000
  window.Date = new Proxy(RealDate, {
    construct: (target, args: []) =>
      Reflect.construct(target, args.length > 0 ? args : [now()]),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
const browserChanges = [
  step('switch to dark', ({ page }) =>
    page.emulateMedia({ colorScheme: 'dark' }),
  ),
  step('switch to light', ({ page }) =>
    page.emulateMedia({ colorScheme: 'light' }),
  ),
  changeFromNowOn('windows are blocked', () =>
    Object.assign(window, { __windows: 'blocked' }),
  ),
  changeFromNowOn('the browser reports offline although it is online', () =>
    Object.defineProperty(navigator, 'onLine', {
      get: () => false,
      configurable: true,
    }),
  ),
  changeFromNowOn('storage is denied', () => {
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true })
  }),
]
const zoom = (width: number, height: number) =>
  step(`zoom to ${width} pixels`, ({ page }) =>
    page.setViewportSize({ width, height }),
  )
const scrollToTenth = (tenths: number) =>
  step(`scroll to ${tenths} tenths`, ({ page }) =>
    page.evaluate(
      (share) =>
        scrollTo({
          top: share * document.body.scrollHeight,
          behavior: 'instant',
        }),
      tenths / 10,
    ),
  )
/** A step that switches the browser's translation on or off. */
export const translate = step('translate, or show the original', ({ page }) =>
  switchTranslation(page),
)

const { constantFrom, integer, nat, tuple } = fc
const anyIndex = nat(40)
const anyPath = constantFrom(...paths)
const anyWord = integer({ min: 1000, max: 9999 }).map(
  (number) => `word${number}`,
)
/** All kinds of steps; each is as frequent as its weight. */
const randomStep = fc.oneof(
  {
    weight: 6,
    arbitrary: tuple(anyIndex, anyWord).map((typed) => writeStep(...typed)),
  },
  { weight: 4, arbitrary: constantFrom(false, true).map(sendStep) },
  { weight: 5, arbitrary: anyIndex.map(followLink) },
  {
    weight: 5,
    arbitrary: constantFrom('back', 'back', 'back', 'back', 'forward').map(
      goStep,
    ),
  },
  { weight: 1, arbitrary: anyPath.map(openPage) },
  {
    weight: 4,
    arbitrary: tuple(
      anyPath,
      anyIndex,
      anyWord,
      constantFrom(80, 300, 900),
    ).map((early) => openAndTap(...early)),
  },
  { weight: 3, arbitrary: nat(10).map(scrollToTenth) },
  { weight: 12, arbitrary: anyIndex.map(tapStep) },
  { weight: 9, arbitrary: constantFrom(translate, switchNetwork, switchHost) },
  {
    weight: 1,
    arbitrary: tuple(constantFrom(...scripts), constantFrom(...faults)).map(
      (lost) => loseFile(...lost),
    ),
  },
  { weight: 6, arbitrary: constantFrom(reload, deploy, ...browserChanges) },
  {
    weight: 1,
    arbitrary: integer({ min: -400, max: 400 }).map((days) =>
      changeFromNowOn(`the clock is shifted by ${days} days`, shiftClock, days),
    ),
  },
  {
    weight: 1,
    arbitrary: constantFrom(zoom(390, 844), zoom(1366, 900), zoom(683, 450)),
  },
)

/** Journeys of a first page and up to 24 steps; a step that is impossible is skipped. */
export const journeys = tuple(
  anyPath,
  fc.array(randomStep, { maxLength: 24, size: 'max' }),
)
