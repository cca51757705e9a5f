// @vitest-environment happy-dom
import { useRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApplicationForm } from '#components/forms/ApplicationForm.tsx'
import ApplicationView from '#components/premium/ApplicationView.island.tsx'
import { useApplicationView } from '#components/premium/useApplicationView.ts'
import { panel as labels } from '#data/forms/all-forms.yaml'
import * as ways from '#data/forms/send-labels.yaml'
import { formatMoney } from '#data/money.ts'
import { prices } from '#data/prices.yaml'
import {
  answersFor,
  application as lead,
  type TypedAnswers,
} from '#tests/forms/form-pages.ts'
import {
  closeLinks,
  does,
  fieldControl,
  fillSilently,
  onEmptyPages,
  press,
  send,
  showInIsland,
  type,
} from './interactive.tsx'
import { until } from './until.ts'

onEmptyPages()

/** The name in the form of an application. */
const nameIn = (island: Element) => fieldControl(island, 'fullName').value

describe('an application that is not sent', () => {
  const application = (
    <ApplicationForm currency="INR" onSent={() => {}} onEdited={() => {}} />
  )

  test('counts as unsent in a closed form, and is back when the form opens', async () => {
    const first = await showInIsland(application)
    await type(first.island, 'fullName', 'Asha Menon')
    await first.close()
    expect(first.island.dataset.unsent).toBe('')
    const second = await showInIsland(application)
    expect(nameIn(second.island)).toBe('Asha Menon')
  })

  test('is shown in the form of a second page too, while the first one is open', async () => {
    const first = await showInIsland(application)
    await type(first.island, 'fullName', 'Ravi Kumar')
    const second = await showInIsland(application)
    expect(nameIn(second.island)).toBe('Ravi Kumar')
  })

  test('has no mark of unsent text while its form is open, whose fields are counted', async () => {
    const { island, render } = await showInIsland(<p />)
    island.dataset.unsent = ''
    await render(application)
    expect(island.dataset.unsent).toBeUndefined()
  })

  test('whose words were all deleted is no unsent text', async () => {
    const { island, close } = await showInIsland(application)
    await type(island, 'fullName', '')
    await close()
    expect(island.dataset.unsent).toBeUndefined()
  })

  test('has what the browser filled in, once it is open again', async () => {
    const first = await showInIsland(application)
    fillSilently(first.island, 'fullName', 'Asha Menon')
    await first.close()
    const second = await showInIsland(application)
    expect(nameIn(second.island)).toBe('Asha Menon')
  })
})

/** Fills in an application, and sends it. */
async function fillAndSend(island: Element, email: string) {
  const answers: TypedAnswers = { ...answersFor(lead.fields), email }
  for (const { name } of lead.fields) {
    const control = fieldControl(island, name)
    if (control.type === 'radio') await does(() => control.click())
    else await type(island, name, answers[name] ?? '')
  }
  await send(island)
}

describe('an application that was sent', () => {
  /** Sends an application, and opens its form again. */
  async function sendOnce() {
    const sent = vi.fn()
    const application = (
      <ApplicationForm currency="INR" onSent={sent} onEdited={() => {}} />
    )
    const first = await showInIsland(application)
    await fillAndSend(first.island, 'asha@example.com')
    const isSent = () => expect(sent).toHaveBeenCalled()
    await does(() => until(isSent))
    await first.close()
    const second = await showInIsland(application)
    return second.island
  }

  test('can be put back until it is, into a form without other words', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const island = await sendOnce()
    await type(island, 'fullName', 'Other words')
    await press(island, labels.putBack)
    expect(nameIn(island)).toBe('Other words')
    await type(island, 'fullName', '')
    await press(island, labels.putBack)
    const { fullName } = answersFor(lead.fields)
    expect(nameIn(island)).toBe(fullName)
    expect(island.textContent).not.toContain(labels.putBack)
  })
})

const main = () => document.querySelector('main') as HTMLElement
const details = () => document.getElementById('program-details') as HTMLElement
const applyLink = () => main().querySelector('a') as HTMLElement

/** Presses the link of the program to its application, also with a key held. */
const pressLink = (modifiers: MouseEventInit = {}) => {
  const click = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    ...modifiers,
  })
  return does(() => applyLink().dispatchEvent(click))
}

/** Goes to an address of the history, as the browser does. */
const goTo = (address: string) =>
  does(() => {
    history.replaceState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  })

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  document.body.insertAdjacentHTML(
    'beforeend',
    `<p id="elsewhere">Skip here</p>
    <main><div id="program-details"><h1>The program</h1>
      <p id="part">A part</p><a href="#apply">Apply</a></div></main>`,
  )
})

