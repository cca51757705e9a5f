// @vitest-environment happy-dom
import { type ReactElement, useRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hasUnsentText } from '#client/dom/unsent-text.ts'
import { useApplicationView } from '#components/premium/useApplicationView.ts'
import { panel as labels } from '#data/forms/all-forms.yaml'
import * as sendLabels from '#data/forms/send-labels.yaml'
import { formatMoney } from '#data/money.ts'
import { prices } from '#data/prices.yaml'
import {
  answersFor,
  application as lead,
  type TypedAnswers,
} from '#tests/forms/form-pages.ts'
import {
  fieldControl,
  fillSilently,
  perform,
  press,
  send,
  showInIsland,
  startOnEmptyPages,
  stubLinkClicks,
  type,
} from './interactive.tsx'
import { until } from './until.ts'

startOnEmptyPages()

/** The text in the form's field for the full name. */
const nameIn = (island: Element) => fieldControl(island, 'fullName').value

let ApplicationForm: typeof import('#components/forms/ApplicationForm.tsx').ApplicationForm
let ApplicationView: typeof import('#components/premium/ApplicationView.island.tsx').default
let application: ReactElement

/** Imports the form anew, since its module keeps the draft and the last application of a visit. */
async function startVisit() {
  vi.resetModules()
  const form = await import('#components/forms/ApplicationForm.tsx')
  const view = await import('#components/premium/ApplicationView.island.tsx')
  ApplicationForm = form.ApplicationForm
  ApplicationView = view.default
  application = (
    <ApplicationForm currency="INR" onSent={() => {}} onEdited={() => {}} />
  )
}
beforeEach(startVisit)

describe('an application that is typed but not sent', () => {
  test('marks the document as unsent when the form closes, and fills the next form', async () => {
    const first = await showInIsland(application)
    await type(first.island, 'fullName', 'Asha Menon')
    await first.close()
    expect(document.body.dataset.unsent).toBe('')
    const second = await showInIsland(application)
    expect(nameIn(second.island)).toBe('Asha Menon')
  })

  test('fills the form of a second page while the form of the first page is open', async () => {
    const first = await showInIsland(application)
    await type(first.island, 'fullName', 'Ravi Kumar')
    const second = await showInIsland(application)
    expect(nameIn(second.island)).toBe('Ravi Kumar')
  })

  test('does not mark the document as unsent while the form is open', async () => {
    const { render } = await showInIsland(<p />)
    document.body.dataset.unsent = ''
    await render(application)
    expect(document.body.dataset.unsent).toBeUndefined()
  })

  test('does not mark the document as unsent if the form closes without text', async () => {
    const { island, close } = await showInIsland(application)
    await type(island, 'fullName', '')
    await close()
    expect(document.body.dataset.unsent).toBeUndefined()
  })

  test('keeps autofilled text, and shows it when the form opens again', async () => {
    const first = await showInIsland(application)
    fillSilently(first.island, 'fullName', 'Asha Menon')
    await first.close()
    const second = await showInIsland(application)
    expect(nameIn(second.island)).toBe('Asha Menon')
  })
})

/** Fills in the form in `island` with the usual answers, except for those in `changed`. */
async function fillIn(island: Element, changed: TypedAnswers) {
  const answers: TypedAnswers = { ...answersFor(lead.fields), ...changed }
  for (const { name } of lead.fields) {
    const control = fieldControl(island, name)
    if (control.type === 'radio') await perform(() => control.click())
    else await type(island, name, answers[name] ?? '')
  }
}

/** Fills in the application form in `island`, with this email address, and sends the form. */
async function fillAndSend(island: Element, email: string) {
  await fillIn(island, { email })
  await send(island)
}

test('a newer draft stays when a page with older text is removed from memory', async () => {
  const older = await showInIsland(application)
  await type(older.island, 'fullName', 'Asha')
  const newer = await showInIsland(application)
  await type(newer.island, 'fullName', 'Asha Menon')
  older.island.remove()
  await older.close()
  const next = await showInIsland(application)
  expect(nameIn(next.island)).toBe('Asha Menon')
})

