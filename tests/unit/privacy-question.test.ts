// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startConsent } from '#client/analytics/consent-banner.ts'
import {
  forgetEvents,
  startSending,
  stopSending,
} from '#client/analytics/senders.ts'
import { chosen, now } from '#data/consent.yaml'
import { noteListeners } from './noted-listeners.ts'

vi.mock('#client/analytics/senders.ts')

const ids = { analyticsId: 'G-TEST123456', pixelId: '123456789012345' }
const element = (id: string) => document.getElementById(id) as HTMLElement
const button = (answer: string) =>
  document.querySelector<HTMLButtonElement>(`[data-consent="${answer}"]`)
const shownParts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-consent-part]')]
    .filter((part) => !part.hidden)
    .map((part) => part.dataset.consentPart)

/** The page with the question as it is served, for a visitor with an answer of before. */
function openPage({
  before,
  refuses = false,
}: {
  before?: string
  refuses?: boolean
} = {}) {
  localStorage.clear()
  if (before) localStorage.setItem('privacy-choice', before)
  vi.stubGlobal('navigator', { globalPrivacyControl: refuses })
  document.body.innerHTML = `
    <header><a id="logo" href="#home">Logo</a></header>
    <section id="consent" tabindex="-1" hidden>
      <div data-consent-part="question">?<span data-consent-part="now"></span></div>
      <p data-consent-part="signal" hidden></p>
      <p data-consent-part="answers"><button data-consent="accepted">Accept</button>
        <button data-consent="rejected"><b id="no">Reject</b></button></p>
      <p data-consent-part="close" hidden><button data-consent="">Close</button></p>
    </section>
    <main><h1 id="title">Home</h1><input id="field"></main>
    <footer><button id="choices" data-privacy-choices disabled></button></footer>
    <p id="route-announcer"></p>`
  startConsent(ids)
}

/** Another tab, where somebody gives this answer. */
const otherTab = (
  newValue: string | null,
  key: string | null = 'privacy-choice',
) => dispatchEvent(new StorageEvent('storage', { key, newValue }))

beforeEach(() => {
  for (const mock of [forgetEvents, startSending, stopSending])
    vi.mocked(mock).mockReset()
  return noteListeners()
})

describe('a visitor who has not answered', () => {
  test('is asked, without a button to close the question', () => {
    openPage()
    expect(element('consent').hidden).toBe(false)
    expect(shownParts()).toEqual(['question', 'now', 'answers'])
    expect(document.querySelector('[data-consent-part=now]')?.textContent).toBe(
      '',
    )
    expect(startSending).not.toHaveBeenCalled()
  })

  test.each([
    ['accepted', 1],
    ['rejected', 0],
  ] as const)('and answers %s is asked no more', (answer, starts) => {
    openPage()
    button(answer)?.click()
    expect(element('consent').hidden).toBe(true)
    expect(localStorage.getItem('privacy-choice')).toBe(answer)
    expect(startSending).toHaveBeenCalledTimes(starts)
    expect(stopSending).not.toHaveBeenCalled()
    expect(forgetEvents).not.toHaveBeenCalled()
    expect(element('route-announcer').textContent).toBe(chosen[answer])
  })

  test('answers by any part of a button', () => {
    openPage()
    element('no').click()
    expect(localStorage.getItem('privacy-choice')).toBe('rejected')
  })

  test('keeps the question at a press beside the buttons', () => {
    openPage()
    element('consent').click()
    expect(element('consent').hidden).toBe(false)
  })

  test('goes on at the heading, or where the focus was', () => {
    openPage()
    button('rejected')?.focus()
    button('rejected')?.click()
    expect(document.activeElement?.id).toBe('title')
    openPage()
    element('logo').focus()
    button('rejected')?.focus()
    button('rejected')?.click()
    expect(document.activeElement?.id).toBe('logo')
  })

  test('and writes meanwhile keeps the focus in the field', () => {
    openPage()
    element('field').focus()
    otherTab('accepted')
    expect(document.activeElement?.id).toBe('field')
    expect(element('consent').hidden).toBe(true)
  })
})

