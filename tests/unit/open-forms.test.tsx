// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import ConsultationForm from '#components/forms/ConsultationForm.island.tsx'
import { FallbackPanel } from '#components/forms/FallbackPanel.tsx'
import type { FallbackOffer } from '#components/forms/form-config.ts'
import { MessageLink } from '#components/forms/MessageLink.tsx'
import ServiceRequestForm from '#components/forms/ServiceRequestForm.island.tsx'
import { ThankYou } from '#components/forms/ThankYou.tsx'
import { fallback, panel as labels } from '#data/forms/all-forms.yaml'
import * as sendLabels from '#data/forms/send-labels.yaml'
import { labelledQuizLevel } from '#data/messages/consultation-message.ts'
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

test('a visitor who comes from the quiz reads their level below the fields', async () => {
  history.replaceState(null, '', '/consultation?level=expert')
  const { island } = await showInIsland(<ConsultationForm />)
  const level = island.querySelector('form + p')
  expect(level?.textContent).toBe(labelledQuizLevel('Expert').join(': '))
})

describe('a request whose chat window was blocked', () => {
  /** Sends a request whose chat window is blocked; returns the form's island and its panel. */
  async function sendBlocked(description = 'A new site') {
    vi.spyOn(globalThis, 'open').mockReturnValue(null)
    vi.stubGlobal('navigator', {
      onLine: true,
      clipboard: { writeText: async () => {} },
    })
    const { island } = await showInIsland(<ServiceRequestForm />)
    await type(island, 'name', 'Asha')
    await type(island, 'email', 'asha@example.com')
    await type(island, 'service', 'seo-services')
    await type(island, 'description', description)
    await send(island)
    const panel = island.querySelector('[role=group]') as HTMLElement
    return { island, panel }
  }

  test('opens a panel that has the focus, an accessible name and a description', async () => {
    const { island, panel } = await sendBlocked()
    const textOf = (attribute: string) => {
      const id = panel.getAttribute(attribute)
      return island.querySelector(`[id="${id}"]`)?.textContent
    }
    expect(document.activeElement).toBe(panel)
    expect(textOf('aria-labelledby')).toBe(fallback.blocked.title)
    expect(textOf('aria-describedby')).toBe(fallback.blocked.text)
  })

  test('opens a panel that is scrolled into view and looks like an error', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    const { panel } = await sendBlocked()
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: false })
    expect([...panel.classList]).toContain('border-danger')
  })

  test('focuses its panel again if its chat window is blocked a second time', async () => {
    const { island, panel } = await sendBlocked()
    await perform(() => fieldControl(island, 'name').focus())
    await send(island)
    expect(document.activeElement).toBe(panel)
  })

  const pressCopy = (panel: HTMLElement) => press(panel, sendLabels.copy)
  /** The status text of a panel, which screen readers announce after copying. */
  const statusOf = (panel: HTMLElement) =>
    panel.querySelector('[role=status]')?.textContent

  test('counts as unsent text until it is copied', async () => {
    const { panel } = await sendBlocked()
    expect(panel.dataset.unsent).toBe('')
    await pressCopy(panel)
    expect(statusOf(panel)).toBe(sendLabels.copied)
    expect(panel.dataset.unsent).toBeUndefined()
  })

  test('still counts as unsent text if the browser refuses to copy it', async () => {
    const { panel } = await sendBlocked()
    vi.stubGlobal('navigator', {})
    await pressCopy(panel)
    expect(statusOf(panel)).toBe(sendLabels.copyFailed)
    expect(panel.dataset.unsent).toBe('')
  })

  test('counts as sent once its chat link is pressed, but as unsent after an edit', async () => {
    stubLinkClicks()
    const { island, panel } = await sendBlocked()
    await press(panel, sendLabels.chat)
    expect(panel.dataset.unsent).toBeUndefined()
    await type(island, 'description', 'A new site and a shop')
    expect(panel.dataset.unsent).toBe('')
  })

  test.each([
    ['a mail link, since there may be no mail program', sendLabels.mail, 1],
    ['a chat link that was shortened', sendLabels.chat, 900],
  ])('still counts as unsent after a press on %s', async (_, way, repeats) => {
    stubLinkClicks()
    const { panel } = await sendBlocked('A new site. '.repeat(repeats))
    await press(panel, way)
    expect(panel.dataset.unsent).toBe('')
  })

  test('shows a note if its text is too long for a mail', async () => {
    const short = await sendBlocked()
    expect(short.panel.textContent).not.toContain(labels.mailShortened)
    const long = await sendBlocked('A new site. '.repeat(180))
    expect(long.panel.textContent).toContain(labels.mailShortened)
  })

  test('is no longer marked as copied once the visitor edits it', async () => {
    const { island, panel } = await sendBlocked()
    await pressCopy(panel)
    await type(island, 'description', 'A new site and a shop')
    expect(statusOf(panel)).toBe('')
  })

  test("is shown in its panel with the visitor's later edits", async () => {
    const { island, panel } = await sendBlocked()
    await type(island, 'description', 'A new site and a shop')
    const message = panel.querySelector('pre')
    expect(message?.textContent).toContain('and a shop')
    expect(message?.getAttribute('translate')).toBe('no')
  })
})