test('a form adopts the newer draft when Back shows the form again', async () => {
  const older = await showInIsland(application)
  await type(older.island, 'fullName', 'Asha')
  const newer = await showInIsland(application)
  await type(newer.island, 'fullName', 'Asha Menon')
  await newer.close()
  await older.close()
  const next = await showInIsland(application)
  expect(nameIn(next.island)).toBe('Asha Menon')
  const other = await showInIsland(application)
  await type(other.island, 'fullName', 'Asha Menon-Roy')
  await perform(() => fieldControl(next.island, 'email').focus())
  expect(nameIn(next.island)).toBe('Asha Menon-Roy')
})

test('a form that adopts a newer draft shows no errors about its older text', async () => {
  const older = await showInIsland(application)
  const invalidFields = () =>
    older.island.querySelectorAll('[aria-invalid=true]')
  await send(older.island)
  const expectErrors = () => expect(invalidFields()).not.toHaveLength(0)
  await perform(() => until(expectErrors))
  const newer = await showInIsland(application)
  await fillIn(newer.island, {})
  // The first field of the older form has an error, and so has the focus already.
  await perform(() => fieldControl(older.island, 'email').focus())
  expect(invalidFields()).toHaveLength(0)
})

test('an application counts as unsent text after its page was removed from memory', async () => {
  const { island, close } = await showInIsland(application)
  await type(island, 'fullName', 'Asha Menon')
  island.remove()
  await close()
  expect(hasUnsentText()).toBe(true)
})

test('an application leaves no unsent text after sending, even if its form closed', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const sent = vi.fn()
  const { island, render } = await showInIsland(
    <ApplicationForm currency="INR" onSent={sent} onEdited={() => {}} />,
  )
  await fillAndSend(island, 'asha@example.com')
  await render(<p />)
  expect(document.body.dataset.unsent).toBe('')
  await perform(() => until(() => expect(sent).toHaveBeenCalled()))
  expect(document.body.dataset.unsent).toBeUndefined()
})

test('the hidden draft field contains the answers until they are sent', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const { island } = await showInIsland(
    <ApplicationView title="Application" note="" price={prices.premium} />,
  )
  const draft = fieldControl(island, 'draft')
  expect(draft.hidden).toBe(true)
  const { island: form } = await showInIsland(application)
  await fillIn(form, { email: 'asha@example.com' })
  expect(draft.value).toContain('asha@example.com')
  await send(form)
  await perform(() => until(() => expect(draft.value).toBe('')))
})

test('a draft that the browser has restored counts as unsent text', async () => {
  document.body.insertAdjacentHTML('beforeend', '<textarea name="draft">')
  fieldControl(document.body, 'draft').value = '{"fullName":"Asha Menon"}'
  delete document.body.dataset.unsent
  await startVisit()
  expect(hasUnsentText()).toBe(true)
})

test('an application that could not be sent can be put back exactly as typed', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  const { island } = await showInIsland(application)
  await fillIn(island, { businessWebsite: 'example.com' })
  await send(island)
  const panel = island.querySelector('.notice') as HTMLElement
  await press(panel, labels.putBack)
  expect(document.activeElement).toBe(fieldControl(island, 'fullName'))
  for (const { name, options } of lead.fields)
    if (!options) await type(island, name, '')
  await press(panel, labels.putBack)
  expect(fieldControl(island, 'businessWebsite').value).toBe('example.com')
})

