import fc from 'fast-check'
import type { Locator, Page } from 'playwright/test'
import { scripts } from '#tests/e2e/built-scripts.ts'
import { faults, nextDeploy } from '#tests/e2e/host.ts'
import { formOn, type LeadPage, requiredOnly } from '#tests/e2e/leads.ts'
import { work } from '#tests/work.ts'
import { isHealthy, type Model, type RandomJourney, visibleLead } from './journey.ts'
import { isTranslated, translate, untranslate } from './translate.ts'

type Act = (journey: RandomJourney, model: Model) => Promise<unknown>
type Check = (model: Readonly<Model>) => boolean
type Step = fc.AsyncCommand<Model, RandomJourney>

/** An action of the visitor or an event, described for the report. */
export const step = (words: string, act: Act, check: Check = () => true): Step => ({
  check,
  run: (model, journey) => journey.step(model, words, () => act(journey, model)),
  toString: () => words,
})

/** Pages with most islands, and some without. */
const paths = [
  '/',
  '/contact',
  '/service-request',
  '/consultation',
  '/ai-mastery-course',
  '/ai-career-program',
  '/projects',
  '/skills',
  '/about',
  ...work.slice(0, 1).map(({ path }) => path),
] as const

/** Clicks, or presses Enter where something covers the target. */
async function tap(target: Locator, { twice = false } = {}): Promise<boolean> {
  if ((await target.count()) === 0) return false
  const click = twice ? target.dblclick({ timeout: 3000 }) : target.click({ timeout: 3000 })
  return click
    .catch(() => target.press('Enter', { timeout: 3000 }))
    .then(
      () => true,
      () => false,
    )
}

const anyOf = async (all: Locator, index: number) => all.nth(index % Math.max(1, await all.count()))

const wordFor = (type: string, word: string) =>
  ({ email: `${word}@example.com`, tel: `98000 ${word}`, url: `https://${word}.example.com` })[
    type
  ] ?? `नमस्ते ${word} & 100%`

const textFields = (lead: LeadPage) =>
  lead.fields.filter(({ type }) => type !== 'select' && type !== 'radio')

async function type(
  journey: RandomJourney,
  lead: LeadPage | undefined,
  index: number,
  word: string,
) {
  const { page } = journey.visitor
  const fields = lead ? textFields(lead) : []
  const field = fields[index % Math.max(1, fields.length)]
  if (!lead || !field) return
  const { form } = formOn(page, lead)
  if (!(await form.isVisible())) return
  const value = wordFor(field.type, word)
  await form.locator(`[name="${field.name}"]`).fill(value, { timeout: 2000 })
  journey.remember(lead, field.name, value)
}

/** Fills in the missing fields and presses the button. */
async function send(journey: RandomJourney, twice: boolean) {
  const { page } = journey.visitor
  const lead = await visibleLead(page)
  if (!lead) return
  const { form, button, fillIn, values } = formOn(page, lead)
  if (!(await button.isEnabled())) return
  const here = await values()
  const needed = requiredOnly(lead.fields)
  const missing = lead.fields.filter(({ name, required }) => required && !here[name])
  await fillIn(needed, missing)
  const answers = Object.fromEntries(
    Object.entries(here)
      .map(([name, value]) => [name, value || needed[name] || ''])
      .filter(([, value]) => value),
  )
  for (const { name } of textFields(lead))
    if (answers[name]) journey.remember(lead, name, answers[name])
  if (await form.evaluate((form: HTMLFormElement) => form.checkValidity()))
    journey.expectDeparture(lead, answers)
  await tap(button, { twice })
}

const hasForm: Check = ({ lead }) => lead !== undefined

/** A change of the browser, now and in every later page. */
const fromNowOn = <T>(words: string, change: (value: T) => void, value: T) =>
  step(words, async ({ visitor: { page } }) => {
    await page.context().addInitScript(change as (value: unknown) => void, value)
    await page.evaluate(change as (value: unknown) => void, value)
  })

async function load(journey: RandomJourney, path: string) {
  journey.forgetTyped()
  await journey.visitor.open(path)
  return { to: path, loads: true }
}

export const open = (path: string) =>
  step(`open ${path}`, (journey) => load(journey, path), isHealthy)

