// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleFailure, noteTouch } from '#client/islands/failure-notice.ts'
import { fallbackLinks } from '#client/islands/fallback-links.ts'
import { write } from '#data/failed-parts.yaml'
import { unexpected } from '#data/failures.yaml'
import * as sendLabels from '#data/forms/send-labels.yaml'
import { until } from './until.ts'

const notice = () => document.querySelector<HTMLElement>('.failure')

describe('a part that fails', () => {
  const island = () => document.getElementById('island') as HTMLElement
  const fail = (isBroken: boolean, cause: unknown = new Error('No data')) =>
    handleFailure(
      island(),
      Object.assign(new Error('It stays as served'), { cause, isBroken }),
    )

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    document.body.innerHTML = `<div id="island"><a role="tab" tabindex="0"></a>
      <a role="tab" tabindex="-1"></a><p tabindex="-1"></p></div>`
  })
  afterEach(() => vi.mocked(console.error).mockClear())

  test.each([true, false])(
    'has each of its tabs in the order of the Tab key (broken: %s)',
    (isBroken) => {
      fail(isBroken)
      const order = [...island().children].map(
        (element) => (element as HTMLElement).tabIndex,
      )
      expect(order).toEqual([0, 0, -1])
    },
  )

  test('says why where a visitor uses it, and leads on', () => {
    noteTouch(island())
    fail(true)
    expect(notice()?.previousElementSibling).toBe(island())
    expect(notice()?.textContent).toContain(unexpected.title)
    expect(notice()?.textContent).toContain('No data')
    const links = [...(notice()?.querySelectorAll('a') ?? [])].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ])
    expect(links).toEqual([
      [write.href, write.label],
      [unexpected.home.href, unexpected.home.label],
    ])
  })

  test('says what was thrown, whatever it is', () => {
    noteTouch(island())
    fail(true, 'a word')
    expect(notice()?.textContent).toContain('a word')
  })

  test.each([
    ['nobody uses', () => fail(true)],
    [
      'lost its files alone, which its next press says',
      () => {
        noteTouch(island())
        fail(false)
      },
    ],
    [
      'is on a page that was left',
      () => {
        const left = island()
        noteTouch(left)
        left.remove()
        handleFailure(
          left,
          Object.assign(new Error('Broken'), { isBroken: true }),
        )
      },
    ],
  ])('says nothing where it %s', (_, happens) => {
    happens()
    expect(notice()).toBeNull()
    expect(console.error).toHaveBeenCalledOnce()
  })
})

describe('a form whose script is lost', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>()
  const opened: HTMLAnchorElement[] = []
  const form = () => document.querySelector('form') as HTMLFormElement
  const type = (value: string) => {
    Object.assign(form().querySelector('input') as object, { value })
    form().dispatchEvent(new Event('input', { bubbles: true }))
  }
  const text = () => notice()?.querySelector('pre')?.textContent
  const status = () => notice()?.querySelector('[role=status]')?.textContent
  const control = (label: string) =>
    [...(notice()?.querySelectorAll<HTMLElement>('a, button') ?? [])].find(
      ({ textContent }) => textContent === label,
    ) as HTMLAnchorElement
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
    document.body.append(fallbackLinks(form()))
    // The source of the visit is added once its code has come.
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

  test('shows its message, as it is typed', () => {
    expect(text()).toBe('NEW\n\nName: Asha')
    type('Ravi')
    expect(text()).toBe('NEW\n\nName: Ravi')
  })

  test('keeps its message from being translated', () => {
    expect(notice()?.querySelector('pre')?.getAttribute('translate')).toBe('no')
  })

  test.each([0, 1])('sends its message by chat (button %i)', (button) => {
    press(sendLabels.chat, button)
    expect(opened).toHaveLength(1)
    expect(decodeURIComponent(opened[0]?.href ?? '')).toContain('Name: Asha')
    expect(opened[0]?.href).toContain('https://wa.me/')
  })

  test('sends its message by mail with the subject of the form', () => {
    press(sendLabels.mail)
    const mail = new URL(opened[0]?.href ?? '')
    expect(mail.pathname).toBe('hello@example.com')
    expect(mail.searchParams.get('subject')).toBe('A request')
    expect(mail.searchParams.get('body')).toContain('Name: Asha')
  })

  test('shows no text in the links of the page', () => {
    for (const label of [sendLabels.chat, sendLabels.mail])
      expect(control(label).href, label).not.toContain('Asha')
  })

  test('copies its message and says so, until more is typed', async () => {
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

  test('has a button for copying that does not send the form', () => {
    expect(control(sendLabels.copy).getAttribute('type')).toBe('button')
  })

  test.each([
    ['chat', sendLabels.chat, 0],
    ['the middle button', sendLabels.mail, 1],
    ['a copy', sendLabels.copy, 0],
  ])('counts its message as passed on by %s', (_, label, button) => {
    expect(notice()?.dataset.rescue).toBe('')
    press(label, button)
    expect(notice()?.dataset.rescue).toBe('used')
  })
})