describe('an application that was sent', () => {
  /** Sends an application, and opens the form again; returns what showInIsland returns. */
  async function sendOnce() {
    const sent = vi.fn()
    const form = (
      <ApplicationForm currency="INR" onSent={sent} onEdited={() => {}} />
    )
    const first = await showInIsland(form)
    await fillAndSend(first.island, 'asha@example.com')
    const expectSent = () => expect(sent).toHaveBeenCalled()
    await perform(() => until(expectSent))
    await first.close()
    return showInIsland(form)
  }

  test('can be put back into the form once, and only while the form is empty', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const { island } = await sendOnce()
    await type(island, 'fullName', 'Other words')
    await press(island, labels.putBack)
    expect(nameIn(island)).toBe('Other words')
    await type(island, 'fullName', '')
    await press(island, labels.putBack)
    const { fullName } = answersFor(lead.fields)
    expect(nameIn(island)).toBe(fullName)
    expect(island.textContent).not.toContain(labels.putBack)
  })

  test('removes the errors of the empty form after being put back', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const { island } = await sendOnce()
    const invalidFields = () => island.querySelectorAll('[aria-invalid=true]')
    await send(island)
    await perform(() => until(() => expect(invalidFields()).toHaveLength(11)))
    await press(island, labels.putBack)
    expect(invalidFields()).toHaveLength(0)
  })

  test('is in the hidden draft field again after being put back', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const { island: page } = await showInIsland(
      <ApplicationView title="Application" note="" price={prices.premium} />,
    )
    const draft = fieldControl(page, 'draft')
    const { island: form } = await sendOnce()
    expect(draft.value).not.toContain('asha@example.com')
    await press(form, labels.putBack)
    expect(draft.value).toContain('asha@example.com')
  })

  test('does not replace a newer draft while another tab or app is in front', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const { island, close } = await sendOnce()
    await type(island, 'fullName', 'Ravi Kumar')
    await close()
    await setPageHidden(true)
    await setPageHidden(false)
    const next = await showInIsland(application)
    expect(nameIn(next.island)).toBe('Ravi Kumar')
  })
})

const main = () => document.querySelector('main') as HTMLElement
const details = () => document.getElementById('program-details') as HTMLElement
const applyLink = () => main().querySelector('a') as HTMLElement

/** Clicks the program's 'Apply' link with the given modifier keys. */
const pressLink = (modifiers: MouseEventInit = {}) => {
  const click = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    ...modifiers,
  })
  return perform(() => applyLink().dispatchEvent(click))
}

