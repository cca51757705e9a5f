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
    expect(fieldControl(second.island, 'fullName').value).toBe('Asha Menon')
  })

  test('is shown in the form of a second page too, while the first one is open', async () => {
    const first = await showInIsland(application)
    await type(first.island, 'fullName', 'Ravi Kumar')
    const second = await showInIsland(application)
    expect(fieldControl(second.island, 'fullName').value).toBe('Ravi Kumar')
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
    expect(fieldControl(second.island, 'fullName').value).toBe('Asha Menon')
  })
})

/** Fills in an application, and sends it. */
async function fillAndSend(island: Element, email: string) {
  const answers: TypedAnswers = { ...answersFor(lead.fields), email }
  for (const { name } of lead.fields)
    if (fieldControl(island, name).type === 'radio')
      await does(() => fieldControl(island, name).click())
    else await type(island, name, answers[name] ?? '')
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
    await does(() => until(() => expect(sent).toHaveBeenCalled()))
    await first.close()
    return (await showInIsland(application)).island
  }

  test('can be put back until it is, into a form without other words', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const island = await sendOnce()
    await type(island, 'fullName', 'Other words')
    await press(island, labels.putBack)
    expect(fieldControl(island, 'fullName').value).toBe('Other words')
    await type(island, 'fullName', '')
    await press(island, labels.putBack)
    expect(fieldControl(island, 'fullName').value).toBe(
      answersFor(lead.fields).fullName,
    )
    expect(island.textContent).not.toContain(labels.putBack)
  })
})

const main = () => document.querySelector('main') as HTMLElement
const details = () => document.getElementById('program-details') as HTMLElement
const applyLink = () => main().querySelector('a') as HTMLElement

const pressLink = (modifiers: MouseEventInit = {}) =>
  does(() =>
    applyLink().dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        ...modifiers,
      }),
    ),
  )

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
  expect(said?.textContent).toBe(`${formatMoney(price.USD, 'USD')}.`)
  expect(island.textContent).toContain('Nothing is due.')
  const slots = [...island.querySelectorAll<HTMLElement>('[data-slot]')]
  expect(slots.map(({ dataset }) => dataset.slot)).toEqual(['person', 'notice'])
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
  const panels = () => [...island.querySelectorAll<HTMLElement>('.notice')]
  const unsent = () => panels().map(({ dataset }) => dataset.unsent)
  for (const count of [1, 2]) {
    await pressLink()
    await fillAndSend(island, `asha-${count}@example.com`)
    await does(() => until(() => expect(panels()).toHaveLength(count)))
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
  const { open, close } = useApplicationView(view, heading)
  return (
    <div ref={view} hidden={!open}>
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
    expect(document.activeElement).toBe(details().querySelector('h1'))
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
    await until(() => expect(history.scrollRestoration).toBe('auto'))
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
