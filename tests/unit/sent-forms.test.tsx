// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import ContactForm from '#components/forms/ContactForm.island.tsx'
import HomeContactForm from '#components/forms/HomeContactForm.island.tsx'
import ServiceRequestForm from '#components/forms/ServiceRequestForm.island.tsx'
import { panel as labels } from '#data/forms/all-forms.yaml'
import * as ways from '#data/forms/send-labels.yaml'
import { thankYou } from '#data/service-request.yaml'
import {
  fieldControl,
  perform,
  press,
  send,
  showInIsland,
  startOnEmptyPages,
  stubLinkClicks,
  type,
} from './interactive.tsx'

startOnEmptyPages()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(globalThis, 'open').mockReturnValue({} as Window)
})

const passTime = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
const formIn = (island: Element) => island.querySelector('form') as HTMLElement
const panelsIn = (island: Element) => [
  ...island.querySelectorAll<HTMLElement>('.notice'),
]

/** Fills in and sends a form, with `words` in the field called `name`. */
async function fillInAndSend(island: Element, name: string, words: string) {
  await type(island, 'name', 'Asha')
  await type(island, 'email', 'asha@example.com')
  await type(island, name, words)
  await send(island)
}

describe('a message of the contact form', () => {
  const sendingMs = 600
  const cardMs = 3000

  /** Sends messages with the contact form, until the success card of the last one is shown. */
  async function sendEach(...messages: string[]) {
    const { island } = await showInIsland(<ContactForm />)
    for (const message of messages) {
      await passTime(cardMs)
      await fillInAndSend(island, 'message', message)
      await passTime(sendingMs)
    }
    return island
  }

  test('can be put back from its success card into the form, which is then visible', async () => {
    const island = await sendEach('Hello')
    await press(island, labels.putBack)
    expect(formIn(island).hidden).toBe(false)
    expect(document.activeElement).toBe(fieldControl(island, 'name'))
  })

  test('is put back with its own service, even if another service was chosen since', async () => {
    const island = await sendEach('Hello')
    await passTime(cardMs)
    await type(island, 'service', 'Other')
    await press(island, labels.putBack)
    expect(fieldControl(island, 'message').value).toBe('Hello')
    expect(fieldControl(island, 'service').value).toBe('')
  })

  test('has its panel below the form if the visitor keeps typing during sending', async () => {
    const { island } = await showInIsland(<ContactForm />)
    await fillInAndSend(island, 'message', 'Hello')
    await type(island, 'message', 'One thing more')
    await passTime(sendingMs)
    expect(island.firstElementChild).toBe(formIn(island))
    expect(panelsIn(island)).toHaveLength(1)
  })

  test('is covered by a success card, but earlier messages are not covered', async () => {
    const island = await sendEach('Hello', 'And a question')
    const [newest, other] = panelsIn(island)
    expect(newest?.textContent).toContain('And a question')
    expect(newest?.querySelectorAll('[data-cover], .invisible')).toHaveLength(2)
    expect(other?.querySelector('[data-cover], .invisible')).toBeNull()
  })

  test('that is sent twice has one panel, and its success card gets the focus', async () => {
    const island = await sendEach('Hello', 'Hello')
    expect(panelsIn(island)).toHaveLength(1)
    expect(document.activeElement?.closest('[data-cover]')).not.toBeNull()
  })

  test('that is sent while a success card is shown has a card for the whole 3 s', async () => {
    const island = await sendEach('Hello')
    await passTime(cardMs - sendingMs - 100)
    await press(island, labels.putBack)
    await type(island, 'message', 'Hello again')
    await send(island)
    await passTime(sendingMs)
    await passTime(cardMs - 100)
    expect(formIn(island).hidden).toBe(true)
  })

  test('keeps its panel after a failure, even if an earlier message is sent again', async () => {
    const island = await sendEach('Hello')
    await passTime(cardMs)
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    await fillInAndSend(island, 'message', 'And a question')
    vi.unstubAllGlobals()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    for (const name of ['name', 'email', 'message'])
      await type(island, name, '')
    await press(panelsIn(island)[0] as HTMLElement, labels.putBack)
    await send(island)
    await passTime(sendingMs)
    const texts = panelsIn(island).map(({ textContent }) => textContent)
    expect(texts.join()).toContain('Hello')
    expect(texts.join()).toContain('And a question')
  })

  test('counts as sent once its chat link is pressed, but earlier messages do not', async () => {
    stubLinkClicks()
    const island = await sendEach('Hello', 'And a question')
    const [newest, other] = panelsIn(island)
    await press(newest as HTMLElement, ways.chat)
    expect(newest?.dataset.unsent).toBeUndefined()
    expect(other?.dataset.unsent).toBe('')
  })
})