/** Whatever a visitor may press beside links and the buttons of forms. */
const controls = [
  '.site-header summary',
  'main :is([role=tab], summary, .filtered label, input[name=shown-currency])',
  'main [data-island=LevelFinder] :is(a[aria-controls], button, input)',
  'main a[href="#apply"]',
  'main [data-island=ApplicationView] > div > p > button',
  '#chat-widget :is(button, summary)',
]

const needsScript = '[data-island] *, a[href="#apply"]'

/** Taps one of the controls of the page, some of them twice. */
async function tapControl(journey: RandomJourney, index: number, ifScripted: () => void) {
  const { page } = journey.visitor
  const all = page.locator(controls.map((control) => `${control}:visible`).join())
  const control = await anyOf(all, index)
  if ((await control.and(page.locator(needsScript)).count()) > 0) ifScripted()
  await tap(control, { twice: index % 3 === 2 })
}

/** The visitor acts while scripts load. */
const openAndTap = (path: string, index: number, word: string, delay: number) =>
  step(
    `open ${path}, whose scripts take ${delay} ms, and write '${word}' and tap before they come`,
    async (journey) => {
      journey.visitor.host.scriptDelay = delay
      const outcome = await load(journey, path)
      const { page } = journey.visitor
      await journey.arrive(path)
      const lead = await visibleLead(page)
      if (lead) {
        await type(journey, lead, index, word)
        await send(journey, false)
      } else
        await tapControl(journey, index, () => {
          journey.pressedEarly = true
        })
      journey.visitor.host.scriptDelay = 0
      return outcome
    },
    isHealthy,
  )

