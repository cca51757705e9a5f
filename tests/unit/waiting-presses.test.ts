// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { IslandError } from '#client/islands/failure-notice.ts'
import { activate } from '#client/islands/loader.ts'
import {
  replayKey,
  replayLink,
  replayPress,
  replaySubmit,
} from '#client/islands/replay.ts'
import { watchTyping } from '#client/islands/typing-pause.ts'
import { form as notLoaded } from '#data/failed-parts.yaml'

// Tests presses, keys and forms that wait for an island whose script loads late or not at all.
vi.mock('#client/islands/loader.ts')

const element = (id: string) => document.getElementById(id) as HTMLElement
const link = () => element('apply') as HTMLAnchorElement
const form = () => element('form') as HTMLFormElement
const notice = () => document.querySelector<HTMLElement>('.failure')
const isBusy = (id: string) => element(id).hasAttribute('aria-busy')
const clicks = vi.fn<(id: string) => void>()
/** `arrive` makes the awaited script load; `fail` makes it fail. */
let arrive = async () => {}
let fail = async (_isBroken?: boolean) => {}
const reload = vi.fn()

beforeEach(() => {
  // performance.now() stays real: a fake would begin at 0 in each test, and text that was typed in
  // an earlier test would count as typed later.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'],
  })
  for (const mock of [clicks, reload]) mock.mockReset()
  vi.mocked(activate).mockReset()
  history.replaceState(null, '', '/contact')
  document.body.innerHTML = `<p id="elsewhere">Words <button id="other">Other</button></p>
    <a id="apply" href="#form">Apply</a>
    <div id="island" data-island="ContactForm"><a id="tab" href="#one" role="tab"></a>
    <button id="more" type="button"><b id="word">More</b></button>
    <form id="form" action="mailto:hello@example.com?subject=Hello" data-message="{name}">
    <input name="name" required><button id="send" type="submit">Send</button></form></div>`
  document.body.onclick = (event) => {
    event.preventDefault()
    clicks((event.target as Element).id)
  }
  const waiting = new Promise<never>((resolve, reject) => {
    const settle = () => vi.advanceTimersByTimeAsync(50)
    arrive = async () => {
      resolve(undefined as never)
      await settle()
    }
    fail = async (isBroken = false) => {
      const lost = new Error('Lost')
      const error: IslandError = Object.assign(lost, { isBroken })
      reject(error)
      await settle()
    }
  })
  vi.mocked(activate).mockReturnValue(waiting)
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

/** Sets how the page was loaded, and whether its host can be reached. */
function setPageLoad(type: 'navigate' | 'reload', hasConnection = true) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ])
  // Browsers report a connection even in a network without internet access.
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => {
    if (!hasConnection) throw new TypeError('lost')
    return new Response()
  })
}
/** Renders the island again, as React does if a translation has changed its markup. */
const renderAgain = () => {
  const { innerHTML } = element('island')
  element('island').innerHTML = innerHTML
}
/** Dispatches an event on the element with this id. */
const dispatchOn = (id: string, event: Event) =>
  element(id).dispatchEvent(event)
/** An event that bubbles up to the document. */
const bubbling = (type: string) => new Event(type, { bubbles: true })
/** The event of a key that is pressed. */
const keydown = (name: string) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true })

