// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleFailure, noteUse } from '#client/islands/failure-notice.ts'
import { fallbackNotice } from '#client/islands/fallback-links.ts'
import { write } from '#data/failed-parts.yaml'
import { unexpected } from '#data/failures.yaml'
import * as sendLabels from '#data/forms/send-labels.yaml'
import { email } from '#data/site.yaml'
import { until } from './until.ts'

/** The notice below a failed island or form, once it is shown. */
const notice = () => document.querySelector<HTMLElement>('.failure')

/** The elements in the notice that match a selector. */
const inNotice = (selector: string) => [
  ...(notice()?.querySelectorAll<HTMLElement>(selector) ?? []),
]

describe('an island that fails', () => {
  const island = () => document.getElementById('island') as HTMLElement
  /** Makes the island fail: its code throws if `isBroken`; otherwise its files do not load. */
  const fail = (isBroken: boolean, cause: unknown = new Error('No data')) => {
    const error = new Error('It stays as served')
    handleFailure(island(), Object.assign(error, { cause, isBroken }))
  }

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    document.body.innerHTML = `<div id="island"><a role="tab" tabindex="0"></a>
      <a role="tab" tabindex="-1"></a><p tabindex="-1"></p></div>`
  })
  afterEach(() => vi.mocked(console.error).mockClear())

  test.each([true, false])(
    'keeps each tab reachable with the Tab key (its code throws: %s)',
    (isBroken) => {
      fail(isBroken)
      const order = [...island().children].map(
        (element) => (element as HTMLElement).tabIndex,
      )
      expect(order).toEqual([0, 0, -1])
    },
  )

  test('shows the reason and further links to a visitor who uses the island', () => {
    noteUse(island())
    fail(true)
    expect(notice()?.previousElementSibling).toBe(island())
    expect(notice()?.textContent).toContain(unexpected.title)
    expect(notice()?.textContent).toContain('No data')
    const links = inNotice('a').map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ])
    expect(links).toEqual([
      [write.href, write.label],
      [unexpected.home.href, unexpected.home.label],
    ])
  })

  test('shows the thrown value, even if the value is not an Error', () => {
    noteUse(island())
    fail(true, 'a word')
    expect(notice()?.textContent).toContain('a word')
  })

  test.each([
    ['nobody uses it', () => fail(true)],
    [
      'only its files failed to load',
      () => {
        noteUse(island())
        fail(false)
      },
    ],
    [
      'its page was left',
      () => {
        const removed = island()
        const error = new Error('Broken')
        noteUse(removed)
        removed.remove()
        handleFailure(removed, Object.assign(error, { isBroken: true }))
      },
    ],
  ])('shows no notice if %s', (_, causeFailure) => {
    causeFailure()
    expect(notice()).toBeNull()
    expect(console.error).toHaveBeenCalledOnce()
  })
})

describe('a form whose script did not load', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>()
  const opened: HTMLAnchorElement[] = []
  const form = () => document.querySelector('form') as HTMLFormElement
  const type = (value: string) => {
    const field = form().querySelector('input') as HTMLInputElement
    field.value = value
    form().dispatchEvent(new Event('input', { bubbles: true }))
  }
  /** The element with the message, which a visitor can also copy by hand. */
  const message = () => notice()?.querySelector('pre')
  const text = () => message()?.textContent
  const status = () => notice()?.querySelector('[role=status]')?.textContent
  /** The link or button with this label. */
  const control = (label: string) =>
    inNotice('a, button').find(
      ({ textContent }) => textContent === label,
    ) as HTMLAnchorElement
  /** Presses the copy button, and waits for the status text. */
  const copy = async () => {
    control(sendLabels.copy).click()
    await until(() => expect(status()).not.toBe(''))
  }

  beforeEach(async () => {
    writeText.mockReset().mockResolvedValue()
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      opened.push(this)
    })
    opened.length = 0
    document.body.innerHTML = `<form action="mailto:hello@example.com?subject=A%20request"
      data-message="NEW\n\nName: {name}\nSource: {source}">
      <input name="name" value="Asha"></form>`
    document.body.append(fallbackNotice(form()))
    // The source of the visit is added once its module has loaded.
    await vi.dynamicImportSettled()
  })

  const press = (label: string, button = 0) =>
    control(label).dispatchEvent(
      new MouseEvent(button === 0 ? 'click' : 'auxclick', {
        button,
        bubbles: true,
        cancelable: true,
      }),
    )

  test('shows its message with everything typed so far', () => {
    expect(text()).toBe('NEW\n\nName: Asha')
    type('Ravi')
    expect(text()).toBe('NEW\n\nName: Ravi')
  })

  test('excludes its message from translation', () => {
    expect(message()?.getAttribute('translate')).toBe('no')
  })

  test.each([0, 1])('sends its message by chat (mouse button %i)', (button) => {
    press(sendLabels.chat, button)
    expect(opened).toHaveLength(1)
    const href = opened[0]?.href ?? ''
    expect(decodeURIComponent(href)).toContain('Name: Asha')
    expect(href).toContain('https://wa.me/')
  })

  test('sends its message by mail with the subject of the form', () => {
    press(sendLabels.mail)
    const mail = new URL(opened[0]?.href ?? '')
    expect(mail.pathname).toBe(email)
    expect(mail.searchParams.get('subject')).toBe('A request')
    expect(mail.searchParams.get('body')).toContain('Name: Asha')
  })

  test('has no typed text in the URLs of its links', () => {
    for (const label of [sendLabels.chat, sendLabels.mail]) {
      const { href } = control(label)
      expect(href, label).not.toContain('Asha')
    }
  })

  test('copies its message, and confirms the copy until more is typed', async () => {
    await copy()
    expect(writeText).toHaveBeenCalledExactlyOnceWith('NEW\n\nName: Asha')
    expect(status()).toBe(sendLabels.copied)
    type('Ravi')
    expect(status()).toBe('')
  })

  test('says that its message could not be copied', async () => {
    writeText.mockRejectedValue(new Error('denied'))
    await copy()
    expect(status()).toBe(sendLabels.copyFailed)
  })

  test('has a copy button that does not send the form', () => {
    const button = control(sendLabels.copy)
    expect(button.getAttribute('type')).toBe('button')
  })

  test.each([
    ['a click on chat', sendLabels.chat, 0],
    ['a middle click on mail', sendLabels.mail, 1],
    ['a click on copy', sendLabels.copy, 0],
  ])('counts its message as sent or copied after %s', (_, label, button) => {
    expect(notice()?.dataset.rescue).toBe('')
    press(label, button)
    expect(notice()?.dataset.rescue).toBe('used')
  })
})