/** Moves to a history entry with this URL, as Back and Forward do. */
const goTo = (address: string) =>
  perform(() => {
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

/** Sets whether the visitor has another tab or app in front of the page. */
function setPageHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  return perform(() => document.dispatchEvent(new Event('visibilitychange')))
}

describe('an application that is sent while its page is hidden', () => {
  /** Sends an application while its page is hidden; returns the island. */
  async function sendHidden() {
    vi.spyOn(console, 'log').mockReturnValue()
    vi.spyOn(history, 'back').mockReturnValue()
    const { island } = await showInIsland(
      <ApplicationView title="Apply" note="" price={prices.premium} />,
      main(),
    )
    await pressLink()
    await fillAndSend(island, 'asha@example.com')
    await setPageHidden(true)
    const notices = () => island.querySelectorAll('.notice')
    await perform(() => until(() => expect(notices()).toHaveLength(1)))
    await goTo('/')
    return island
  }

  test('is in the hidden draft field, in case the page is discarded', async () => {
    const island = await sendHidden()
    expect(fieldControl(island, 'draft').value).toContain('asha@example.com')
  })

  test('no longer counts as unsent once the visitor returns and opens the chat', async () => {
    const island = await sendHidden()
    await setPageHidden(false)
    stubLinkClicks()
    await press(island, sendLabels.chat)
    expect(hasUnsentText()).toBe(false)
  })

  test('counts as unsent after a press on its mail link, which may open nothing', async () => {
    const island = await sendHidden()
    await setPageHidden(false)
    stubLinkClicks()
    await press(island, sendLabels.mail)
    expect(hasUnsentText()).toBe(true)
  })

  test('does not fill the form when the visitor returns and applies again', async () => {
    const island = await sendHidden()
    await setPageHidden(false)
    await pressLink()
    expect(nameIn(island)).toBe('')
  })
})

test('the application view shows its note and the price in the chosen currency', async () => {
  const price = prices.premium
  document.documentElement.dataset.currency = 'USD'
  const { island, close } = await showInIsland(
    <ApplicationView title="Apply" note="Nothing is due." price={price} />,
    main(),
  )
  await pressLink()
  const [shownPrice] = island.querySelectorAll('strong[translate=no]')
  const dollars = formatMoney(price.USD, 'USD')
  expect(shownPrice?.textContent).toBe(`${dollars}.`)
  expect(island.textContent).toContain('Nothing is due.')
  const slots = [...island.querySelectorAll<HTMLElement>('[data-slot]')]
  const kinds = slots.map(({ dataset }) => dataset.slot)
  expect(kinds).toEqual(['person', 'notice'])
  await close()
  delete document.documentElement.dataset.currency
})

test('an application counts as unsent until it is sent, and again once it is edited', async () => {
  stubLinkClicks()
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(history, 'back').mockReturnValue()
  const { island } = await showInIsland(
    <ApplicationView title="Apply" note="" price={prices.premium} />,
    main(),
  )
  /** The notices that offer ways to send, one for each application that was submitted. */
  const panels = () => [...island.querySelectorAll<HTMLElement>('.notice')]
  const unsent = () => panels().map(({ dataset }) => dataset.unsent)
  for (const count of [1, 2]) {
    await pressLink()
    await fillAndSend(island, `asha-${count}@example.com`)
    const expectPanel = () => expect(panels()).toHaveLength(count)
    await perform(() => until(expectPanel))
    await goTo('/')
  }
  expect(unsent()).toEqual(['', ''])
  await press(panels()[0] as HTMLElement, sendLabels.chat)
  expect(unsent()).toEqual([undefined, ''])
  await pressLink()
  await press(island, labels.putBack)
  await type(island, 'fullName', 'Asha Sen')
  expect(unsent()).toEqual(['', ''])
  expect(panels()[0]?.textContent).toContain('Asha Sen')
})

/** The application view of a program page, with a button for each way to close it. */
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

describe('the application view', () => {
  /** Shows the application view as an island in the program's page. */
  const showProgram = () => showInIsland(<Program />, main())

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'stays closed when its link is clicked with the modifier %s',
    async (key) => {
      await showProgram()
      await pressLink({ [key]: true })
      expect(details().hidden).toBe(false)
    },
  )

  test.each([
    ['stays open', '#elsewhere', true],
    ['closes', '#part', false],
    ['closes', '#unknown', false],
    ['closes', '', false],
  ])("%s when the URL's hash becomes '%s'", async (_, hash, stays) => {
    await showProgram()
    await pressLink()
    expect(details().hidden).toBe(true)
    await goTo(`/${hash}`)
    expect(details().hidden).toBe(stays)
  })

  test("goes back in the history only once when 'Back' is pressed twice", async () => {
    const back = vi.spyOn(history, 'back').mockReturnValue()
    const { island } = await showProgram()
    await pressLink()
    await press(island, 'Back')
    await press(island, 'Back')
    expect(back).toHaveBeenCalledOnce()
  })

  test("moves the focus to the program's heading after the application was sent", async () => {
    vi.spyOn(history, 'back').mockReturnValue()
    const { island } = await showProgram()
    await pressLink()
    await press(island, 'Send')
    await goTo('/')
    const heading = details().querySelector('h1')
    expect(document.activeElement).toBe(heading)
  })

  test("opens at the hash #apply, and 'Back' closes the view and removes the hash", async () => {
    history.replaceState(null, '', '/course?utm_source=mail#apply')
    const { island } = await showProgram()
    expect(details().hidden).toBe(true)
    await press(island, 'Back')
    expect(details().hidden).toBe(false)
    expect(location.href).toMatch(/\/course\?utm_source=mail$/)
  })

  test('sets history.scrollRestoration to auto again after closing', async () => {
    const { island } = await showProgram()
    await pressLink()
    expect(history.scrollRestoration).toBe('auto')
    history.scrollRestoration = 'manual'
    await goTo('/')
    const expectAuto = () => expect(history.scrollRestoration).toBe('auto')
    await until(expectAuto)
    expect(island.isConnected).toBe(true)
  })

  test('opens even if its island hydrated while Back was loading another page', async () => {
    const { dataset } = document.documentElement
    main().dataset.page = '/course'
    history.replaceState(null, '', '/about')
    dataset.loading = 'history'
    await showProgram()
    delete dataset.loading
    history.replaceState(null, '', '/course')
    await pressLink()
    expect(details().hidden).toBe(true)
  })

  test('neither scrolls nor goes back in the history after its page was left', async () => {
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
