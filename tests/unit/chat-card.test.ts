// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { chatCard } from '#client/behaviours/chat-card.ts'

let widget: HTMLElement
let card: HTMLDetailsElement

/** The chat of a page that is opened now, at a place that a reload may have restored. */
function openPage(at = 0) {
  document.body.innerHTML = `<main><h1>Home</h1></main>
    <div id="chat" hidden><details><summary>Chat</summary>
      <button data-chat="minimize"><b>Minimize</b></button>
      <button data-chat="close"><b>Close</b></button>
      <a href="#chat">Start</a></details></div>`
  vi.stubGlobal('scrollY', at)
  widget = document.getElementById('chat') as HTMLElement
  card = document.querySelector('details') as HTMLDetailsElement
  chatCard(widget)
}

function scrollDown(to: number) {
  vi.stubGlobal('scrollY', to)
  dispatchEvent(new Event('scroll'))
}

const press = (part: string) =>
  document.querySelector<HTMLElement>(`[data-chat=${part}] b`)?.click()

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('the chat', () => {
  test('is offered after ten seconds', () => {
    openPage()
    vi.advanceTimersByTime(9999)
    expect(widget.hidden).toBe(true)
    vi.advanceTimersByTime(1)
    expect(widget.hidden).toBe(false)
  })

  test('is offered once more than 500 px were scrolled', () => {
    openPage()
    scrollDown(500)
    expect(widget.hidden).toBe(true)
    scrollDown(501)
    expect(widget.hidden).toBe(false)
  })

  test('is offered at once where a reload restored a place far down', () => {
    openPage(800)
    expect(widget.hidden).toBe(false)
  })

  test.each(['scroll', 'time'])(
    'that was closed is not offered again by %s',
    (cause) => {
      openPage()
      scrollDown(800)
      press('close')
      if (cause === 'scroll') scrollDown(900)
      else vi.advanceTimersByTime(10_000)
      expect(widget.hidden).toBe(true)
    },
  )

  test('that was closed is not offered on the next page', () => {
    openPage(800)
    press('close')
    openPage(800)
    vi.advanceTimersByTime(10_000)
    expect(widget.hidden).toBe(true)
  })

  test('leaves the focus on the heading when it is closed', () => {
    openPage(800)
    press('close')
    expect(document.activeElement).toBe(document.querySelector('h1'))
  })

  test.each([
    ['Minimize', () => press('minimize')],
    [
      'Escape',
      () =>
        card
          .querySelector('a')
          ?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
          ),
    ],
  ])('is its button again by %s, which has the focus', (_, minimize) => {
    openPage(800)
    card.open = true
    minimize()
    expect(card.open).toBe(false)
    expect(widget.hidden).toBe(false)
    expect(document.activeElement).toBe(card.querySelector('summary'))
  })

  test('stays open at a key or a press of its words', () => {
    openPage(800)
    card.open = true
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    card.querySelector('a')?.click()
    expect(card.open).toBe(true)
    expect(widget.hidden).toBe(false)
  })
})

test('Escape takes the focus to no chat that is closed', () => {
  openPage(800)
  card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(document.activeElement).toBe(document.body)
})