describe('a form that was cleared after sending', () => {
  const show = (isShown: boolean) =>
    perform(() => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown)
      document.dispatchEvent(new Event('visibilitychange'))
    })
  const messageIn = (island: Element) => fieldControl(island, 'message').value

  test('contains the sent text only while the page is hidden', async () => {
    const { island } = await showInIsland(<HomeContactForm />)
    await fillInAndSend(island, 'message', 'Hello')
    await passTime(600)
    expect(messageIn(island)).toBe('')
    await show(false)
    expect(messageIn(island)).toBe('Hello')
    await show(true)
    expect(messageIn(island)).toBe('')
  })

  test('contains the sent text if it was cleared while the page was hidden', async () => {
    const { island } = await showInIsland(<HomeContactForm />)
    await fillInAndSend(island, 'message', 'Hello')
    await show(false)
    await passTime(600)
    expect(messageIn(island)).toBe('Hello')
    await show(true)
    expect(messageIn(island)).toBe('')
  })

  test('keeps text that the visitor has typed or put back since', async () => {
    const { island } = await showInIsland(<HomeContactForm />)
    await fillInAndSend(island, 'message', 'Hello')
    await passTime(600)
    await press(island, labels.putBack)
    await show(false)
    await show(true)
    expect(messageIn(island)).toBe('Hello')
    await type(island, 'message', 'And a question')
    await show(false)
    await show(true)
    expect(messageIn(island)).toBe('And a question')
  })
})

test('the submit button of a form has the focus again once a message is sent', async () => {
  const { island } = await showInIsland(<HomeContactForm />)
  expect(document.activeElement).toBe(document.body)
  await fillInAndSend(island, 'message', 'Hello')
  // Browsers take the focus from a button that becomes disabled.
  await perform(() => fieldControl(island, 'message').blur())
  await passTime(600)
  expect(document.activeElement?.getAttribute('type')).toBe('submit')
})

test.each([
  ['keeps', 'only a part of the last message', 'नमस्ते '.repeat(400), 2],
  ['removes', 'all of the last message', 'Hello', 1],
])(
  'a new message %s the panel of the last message if the chat got %s',
  async (_, __, words, count) => {
    const { island } = await showInIsland(<HomeContactForm />)
    await fillInAndSend(island, 'message', words)
    await passTime(600)
    await fillInAndSend(island, 'message', 'One thing more')
    await passTime(600)
    expect(panelsIn(island)).toHaveLength(count)
  },
)

test('sending a form makes no request if the browser is online', async () => {
  const request = vi.fn()
  vi.stubGlobal('fetch', request)
  const { island } = await showInIsland(<HomeContactForm />)
  await fillInAndSend(island, 'message', 'Hello')
  await passTime(600)
  expect(panelsIn(island)).toHaveLength(1)
  expect(request).not.toHaveBeenCalled()
})

test('a long request counts as unsent after its thanks open a chat that shortens it', async () => {
  stubLinkClicks()
  const { island } = await showInIsland(<ServiceRequestForm />)
  await type(island, 'service', 'seo-services')
  await fillInAndSend(island, 'description', 'व्यवसाय '.repeat(300))
  await passTime(600)
  await press(island, thankYou.chat)
  const [panel] = panelsIn(island)
  expect(panel?.dataset.unsent).toBe('')
})

test('the thanks for a request disappear if the next chat window is blocked', async () => {
  const { island } = await showInIsland(<ServiceRequestForm />)
  await type(island, 'service', 'seo-services')
  await fillInAndSend(island, 'description', 'A new site')
  await type(island, 'description', 'And a shop')
  await passTime(600)
  expect(island.textContent).toContain(thankYou.title)
  vi.mocked(open).mockReturnValue(null)
  await type(island, 'service', 'seo-services')
  await fillInAndSend(island, 'description', 'And a shop')
  expect(island.textContent).not.toContain(thankYou.title)
})