test('no word is lost if a visitor types on while the connection is checked', async () => {
  vi.spyOn(globalThis, 'open').mockReturnValue({} as Window)
  vi.stubGlobal('navigator', { onLine: false })
  let failCheck = () => {}
  const check = new Promise((_, reject) => {
    failCheck = () => reject(new Error('offline'))
  })
  vi.stubGlobal('fetch', () => check)
  const { island } = await showInIsland(<ServiceRequestForm />)
  await type(island, 'name', 'Asha')
  await type(island, 'email', 'asha@example.com')
  await type(island, 'service', 'seo-services')
  await type(island, 'description', 'A new site')
  await send(island)
  fieldControl(island, 'description').focus()
  await type(island, 'description', 'A new site and a shop')
  await perform(failCheck)
  const message = island.querySelector('[role=group] pre')
  expect(message?.textContent).toContain('and a shop')
  expect(document.activeElement).toBe(fieldControl(island, 'description'))
})

test('a panel takes the focus only if the visitor has not typed on', async () => {
  const link = { href: 'https://wa.me/919876543210?text=A', isTruncated: false }
  const panelOf = (hasTypedOn: boolean) => {
    const outgoing: FallbackOffer['outgoing'] = {
      values: {},
      message: { subject: '', body: 'A new site' },
      composedAt: new Date(),
      next: '',
      chat: link,
      mail: link,
      copied: Promise.resolve(false),
    }
    const offer = { reason: 'offline' as const, outgoing, hasTypedOn }
    return <FallbackPanel offer={offer} onUsed={() => {}} />
  }
  const { island, render } = await showInIsland(panelOf(true))
  expect(document.activeElement).toBe(document.body)
  await render(panelOf(false))
  expect(document.activeElement).toBe(island.querySelector('[role=group]'))
})

describe('the thanks for a request', () => {
  const thanks = (takesFocus: boolean) => (
    <ThankYou
      chatHref="https://wa.me/919876543210?text=Hello"
      onUsed={() => {}}
      takesFocus={takesFocus}
    />
  )

  test.each([
    [true, 'H2'],
    [false, 'BODY'],
  ])(
    'get the focus only if the prop takesFocus is true (%s)',
    async (takesFocus, focused) => {
      await showInIsland(thanks(takesFocus))
      expect(document.activeElement?.tagName).toBe(focused)
    },
  )
})

test('the thanks for a request say what comes next, in numbered steps', async () => {
  const { island } = await showInIsland(
    <ThankYou chatHref="" onUsed={() => {}} takesFocus={false} />,
  )
  expect(island.textContent).toContain(thankYou.text)
  const steps = [...island.querySelectorAll('li')]
  const shown = steps.map(({ textContent }) => textContent)
  const expected = thankYou.steps.map(({ title, description }, index) => {
    const number = index + 1
    return `${number}${title}. ${description}`
  })
  expect(shown).toEqual(expected)
})

describe('a link that sends a message', () => {
  test.each([
    ['the right button', 2, 0],
    ['the wheel', 1, 1],
  ])(
    'reports a press of %s (mouse button %i) as a use this many times: %i',
    async (_, button, times) => {
      stubLinkClicks()
      const used = vi.fn()
      const { island } = await showInIsland(
        <MessageLink href="mailto:hello@example.com" className="" onUsed={used}>
          Send
        </MessageLink>,
      )
      const press = new MouseEvent('auxclick', {
        button,
        bubbles: true,
        cancelable: true,
      })
      const link = island.querySelector('a')
      await perform(() => link?.dispatchEvent(press))
      expect(used).toHaveBeenCalledTimes(times)
    },
  )

  test.each([
    ['https://wa.me/919876543210?text=Asha', '_blank'],
    ['mailto:hello@example.com?body=Asha', null],
  ])(
    'has no typed text in its href, and has rel="noopener" (%s)',
    async (href, target) => {
      const { island } = await showInIsland(
        <MessageLink href={href} className="" onUsed={() => {}}>
          Send
        </MessageLink>,
      )
      const link = island.querySelector('a')
      const [address] = href.split('?')
      expect(link?.getAttribute('href')).toBe(address)
      expect(link?.getAttribute('target')).toBe(target)
      expect(link?.rel).toBe('noopener')
    },
  )
})