describe('a visitor who has answered', () => {
  test.each([
    ['accepted', 1],
    ['rejected', 0],
  ] as const)('%s is not asked again', (answer, starts) => {
    openPage({ before: answer })
    expect(element('consent').hidden).toBe(true)
    expect(startSending).toHaveBeenCalledTimes(starts)
  })

  test.each(['accepted', 'rejected'] as const)(
    'reads at the button of the footer that it was %s, and may close that',
    (answer) => {
      openPage({ before: answer })
      element('choices').click()
      expect(shownParts()).toEqual(['question', 'now', 'answers', 'close'])
      expect(
        document.querySelector('[data-consent-part=now]')?.textContent,
      ).toBe(now[answer])
      button('')?.click()
      expect(element('consent').hidden).toBe(true)
      expect(localStorage.getItem('privacy-choice')).toBe(answer)
      expect(document.activeElement?.id).toBe('choices')
    },
  )

  test('and takes a yes back is measured no more', () => {
    openPage({ before: 'accepted' })
    element('choices').click()
    button('rejected')?.click()
    expect(stopSending).toHaveBeenCalledExactlyOnceWith(ids)
  })

  test('and agrees after a no is measured without what was before', () => {
    openPage({ before: 'rejected' })
    element('choices').click()
    button('accepted')?.click()
    expect(forgetEvents).toHaveBeenCalledOnce()
    expect(startSending).toHaveBeenCalledExactlyOnceWith(ids)
    const [forgotten] = vi.mocked(forgetEvents).mock.invocationCallOrder
    const [started] = vi.mocked(startSending).mock.invocationCallOrder
    expect(forgotten).toBeLessThan(started ?? 0)
  })

  test('and agrees again is not measured twice', () => {
    openPage({ before: 'accepted' })
    element('choices').click()
    button('accepted')?.click()
    expect(startSending).toHaveBeenCalledOnce()
    expect(stopSending).not.toHaveBeenCalled()
  })
})

describe('an answer in another tab', () => {
  test('stops measuring here too, and is read in the open banner', () => {
    openPage({ before: 'accepted' })
    element('choices').click()
    otherTab('rejected')
    expect(stopSending).toHaveBeenCalledOnce()
    expect(document.querySelector('[data-consent-part=now]')?.textContent).toBe(
      now.rejected,
    )
  })

  test('opens no banner that is closed', () => {
    openPage({ before: 'accepted' })
    otherTab('rejected')
    expect(element('consent').hidden).toBe(true)
  })

  test.each([null, 'privacy-choice'])(
    'that was deleted asks again and stops measuring (key %s)',
    (key) => {
      openPage({ before: 'accepted' })
      otherTab(null, key)
      expect(element('consent').hidden).toBe(false)
      expect(stopSending).toHaveBeenCalledOnce()
    },
  )

  test('that was deleted is asked for without the focus of an earlier question', () => {
    openPage({ before: 'accepted' })
    element('choices').click()
    button('')?.click()
    otherTab(null)
    element('choices').blur()
    button('rejected')?.focus()
    button('rejected')?.click()
    expect(document.activeElement?.id).toBe('title')
  })

  test('about something else, or the same one, changes nothing', () => {
    openPage({ before: 'accepted' })
    otherTab('rejected', 'theme')
    otherTab('accepted')
    expect(element('consent').hidden).toBe(true)
    expect(stopSending).not.toHaveBeenCalled()
    expect(startSending).toHaveBeenCalledOnce()
  })
})

describe('a visitor whose browser refuses', () => {
  test('is not asked and not measured, whatever was answered before', () => {
    openPage({ before: 'accepted', refuses: true })
    expect(element('consent').hidden).toBe(true)
    otherTab('accepted')
    expect(startSending).not.toHaveBeenCalled()
  })

  test('reads so at the button of the footer, without a choice', () => {
    openPage({ refuses: true })
    element('choices').click()
    expect(shownParts()).toEqual(['now', 'signal', 'close'])
    button('accepted')?.click()
    expect(localStorage.getItem('privacy-choice')).toBeNull()
    expect(startSending).not.toHaveBeenCalled()
  })
})

test('the button of the footer can be pressed once its script is there', () => {
  openPage()
  expect((element('choices') as HTMLButtonElement).disabled).toBe(false)
})

test('what the banner covers is known to the style sheets', () => {
  const observed: Element[] = []
  let resized = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resized = report
      }
      observe(element: Element) {
        observed.push(element)
      }
    },
  )
  openPage()
  expect(observed).toEqual([element('consent')])
  vi.spyOn(element('consent'), 'offsetHeight', 'get').mockReturnValue(96)
  resized()
  expect(document.documentElement.style.getPropertyValue('--consent')).toBe(
    '96px',
  )
})