describe('a press on a button whose script loads late', () => {
  test('marks the button as busy, and clicks it once when the script has loaded', async () => {
    replayPress(element('island'), element('more'))
    expect(element('more').getAttribute('aria-busy')).toBe('true')
    replayPress(element('island'), element('more'))
    await arrive()
    expect(clicks.mock.calls).toEqual([['more']])
    expect(isBusy('more')).toBe(false)
  })

  test('is replayed on the new button if hydration renders the island again', async () => {
    replayPress(element('island'), element('more'))
    renderAgain()
    await arrive()
    expect(clicks.mock.calls).toEqual([['more']])
  })

  test('reloads the page if the script cannot be loaded', async () => {
    setPageLoad('navigate')
    replayPress(element('island'), element('more'))
    await fail()
    expect(reload).toHaveBeenCalledOnce()
    expect(isBusy('more')).toBe(false)
    expect(notice()).toBeNull()
  })

  test.each([
    ['was reloaded already', () => setPageLoad('reload')],
    ['has no connection', () => setPageLoad('navigate', false)],
    [
      'has unsent text',
      () => {
        setPageLoad('navigate')
        form().querySelector('input')?.setRangeText('Asha')
      },
    ],
  ])(
    'shows a notice instead of reloading a page that %s',
    async (_, prepare) => {
      prepare()
      replayPress(element('island'), element('more'))
      await fail()
      expect(reload).not.toHaveBeenCalled()
      expect(notice()?.previousElementSibling).toBe(element('island'))
    },
  )

  test.each([
    ['a press elsewhere', 'other', () => bubbling('pointerdown')],
    ['a key', 'more', () => keydown('Tab')],
    ['a scroll', 'elsewhere', () => bubbling('wheel')],
    ['a swipe', 'elsewhere', () => bubbling('touchmove')],
  ])(
    'shows a notice instead of reloading a page that was used meanwhile, by %s',
    async (_, id, createEvent) => {
      setPageLoad('navigate')
      replayPress(element('island'), element('more'))
      dispatchOn(id, createEvent())
      await fail()
      expect(reload).not.toHaveBeenCalled()
      expect(notice()).not.toBeNull()
      expect(document.activeElement).not.toBe(notice())
    },
  )

  test('reloads the page if the script fails, even if the button is pressed again', async () => {
    setPageLoad('navigate')
    replayPress(element('island'), element('more'))
    dispatchOn('word', bubbling('pointerdown'))
    dispatchOn('more', keydown('Enter'))
    dispatchOn('more', keydown(' '))
    await fail()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('shows no notice if the code of the island has failed', async () => {
    setPageLoad('navigate')
    replayPress(element('island'), element('more'))
    await fail(true)
    expect(reload).not.toHaveBeenCalled()
    expect(notice()).toBeNull()
  })

  test('does nothing if the visitor has left the page before the script fails', async () => {
    setPageLoad('navigate')
    replayPress(element('island'), element('more'))
    element('island').remove()
    await fail()
    expect(reload).not.toHaveBeenCalled()
    expect(notice()).toBeNull()
  })
})

describe('a press on a link whose script loads late', () => {
  test('clicks the link a single time when the script has loaded', async () => {
    replayLink(element('island'), link())
    replayLink(element('island'), link())
    expect(isBusy('apply')).toBe(true)
    await arrive()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(clicks.mock.calls).toEqual([['apply']])
    expect(location.hash).toBe('')
    expect(isBusy('apply')).toBe(false)
  })

  test.each([
    ['fails', () => fail()],
    ['takes five seconds', () => vi.advanceTimersByTimeAsync(5000)],
  ])('goes to the hash of the link if the script %s', async (_, wait) => {
    const setHash = vi.fn()
    vi.spyOn(location, 'hash', 'set').mockImplementation(setHash)
    replayLink(element('island'), link())
    await vi.advanceTimersByTimeAsync(4900)
    expect(setHash).not.toHaveBeenCalled()
    await wait()
    expect(setHash).toHaveBeenCalledExactlyOnceWith('#form')
    expect(isBusy('apply')).toBe(false)
    await arrive()
    expect(clicks).not.toHaveBeenCalled()
  })

  test('leaves the address without a hash if the script fails', async () => {
    history.replaceState(null, '', '/contact?service=seo')
    replayLink(element('island'), link())
    await fail()
    const address = location.pathname + location.search + location.hash
    expect(address).toBe('/contact?service=seo')
  })

  test('is cancelled by a press on another element', async () => {
    replayLink(element('island'), link())
    element('other').click()
    expect(isBusy('apply')).toBe(false)
    await arrive()
    expect(clicks.mock.calls).toEqual([['other']])
  })

  test('is not cancelled by a second press of the same link', async () => {
    replayLink(element('island'), link())
    link().click()
    clicks.mockReset()
    await arrive()
    expect(clicks.mock.calls).toEqual([['apply']])
  })
})

describe('a key on a tab whose script loads late', () => {
  const heard = vi.fn()

  beforeEach(() => {
    heard.mockReset()
    element('island').addEventListener('keydown', ({ key: name }) =>
      heard(name),
    )
  })

  test('is replayed on the focused tab once the script has loaded', async () => {
    element('tab').focus()
    replayKey(element('island'), 'ArrowRight')
    expect(heard).not.toHaveBeenCalled()
    await arrive()
    expect(heard.mock.calls).toEqual([['ArrowRight']])
  })

  test('is not replayed if the focus has left the tabs before the script has loaded', async () => {
    element('other').focus()
    replayKey(element('island'), 'ArrowRight')
    await arrive()
    expect(heard).not.toHaveBeenCalled()
  })

  test('is forgotten if the script cannot be loaded', async () => {
    replayKey(element('island'), 'ArrowRight')
    await fail()
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('a form that is sent before its script has loaded', () => {
  /** The only field of the form, which is required. */
  const field = () => form().querySelector('input') as HTMLInputElement
  const send = () => {
    const button = element('send')
    replaySubmit(element('island'), form(), button)
  }
  const fillIn = () => {
    field().value = 'Asha'
  }
  /** Writes a letter a moment after the form was sent. */
  const typeOn = async () => {
    field().focus()
    await vi.advanceTimersByTimeAsync(100)
    const letter = new InputEvent('input', { bubbles: true })
    field().dispatchEvent(letter)
  }
  const onInvalid = vi.fn()

  beforeEach(() => {
    onInvalid.mockReset()
    form().addEventListener('invalid', onInvalid, true)
    // happy-dom does not support :valid on forms.
    Object.assign(form(), { matches: () => field().value !== '' })
  })

  test('is sent a single time by its script when the script has loaded', async () => {
    fillIn()
    send()
    send()
    expect(isBusy('send')).toBe(true)
    await arrive()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(clicks.mock.calls).toEqual([['send']])
    expect(isBusy('send')).toBe(false)
    expect(notice()).toBeNull()
  })

  test('is sent by the new button if hydration renders the form again', async () => {
    fillIn()
    send()
    renderAgain()
    await arrive()
    expect(clicks.mock.calls).toEqual([['send']])
  })

  test('is sent by its submit button, even if the visitor pressed a key instead', async () => {
    fillIn()
    replaySubmit(element('island'), form(), null)
    await arrive()
    expect(clicks.mock.calls).toEqual([['send']])
  })

  test('waits five seconds for its script, then offers other ways to send the form', async () => {
    fillIn()
    send()
    await vi.advanceTimersByTimeAsync(4999)
    expect(notice()).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(notice()?.previousElementSibling).toBe(element('island'))
    expect(isBusy('send')).toBe(false)
  })

  test('announces the other ways without moving the focus if the visitor types on', async () => {
    document.body.insertAdjacentHTML('beforeend', '<p id="route-announcer">')
    watchTyping()
    fillIn()
    send()
    await typeOn()
    await vi.advanceTimersByTimeAsync(4900)
    expect(notice()?.textContent).toContain('Asha')
    expect(document.activeElement).toBe(field())
    const announced = element('route-announcer').textContent
    expect(announced).toBe(notLoaded.title)
  })

  test('does not ask for a missing answer while the visitor types on', async () => {
    const report = vi.spyOn(form(), 'reportValidity')
    watchTyping()
    send()
    await typeOn()
    await fail()
    expect(report).not.toHaveBeenCalled()
    expect(isBusy('send')).toBe(false)
    expect(notice()).toBeNull()
  })

  test('does not ask for missing answers if its script loads while a visitor types', async () => {
    watchTyping()
    send()
    await typeOn()
    await arrive()
    expect(clicks).not.toHaveBeenCalled()
    expect(isBusy('send')).toBe(false)
  })

  test('is sent while the visitor types on, if no answer is missing', async () => {
    watchTyping()
    fillIn()
    send()
    await typeOn()
    await arrive()
    expect(clicks.mock.calls).toEqual([['send']])
  })

  test('offers other ways at once if the script cannot be loaded', async () => {
    fillIn()
    send()
    await fail()
    expect(notice()?.textContent).toContain('Asha')
  })

  test('is sent after its script has loaded, even if other ways were offered before', async () => {
    fillIn()
    send()
    await vi.advanceTimersByTimeAsync(5000)
    await arrive()
    expect(clicks.mock.calls).toEqual([['send']])
  })

  test('is not sent a second time if the visitor has used one of the other ways', async () => {
    fillIn()
    send()
    await vi.advanceTimersByTimeAsync(5000)
    notice()?.querySelector('button')?.click()
    clicks.mockReset()
    await arrive()
    expect(clicks).not.toHaveBeenCalled()
  })

  test('shows after twenty seconds what is missing, if a required field is empty', async () => {
    send()
    await vi.advanceTimersByTimeAsync(19_999)
    expect(onInvalid).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onInvalid).toHaveBeenCalledOnce()
    expect(notice()).toBeNull()
  })

  test('offers no other ways if the visitor has left the page', async () => {
    fillIn()
    send()
    element('island').remove()
    await vi.advanceTimersByTimeAsync(5000)
    expect(notice()).toBeNull()
  })

  test('can be sent again after other ways were offered', async () => {
    fillIn()
    send()
    await vi.advanceTimersByTimeAsync(5000)
    send()
    expect(isBusy('send')).toBe(true)
  })
})