const followLink = (index: number) =>
  step(`follow link ${index}`, async (journey, model) => {
    const { page } = journey.visitor
    const all = page.locator(':is(.site-header, main, main ~ footer) a[href^="/"]:visible')
    const hrefs = await all.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )
    const others = hrefs
      .map((href) => ({ href, path: href.replace(/[?#].*/, '') }))
      .filter(({ path }) => path !== model.path && !/\.\w+$/.test(path))
    const chosen = others[index % Math.max(1, others.length)]
    if (!chosen) return
    // Found by its address, since an island that hydrates meanwhile changes the links.
    const link = all.and(page.locator(`[href="${chosen.href}"]`)).first()
    return (await tap(link)) ? { to: chosen.path } : undefined
  })

export const goes = (words: string, way: 'back' | 'forward') =>
  step(
    words,
    async (journey) => {
      const { page } = journey.visitor
      const { back, forward, backPath, forwardPath } = await journey.neighbours()
      const entry = way === 'back' ? back : forward
      // A closed application removes its entry of the history.
      if (entry === 'none') return
      await (way === 'back'
        ? page.goBack({ waitUntil: 'commit', timeout: 5000 })
        : page.goForward({ waitUntil: 'commit', timeout: 5000 })
      ).catch(() => {})
      // Even an entry of the same path may belong to an earlier document.
      return { to: way === 'back' ? backPath : forwardPath, loads: entry === 'loads' }
    },
    // Without a connection the site cannot show a page that must load.
    (model) => model[way] === 'shows' || (model[way] === 'loads' && isHealthy(model)),
  )

const reload = step(
  'reload',
  async (journey) => {
    journey.forgetTyped()
    await journey.visitor.page.reload({ waitUntil: 'domcontentloaded' })
    return { loads: true }
  },
  isHealthy,
)

const tapOne = (index: number) =>
  step(`tap control ${index}`, (journey, { deployed }) =>
    // A deploy may have removed the script of an island.
    tapControl(journey, index, () => {
      journey.mayReload ||= deployed
    }),
  )

const degrading = (words: string, act: Act, check?: Check) =>
  step(
    words,
    async (journey, model) => {
      journey.wasDegraded = true
      return act(journey, model)
    },
    check,
  )

const switchNetwork = degrading('the network goes or comes back', ({ visitor }, model) => {
  model.network = model.network === 'online' ? 'offline' : 'online'
  return visitor.context.setOffline(model.network === 'offline')
})
const switchHost = degrading('the host fails or recovers', async ({ visitor }, model) => {
  model.host = model.host === 'healthy' ? 'failing' : 'healthy'
  visitor.host.status = model.host === 'failing' ? 503 : undefined
})
/** Folder of the next deploy, made on demand. */
let next: string | undefined
const deploy = degrading(
  'a new version is deployed',
  async (journey, model) => {
    model.deployed = true
    await journey.loseFiles()
    next ??= nextDeploy()
    await journey.visitor.host.deploy(next)
  },
  ({ deployed }) => !deployed,
)
const loseFile = (index: number, way: number) => {
  const { file, name } = scripts[index % scripts.length] ?? { file: '', name: '' }
  const fault = faults[way % faults.length] ?? '404'
  return degrading(
    `lose ${name} (${fault})`,
    async ({ visitor }) => void visitor.host.faults.set(`/assets/${file}`, fault),
  )
}
const switchTranslation = step('translate, or show the original', async ({ visitor: { page } }) =>
  (await isTranslated(page)) ? untranslate(page) : translate(page),
)
const turnClock = (days: number) => {
  const { Date: Before } = window
  const now = () => Before.now() + days * 86_400_000
  window.Date = new Proxy(Before, {
    construct: (target, args: []) => Reflect.construct(target, args.length > 0 ? args : [now()]),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
const denyStorage = (names: string[]) => {
  const get = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  for (const name of names) Object.defineProperty(window, name, { get, configurable: true })
}
const blockWindows = (how: string) => void Object.assign(window, { __windows: how })
const reportOffline = (onLine: boolean) =>
  void Object.defineProperty(navigator, 'onLine', { get: () => onLine, configurable: true })

const write = (index: number, word: string) =>
  step(
    `write '${word}' into field ${index}`,
    async (journey) => type(journey, await visibleLead(journey.visitor.page), index, word),
    hasForm,
  )
const sendForm = (twice: boolean) =>
  step(twice ? 'send, with a double tap' : 'send', (journey) => send(journey, twice), hasForm)
/** A step in the page that checks nothing but that all of it is kept. */
const inPage = (words: string, act: (page: Page) => Promise<unknown>) =>
  step(words, ({ visitor: { page } }) => act(page))
const scroll = (tenths: number) =>
  inPage(`scroll to ${tenths} tenths`, (page) =>
    page.evaluate(
      (share) => scrollTo({ top: share * document.body.scrollHeight, behavior: 'instant' }),
      tenths / 10,
    ),
  )

const { constant, constantFrom, integer, nat } = fc
const small = nat(40)
const path = constantFrom(...paths)
const word = integer({ min: 1000, max: 9999 }).map((number) => `word${number}`)

/** Every possible step, repeated by its frequency. */
const happenings = (
  [
    [6, fc.tuple(small, word).map((answer) => write(...answer))],
    [5, small.map(followLink)],
    [4, constant(goes('go back', 'back'))],
    [1, constant(goes('go forward', 'forward'))],
    [4, fc.boolean().map(sendForm)],
    [1, path.map(open)],
    [
      4,
      fc.tuple(path, small, word, constantFrom(80, 150, 300)).map((early) => openAndTap(...early)),
    ],
    [1, constant(reload)],
    [3, nat(10).map(scroll)],
    [12, small.map(tapOne)],
    [3, constant(switchTranslation)],
    [3, constant(switchNetwork)],
    [3, constant(switchHost)],
    [1, fc.tuple(nat(1000), small).map((file) => loseFile(...file))],
    [1, constant(deploy)],
    [1, constant(fromNowOn('windows are blocked', blockWindows, 'blocked'))],
    [1, constant(fromNowOn('storage is denied', denyStorage, ['localStorage', 'sessionStorage']))],
    [
      1,
      integer({ min: -400, max: 400 }).map((days) =>
        fromNowOn(`the clock is turned by ${days} days`, turnClock, days),
      ),
    ],
    [1, constant(fromNowOn('the browser says offline and is not', reportOffline, false))],
    [
      1,
      constantFrom('dark' as const, 'light' as const).map((colorScheme) =>
        inPage(`switch to ${colorScheme}`, (page) => page.emulateMedia({ colorScheme })),
      ),
    ],
    [
      1,
      constantFrom([390, 844], [1366, 900], [683, 450]).map(([width = 0, height = 0]) =>
        inPage(`zoom to ${width} pixels`, (page) => page.setViewportSize({ width, height })),
      ),
    ],
  ] as [number, fc.Arbitrary<Step>][]
).flatMap(([times, step]) => Array<fc.Arbitrary<Step>>(times).fill(step))

/** Journeys of up to two dozen steps, without steps that are impossible at their place. */
export const journeys = (replayPath?: string) =>
  fc.tuple(path, fc.commands(happenings, { maxCommands: 24, size: 'max', replayPath }))
