// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startConsent } from '#client/analytics/consent-banner.ts'
import {
  deleteCookies,
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

/** Opens the page as it is served, for a visitor who may have answered before. */
function openPage({
  before,
  refuses = false,
}: {
  /** The visitor's earlier answer. */
  before?: string
  /** Whether the browser sends Global Privacy Control. */
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

/** Tells this page that another tab has stored the answer `newValue`, or deleted it (null). */
const answerInOtherTab = (
  newValue: string | null,
  key: string | null = 'privacy-choice',
) => dispatchEvent(new StorageEvent('storage', { key, newValue }))

beforeEach(() => {
  for (const mock of [deleteCookies, forgetEvents, startSending, stopSending])
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
  ] as const)("is not asked again after the answer '%s'", (answer, starts) => {
    openPage()
    button(answer)?.click()
    expect(element('consent').hidden).toBe(true)
    expect(localStorage.getItem('privacy-choice')).toBe(answer)
    expect(startSending).toHaveBeenCalledTimes(starts)
    expect(stopSending).not.toHaveBeenCalled()
    expect(forgetEvents).not.toHaveBeenCalled()
    expect(element('route-announcer').textContent).toBe(chosen[answer])
  })

  test('can answer by a press on any part of a button', () => {
    openPage()
    element('no').click()
    expect(localStorage.getItem('privacy-choice')).toBe('rejected')
  })

  test('still sees the question after a press outside the buttons', () => {
    openPage()
    element('consent').click()
    expect(element('consent').hidden).toBe(false)
  })

  test('has the focus, after the answer, where it was before, or else on the heading', () => {
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

  test('keeps the focus in a field if the answer is given in another tab', () => {
    openPage()
    element('field').focus()
    answerInOtherTab('accepted')
    expect(document.activeElement?.id).toBe('field')
    expect(element('consent').hidden).toBe(true)
  })
})

describe('a visitor who has answered', () => {
  test.each([
    ['accepted', 1],
    ['rejected', 0],
  ] as const)("'%s' is not asked again", (answer, starts) => {
    openPage({ before: answer })
    expect(element('consent').hidden).toBe(true)
    expect(startSending).toHaveBeenCalledTimes(starts)
  })

  test.each(['accepted', 'rejected'] as const)(
    'can reopen the banner from the footer, read that the answer was %s, and close it',
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

  test('is not measured any more after withdrawing consent', () => {
    openPage({ before: 'accepted' })
    element('choices').click()
    button('rejected')?.click()
    expect(stopSending).toHaveBeenCalledExactlyOnceWith(ids)
  })

  test('with a refusal is measured only from the moment of accepting', () => {
    openPage({ before: 'rejected' })
    element('choices').click()
    button('accepted')?.click()
    expect(forgetEvents).toHaveBeenCalledOnce()
    expect(startSending).toHaveBeenCalledExactlyOnceWith(ids)
    const [forgotten] = vi.mocked(forgetEvents).mock.invocationCallOrder
    const [started] = vi.mocked(startSending).mock.invocationCallOrder
    expect(forgotten).toBeLessThan(started ?? 0)
  })

  test('with a refusal that is deleted is measured only from then on', () => {
    openPage({ before: 'rejected' })
    answerInOtherTab(null)
    expect(forgetEvents).toHaveBeenCalledOnce()
    button('accepted')?.click()
    expect(forgetEvents).toHaveBeenCalledOnce()
  })

  test('is not measured twice after accepting again', () => {
    openPage({ before: 'accepted' })
    element('choices').click()
    button('accepted')?.click()
    expect(startSending).toHaveBeenCalledOnce()
    expect(stopSending).not.toHaveBeenCalled()
  })
})

describe('a change of the answer in another tab', () => {
  test('to a refusal stops measuring in this tab, and is shown in an open banner', () => {
    openPage({ before: 'accepted' })
    element('choices').click()
    answerInOtherTab('rejected')
    expect(stopSending).toHaveBeenCalledOnce()
    expect(document.querySelector('[data-consent-part=now]')?.textContent).toBe(
      now.rejected,
    )
  })

  test('to another answer does not open the closed banner of this tab', () => {
    openPage({ before: 'accepted' })
    answerInOtherTab('rejected')
    expect(element('consent').hidden).toBe(true)
  })

  test.each([null, 'privacy-choice'])(
    'that deletes the answer opens the banner and stops measuring (storage key: %s)',
    (key) => {
      openPage({ before: 'accepted' })
      answerInOtherTab(null, key)
      expect(element('consent').hidden).toBe(false)
      expect(stopSending).toHaveBeenCalledOnce()
    },
  )

  test('that deletes the answer lets the visitor answer again, which focuses the heading', () => {
    openPage({ before: 'accepted' })
    element('choices').click()
    button('')?.click()
    answerInOtherTab(null)
    element('choices').blur()
    button('rejected')?.focus()
    button('rejected')?.click()
    expect(document.activeElement?.id).toBe('title')
  })

  test('has no effect under another storage key, or if this tab already has the answer', () => {
    openPage({ before: 'accepted' })
    answerInOtherTab('rejected', 'theme')
    answerInOtherTab('accepted')
    expect(element('consent').hidden).toBe(true)
    expect(stopSending).not.toHaveBeenCalled()
    expect(startSending).toHaveBeenCalledOnce()
  })
})

describe('a visitor whose browser sends Global Privacy Control', () => {
  test('is not asked and not measured, even if the visitor accepted before', () => {
    openPage({ before: 'accepted', refuses: true })
    expect(element('consent').hidden).toBe(true)
    answerInOtherTab('accepted')
    expect(startSending).not.toHaveBeenCalled()
  })

  test('loses the measurement cookies of visits before the signal was switched on', () => {
    openPage({ before: 'accepted', refuses: true })
    expect(deleteCookies).toHaveBeenCalledOnce()
  })

  test('reads about the signal after a press on the footer button, and cannot choose', () => {
    openPage({ refuses: true })
    element('choices').click()
    expect(shownParts()).toEqual(['now', 'signal', 'close'])
    button('accepted')?.click()
    expect(localStorage.getItem('privacy-choice')).toBeNull()
    expect(startSending).not.toHaveBeenCalled()
  })
})

test('a page that the browser prerenders is not measured before it is shown', () => {
  let prerendering = true
  Object.defineProperty(document, 'prerendering', {
    configurable: true,
    get: () => prerendering,
  })
  openPage({ before: 'accepted' })
  expect(startSending).not.toHaveBeenCalled()
  prerendering = false
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(startSending).toHaveBeenCalledExactlyOnceWith(ids)
  Reflect.deleteProperty(document, 'prerendering')
})

describe('a visitor whose browser forbids storage', () => {
  test.each(['accepted', 'rejected'] as const)(
    "is not asked again when Back shows the page where the answer '%s' was given",
    async (answer) => {
      vi.useFakeTimers()
      openPage()
      const storage = vi.spyOn(globalThis, 'localStorage', 'get')
      storage.mockImplementation(() => {
        throw new DOMException('Access is denied', 'SecurityError')
      })
      button(answer)?.click()
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      await vi.advanceTimersByTimeAsync(1000)
      expect(element('consent').hidden).toBe(true)
      expect(stopSending).not.toHaveBeenCalled()
      storage.mockRestore()
    },
  )
})

test('the privacy button in the footer is enabled once its script has run', () => {
  openPage()
  expect((element('choices') as HTMLButtonElement).disabled).toBe(false)
})

test('style sheets get the height of the banner as a custom property', () => {
  const observed: Element[] = []
  let reportResize = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        reportResize = report
      }
      observe(element: Element) {
        observed.push(element)
      }
    },
  )
  openPage()
  expect(observed).toEqual([element('consent')])
  vi.spyOn(element('consent'), 'offsetHeight', 'get').mockReturnValue(96)
  reportResize()
  expect(document.documentElement.style.getPropertyValue('--consent')).toBe(
    '96px',
  )
})
