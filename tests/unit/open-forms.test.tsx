// @vitest-environment happy-dom
import { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApplicationForm } from '#components/forms/ApplicationForm.tsx'
import { MessageLink } from '#components/forms/MessageLink.tsx'
import ServiceRequestForm from '#components/forms/ServiceRequestForm.island.tsx'
import { ThankYou } from '#components/forms/ThankYou.tsx'
import { fallback } from '#data/forms/all-forms.yaml'
import * as ways from '#data/forms/send-labels.yaml'

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
})

const roots: Root[] = []
async function show(part: ReactElement) {
  const island = document.createElement('div')
  island.dataset.island = ''
  document.body.append(island)
  const root = createRoot(island)
  roots.push(root)
  await act(async () => root.render(part))
  return { island, close: () => act(async () => root.unmount()) }
}
const field = (root: Element, name: string) =>
  root.querySelector(`[name="${name}"]`) as HTMLInputElement
const type = (root: Element, name: string, value: string) =>
  act(async () => {
    const control = field(root, name)
    const { set } =
      Object.getOwnPropertyDescriptor(
        Object.getPrototypeOf(control),
        'value',
      ) ?? {}
    set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  })

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  HTMLElement.prototype.scrollIntoView = () => {}
  history.replaceState(null, '', '/')
  document.body.innerHTML = '<p id="route-announcer"></p>'
  return async () => {
    for (const root of roots.splice(0)) await act(async () => root.unmount())
  }
})

describe('an application that is not sent', () => {
  const application = (
    <ApplicationForm currency="INR" onSent={() => {}} onEdited={() => {}} />
  )

  test('counts as unsent text once its form is closed, and is there again', async () => {
    const first = await show(application)
    await type(first.island, 'fullName', 'Asha Menon')
    await first.close()
    expect(first.island.dataset.unsent).toBe('')
    const second = await show(application)
    expect(field(second.island, 'fullName').value).toBe('Asha Menon')
  })

  test('is in the form of another page too, while its own is open', async () => {
    const first = await show(application)
    await type(first.island, 'fullName', 'Ravi Kumar')
    const second = await show(application)
    expect(field(second.island, 'fullName').value).toBe('Ravi Kumar')
  })

  test('is unsent text no more once it is open, where its fields say so', async () => {
    const { island } = await show(<p />)
    island.dataset.unsent = ''
    await act(async () => roots.at(-1)?.render(application))
    expect(island.dataset.unsent).toBeUndefined()
  })

  test('of which all was deleted is no unsent text', async () => {
    const { island, close } = await show(application)
    await type(island, 'fullName', '')
    await close()
    expect(island.dataset.unsent).toBeUndefined()
  })
})

describe('a request that no window could take', () => {
  async function sendBlocked() {
    vi.spyOn(globalThis, 'open').mockReturnValue(null)
    vi.stubGlobal('navigator', {
      onLine: true,
      clipboard: { writeText: async () => {} },
    })
    const { island } = await show(<ServiceRequestForm />)
    await type(island, 'name', 'Asha')
    await type(island, 'email', 'asha@example.com')
    await type(island, 'service', 'seo-services')
    await type(island, 'description', 'A new site')
    await act(async () => {
      island
        .querySelector('form')
        ?.dispatchEvent(
          new Event('submit', { bubbles: true, cancelable: true }),
        )
    })
    const panel = island.querySelector('[role=group]') as HTMLElement
    return { island, panel }
  }

  test('is offered by a panel that has the focus, a name and its words', async () => {
    const { island, panel } = await sendBlocked()
    const textOf = (attribute: string) =>
      island.querySelector(`[id="${panel.getAttribute(attribute)}"]`)
        ?.textContent
    expect(document.activeElement).toBe(panel)
    expect(textOf('aria-labelledby')).toBe(fallback.blocked.title)
    expect(textOf('aria-describedby')).toBe(fallback.blocked.text)
  })

  const pressCopy = (panel: HTMLElement) =>
    act(async () => {
      const copy = [...panel.querySelectorAll('button')].find(
        ({ textContent }) => textContent === ways.copy,
      )
      copy?.click()
    })
  const statusOf = (panel: HTMLElement) =>
    panel.querySelector('[role=status]')?.textContent

  test('is unsent text until it was copied or passed on', async () => {
    const { panel } = await sendBlocked()
    expect(panel.dataset.unsent).toBe('')
    await pressCopy(panel)
    expect(statusOf(panel)).toBe(ways.copied)
    expect(panel.dataset.unsent).toBeUndefined()
  })

  test('is not called copied once it was corrected', async () => {
    const { island, panel } = await sendBlocked()
    await pressCopy(panel)
    await type(island, 'description', 'A new site and a shop')
    expect(statusOf(panel)).toBe('')
  })

  test('is as it was corrected since', async () => {
    const { island, panel } = await sendBlocked()
    await type(island, 'description', 'A new site and a shop')
    expect(panel.querySelector('pre')?.textContent).toContain('and a shop')
    expect(panel.querySelector('pre')?.getAttribute('translate')).toBe('no')
  })
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
    'take the focus unless the visitor goes on typing (%s)',
    async (takesFocus, focused) => {
      await show(thanks(takesFocus))
      expect(document.activeElement?.tagName).toBe(focused)
    },
  )
})

describe('a link that sends a message', () => {
  test.each([
    ['https://wa.me/919876543210?text=Asha', '_blank'],
    ['mailto:hello@example.com?body=Asha', null],
  ])('shows no text, and cannot reach back (%s)', async (href, target) => {
    const { island } = await show(
      <MessageLink href={href} className="" onUsed={() => {}}>
        Send
      </MessageLink>,
    )
    const link = island.querySelector('a')
    expect(link?.getAttribute('href')).toBe(href.split('?')[0])
    expect(link?.getAttribute('target')).toBe(target)
    expect(link?.rel).toBe('noopener')
  })
})
