// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { chatCard } from '#client/behaviours/chat-card.ts'

let widget: HTMLElement
let card: HTMLDetailsElement

/** Opens a page with a chat; `position` is the scroll position (px) that a reload restored. */
function openPage(position = 0) {
  document.body.innerHTML = `<main><h1>Home</h1></main>
    <footer><a href="#terms">Terms</a></footer>
    <div id="chat" hidden><details><summary>Chat</summary>
      <button data-chat="minimize"><b>Minimize</b></button>
      <button data-chat="close"><b>Close</b></button>
      <a href="#chat">Start</a></details></div>`
  vi.stubGlobal('scrollY', position)
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
})

describe('the chat', () => {
  test('is offered after ten seconds', () => {
    openPage()
    vi.advanceTimersByTime(9999)
    expect(widget.hidden).toBe(true)
    vi.advanceTimersByTime(1)
    expect(widget.hidden).toBe(false)
  })

  test('is offered after more than 500 px of scrolling', () => {
    openPage()
    scrollDown(500)
    expect(widget.hidden).toBe(true)
    scrollDown(501)
    expect(widget.hidden).toBe(false)
  })

  test('is offered at once if a reload restored a scroll position far down', () => {
    openPage(800)
    expect(widget.hidden).toBe(false)
  })

  test('is not offered if it was closed on another page meanwhile', () => {
    openPage()
    sessionStorage.setItem('visit-chat', 'closed')
    vi.advanceTimersByTime(10_000)
    expect(widget.hidden).toBe(true)
  })

  test.each(['scrolling', 'waiting'])(
    'stays hidden during %s after a visitor closed it',
    (cause) => {
      openPage()
      scrollDown(800)
      press('close')
      if (cause === 'scrolling') scrollDown(900)
      else vi.advanceTimersByTime(10_000)
      expect(widget.hidden).toBe(true)
    },
  )

  test('is not offered on the next page after it was closed', () => {
    openPage(800)
    press('close')
    openPage(800)
    vi.advanceTimersByTime(10_000)
    expect(widget.hidden).toBe(true)
  })

  test('moves the focus to the footer when a visitor closes the chat', () => {
    openPage(800)
    press('close')
    expect(document.activeElement).toBe(document.querySelector('footer'))
  })

  test.each([
    ["the button 'Minimize'", () => press('minimize')],
    [
      'the key Escape',
      () =>
        card
          .querySelector('a')
          ?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
          ),
    ],
  ])(
    'shrinks to the chat button and moves the focus there at a press of %s',
    (_, minimize) => {
      openPage(800)
      card.open = true
      minimize()
      expect(card.open).toBe(false)
      expect(widget.hidden).toBe(false)
      expect(document.activeElement).toBe(card.querySelector('summary'))
    },
  )

  test('stays open at a press of a link in the chat or of a key other than Escape', () => {
    openPage(800)
    card.open = true
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    card.querySelector('a')?.click()
    expect(card.open).toBe(true)
    expect(widget.hidden).toBe(false)
  })
})

test('Escape does not move the focus to a chat that is not open', () => {
  openPage(800)
  card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(document.activeElement).toBe(document.body)
})
