import { deepStrictEqual as deepEqual } from 'node:assert'
import { type FormField, labelOf } from '../../data/forms/field.ts'
import type { Driver } from './driver.ts'

const PATIENCE = 10_000
const pause = (time: number) => new Promise((done) => setTimeout(done, time))

export const phone = { width: 390, height: 844 }
const desktop = { width: 1366, height: 900 }

/** The first visible element that contains the text. */
const find = (selector: string, text: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.textContent?.includes(text) &&
      // Fallback for Chromium before 105 and Safari before 17.4.
      (element.checkVisibility?.({ visibilityProperty: true }) ??
        (element.getClientRects().length > 0 &&
          getComputedStyle(element).visibility === 'visible' &&
          !element.closest('details:not([open]) > :not(summary)'))),
  )

/**
 * Point to click an element, scrolled to the middle of the window if it is near an edge; undefined
 * while it is missing, moving or covered. Waits for frames, since blocks that come on the screen
 * get their exact size in the next one (content-visibility: auto), which a busy machine draws late.
 */
async function aim(
  find: (selector: string, text: string) => HTMLElement | undefined,
  selector: string,
  text: string,
  settles: number,
) {
  const box = () => find(selector, text)?.getClientRects()[0]
  const frame = () => new Promise(requestAnimationFrame)
  const first = box()
  if (!first) return undefined
  if (first.top < 120 || first.bottom > innerHeight - 120)
    find(selector, text)?.scrollIntoView({ block: 'center', behavior: 'instant' })
  await frame()
  await frame()
  const before = box()
  await new Promise((done) => setTimeout(done, settles))
  await frame()
  const after = box()
  if (!before || !after || after.top !== before.top || after.left !== before.left) return undefined
  const place = { x: after.x + after.width / 2, y: after.y + after.height / 2 }
  const target = find(selector, text)
  const top = document.elementFromPoint(place.x, place.y)
  return top && (target?.contains(top) || top.contains(target ?? null)) ? place : undefined
}

/** A function call as an expression for the page. */
const call = (inPage: (...args: never[]) => unknown, ...args: unknown[]) => {
  const sources = args.map((arg) => (typeof arg === 'function' ? String(arg) : JSON.stringify(arg)))
  return `(${inPage})(${sources.join()})`
}

/** A visitor at a browser: actions for every engine on top of its driver. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  /** Result of a function in the page. */
  run<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args) {
    return this.driver.evaluate(call(inPage, ...args)) as Promise<Awaited<Result>>
  }

  private async poll(what: string, expression: string): Promise<unknown> {
    const end = Date.now() + PATIENCE
    for (let last: unknown; ; await pause(50)) {
      try {
        last = await this.driver.evaluate(expression)
        if (last) return last
      } catch (error) {
        last = error // The page may be changing just now.
      }
      if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE / 1000} s (${last})`)
    }
  }

  /** Waits until a function in the page returns a truthy value. */
  until<Args extends unknown[], Result>(
    what: string,
    inPage: (...args: Args) => Result,
    ...args: Args
  ) {
    return this.poll(what, call(inPage, ...args)) as Promise<NonNullable<Awaited<Result>>>
  }

  waits = pause
  /** Waits until the page neither scrolls nor changes its height for half a second. */
  seesItRest = () =>
    this.until('sees the page rest', async () => {
      const look = () => `${scrollY} of ${document.body.scrollHeight}`
      const before = look()
      await new Promise((done) => setTimeout(done, 500))
      await new Promise(requestAnimationFrame)
      return look() === before
    })
  presses = (...keys: string[]) => this.driver.press(...keys)
  goes = (where: 'back' | 'forward') => this.driver.travel(where)

  async opens(path: string, { width, height } = desktop) {
    await this.driver.resize(width, height)
    await this.driver.goTo(this.site + path)
  }

  sees = (selector: string, text = '') =>
    this.poll(`sees ${selector} ${text}`, `Boolean(${call(find, selector, text)})`)
  seesNothingOf = (selector: string, text = '') =>
    this.poll(`sees nothing of ${selector} ${text}`, `!${call(find, selector, text)}`)
  /** Whether the page of an address is shown: the address changes before the page does. */
  isAt = (path: string) =>
    this.until(
      `is at ${path}`,
      (path) => {
        const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
        return (
          location.pathname === path &&
          canonical?.endsWith(path) &&
          document.readyState === 'complete'
        )
      },
      path,
    )

  /** Scrolls to an island, moves a mouse over it and waits until it is hydrated. */
  comesTo(island: string) {
    const isHydrated = (island: string) => {
      const element = document.querySelector<HTMLElement>(`[data-island=${island}]`)
      element?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' })
      element?.dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }),
      )
      return element?.dataset.hydrated !== undefined
    }
    return this.until(`${island} answers`, isHydrated, island)
  }

  async clicks(selector: string, text = '') {
    const { x, y } = (await this.poll(
      `finds ${selector} ${text} to click it`,
      call(aim, find, selector, text, this.driver.settles),
    )) as { x: number; y: number }
    await this.driver.clickAt(x, y)
  }

  /**
   * Fills in a form, field by field. Selects are set by script, since the system draws their lists
   * and not every driver reaches them.
   */
  async fillsIn(form: string, fields: readonly FormField[], answers: Record<string, string>) {
    const choose = (field: string, answer: string) => {
      const select = document.querySelector(field) as HTMLSelectElement
      select.focus()
      select.value = answer
      for (const event of ['input', 'change'])
        select.dispatchEvent(new Event(event, { bubbles: true }))
    }
    for (const { name, type, options = [] } of fields) {
      const field = `${form} [name=${name}]`
      const answer = answers[name] ?? ''
      if (type === 'radio') await this.clicks(`${form} label`, labelOf(options, answer))
      else if (type === 'select') await this.run(choose, field, answer)
      else {
        // Leaves the field as the Tab key does: a message on blur may move the next field away from
        // the pointer.
        await this.run((field) => document.querySelector<HTMLElement>(field)?.focus(), field)
        await this.driver.type(answer)
      }
    }
    await this.finds(form, answers)
  }

  /** Whether a form holds these answers. */
  async finds(form: string, answers: Record<string, string>) {
    const values = await this.until(
      `sees ${form}`,
      (form) => {
        const element = document.querySelector<HTMLFormElement>(form)
        return (
          element &&
          [...new FormData(element)].map(
            ([name, value]) => [name, String(value).replaceAll('\r\n', '\n')] as const,
          )
        )
      },
      form,
    )
    deepEqual(Object.fromEntries(values), answers)
  }

  /** Errors, refused loads and console messages since the last call. */
  async faults(): Promise<string[]> {
    const found = await this.run(() => {
      const { faults = '[]' } = sessionStorage
      sessionStorage.removeItem('faults')
      return JSON.parse(faults) as string[]
    })
    return [...new Set([...found, ...this.driver.noted()])].filter(
      (fault) => !fault.includes('https://images.unsplash.com/'),
    )
  }
}