test('an application says its price in the chosen currency, and what becomes of it', async () => {
  const price = prices.premium
  document.documentElement.dataset.currency = 'USD'
  const { island, close } = await showInIsland(
    <ApplicationView title="Apply" note="Nothing is due." price={price} />,
    main(),
  )
  await pressLink()
  const [said] = island.querySelectorAll('strong[translate=no]')
  const dollars = formatMoney(price.USD, 'USD')
  expect(said?.textContent).toBe(`${dollars}.`)
  expect(island.textContent).toContain('Nothing is due.')
  const slots = [...island.querySelectorAll<HTMLElement>('[data-slot]')]
  const kinds = slots.map(({ dataset }) => dataset.slot)
  expect(kinds).toEqual(['person', 'notice'])
  await close()
  delete document.documentElement.dataset.currency
})

test('an application that is passed on leaves the one before it unsent', async () => {
  closeLinks()
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(history, 'back').mockReturnValue()
  const { island } = await showInIsland(
    <ApplicationView title="Apply" note="" price={prices.premium} />,
    main(),
  )
  /** The notices of all applications that were passed on. */
  const panels = () => [...island.querySelectorAll<HTMLElement>('.notice')]
  const unsent = () => panels().map(({ dataset }) => dataset.unsent)
  for (const count of [1, 2]) {
    await pressLink()
    await fillAndSend(island, `asha-${count}@example.com`)
    const isThere = () => expect(panels()).toHaveLength(count)
    await does(() => until(isThere))
    await goTo('/')
  }
  expect(unsent()).toEqual(['', ''])
  await press(panels()[0] as HTMLElement, ways.chat)
  expect(unsent()).toEqual([undefined, ''])
  await pressLink()
  await press(island, labels.putBack)
  await type(island, 'fullName', 'Asha Sen')
  expect(unsent()).toEqual(['', ''])
  expect(panels()[0]?.textContent).toContain('Asha Sen')
})

/** A page of two views, whose application has two ways back. */
function Program() {
  const view = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { isOpen, close } = useApplicationView(view, heading)
  return (
    <div ref={view} hidden={!isOpen}>
      <h1 ref={heading} tabIndex={-1}>
        Apply
      </h1>
      <button type="button" onClick={() => close('last')}>
        Back
      </button>
      <button type="button" onClick={() => close('top')}>
        Send
      </button>
    </div>
  )
}

describe('the view of an application', () => {
  /** Shows the program's page, of which the view is an island. */
  const showProgram = () => showInIsland(<Program />, main())

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'is left to the browser with the key %s',
    async (key) => {
      await showProgram()
      await pressLink({ [key]: true })
      expect(details().hidden).toBe(false)
    },
  )

  test.each([
    ['#elsewhere', true],
    ['#part', false],
    ['#unknown', false],
    ['', false],
  ])('stays at the address %s: %s', async (hash, stays) => {
    await showProgram()
    await pressLink()
    expect(details().hidden).toBe(true)
    await goTo(`/${hash}`)
    expect(details().hidden).toBe(stays)
  })

  test('goes back once at two presses', async () => {
    const back = vi.spyOn(history, 'back').mockReturnValue()
    const { island } = await showProgram()
    await pressLink()
    await press(island, 'Back')
    await press(island, 'Back')
    expect(back).toHaveBeenCalledOnce()
  })

  test('leads to the heading of the program once it was sent', async () => {
    vi.spyOn(history, 'back').mockReturnValue()
    const { island } = await showProgram()
    await pressLink()
    await press(island, 'Send')
    await goTo('/')
    const heading = details().querySelector('h1')
    expect(document.activeElement).toBe(heading)
  })

  test('that an address has opened gives way to it without the form', async () => {
    history.replaceState(null, '', '/course?utm_source=mail#apply')
    const { island } = await showProgram()
    expect(details().hidden).toBe(true)
    await press(island, 'Back')
    expect(details().hidden).toBe(false)
    expect(location.href).toMatch(/\/course\?utm_source=mail$/)
  })

  test('lets the browser restore the position of the program again', async () => {
    const { island } = await showProgram()
    await pressLink()
    expect(history.scrollRestoration).toBe('auto')
    history.scrollRestoration = 'manual'
    await goTo('/')
    const isRestored = () => expect(history.scrollRestoration).toBe('auto')
    await until(isRestored)
    expect(island.isConnected).toBe(true)
  })

  test('of a page that was left moves neither the next page nor its history', async () => {
    const back = vi.spyOn(history, 'back').mockReturnValue()
    const { island } = await showProgram()
    await pressLink()
    vi.mocked(scrollTo).mockClear()
    history.pushState(null, '', '/about')
    await press(island, 'Send')
    await goTo('/about#apply')
    expect(back).not.toHaveBeenCalled()
    expect(scrollTo).not.toHaveBeenCalled()
    expect(details().hidden).toBe(false)
  })
})
