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

// What waits for a script that comes late, or does not come.
vi.mock('#client/islands/loader.ts')

const element = (id: string) => document.getElementById(id) as HTMLElement
const link = () => element('apply') as HTMLAnchorElement
const form = () => element('form') as HTMLFormElement
const notice = () => document.querySelector<HTMLElement>('.failure')
const isBusy = (id: string) => element(id).hasAttribute('aria-busy')
const clicks = vi.fn<(id: string) => void>()
let arrive = async () => {}
let fail = async (_isBroken?: boolean) => {}
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
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
  return () => vi.useRealTimers()
})

/** How the page was loaded, and whether there is a connection. */
function loaded(type: 'navigate' | 'reload', onLine = true) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ])
  vi.stubGlobal('navigator', { onLine })
}
/** Uses a part of the page, as the event says. */
const used = (id: string, event: Event) => element(id).dispatchEvent(event)
/** An event that reaches the document from where it happens. */
const bubbling = (type: string) => new Event(type, { bubbles: true })
/** A key that goes down. */
const key = (name: string) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true })

describe('a press on a button whose script comes late', () => {
  test('shows that it is noticed, and counts once', async () => {
    replayPress(element('island'), element('more'))
    expect(element('more').getAttribute('aria-busy')).toBe('true')
    replayPress(element('island'), element('more'))
    await arrive()
    expect(clicks.mock.calls).toEqual([['more']])
    expect(isBusy('more')).toBe(false)
  })

  test('reloads a page whose files are gone', async () => {
    loaded('navigate')
    replayPress(element('island'), element('more'))
    await fail()
    expect(reload).toHaveBeenCalledOnce()
    expect(isBusy('more')).toBe(false)
    expect(notice()).toBeNull()
  })

  test.each([
    ['was reloaded already', () => loaded('reload')],
    ['has no connection', () => loaded('navigate', false)],
    [
      'holds a text',
      () => {
        loaded('navigate')
        form().querySelector('input')?.setRangeText('Asha')
      },
    ],
  ])('reloads no page that %s, and says so instead', async (_, prepare) => {
    prepare()
    replayPress(element('island'), element('more'))
    await fail()
    expect(reload).not.toHaveBeenCalled()
    expect(notice()?.previousElementSibling).toBe(element('island'))
  })

  test.each([
    ['a press elsewhere', 'other', () => bubbling('pointerdown')],
    ['a key', 'more', () => key('Tab')],
    ['a scroll', 'elsewhere', () => bubbling('wheel')],
    ['a swipe', 'elsewhere', () => bubbling('touchmove')],
  ])('reloads no page that is used meanwhile by %s', async (_, id, use) => {
    loaded('navigate')
    replayPress(element('island'), element('more'))
    used(id, use())
    await fail()
    expect(reload).not.toHaveBeenCalled()
    expect(notice()).not.toBeNull()
  })

  test('reloads a page where the same button is pressed again meanwhile', async () => {
    loaded('navigate')
    replayPress(element('island'), element('more'))
    used('word', bubbling('pointerdown'))
    used('more', key('Enter'))
    used('more', key(' '))
    await fail()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('says nothing where its code broke, which says so itself', async () => {
    loaded('navigate')
    replayPress(element('island'), element('more'))
    await fail(true)
    expect(reload).not.toHaveBeenCalled()
    expect(notice()).toBeNull()
  })

  test('does nothing on a page that was left', async () => {
    loaded('navigate')
    replayPress(element('island'), element('more'))
    element('island').remove()
    await fail()
    expect(reload).not.toHaveBeenCalled()
    expect(notice()).toBeNull()
  })
})

describe('a press on a link whose script comes late', () => {
  test('is answered by the script, once', async () => {
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
  ])('leads where the link leads if the script %s', async (_, wait) => {
    const went = vi.fn()
    vi.spyOn(location, 'hash', 'set').mockImplementation(went)
    replayLink(element('island'), link())
    await vi.advanceTimersByTimeAsync(4900)
    expect(went).not.toHaveBeenCalled()
    await wait()
    expect(went).toHaveBeenCalledExactlyOnceWith('#form')
    expect(isBusy('apply')).toBe(false)
    await arrive()
    expect(clicks).not.toHaveBeenCalled()
  })

  test('leaves the address to the script, which would answer it later', async () => {
    history.replaceState(null, '', '/contact?service=seo')
    replayLink(element('island'), link())
    await fail()
    const address = location.pathname + location.search + location.hash
    expect(address).toBe('/contact?service=seo')
  })

  test('is taken back by a press elsewhere', async () => {
    replayLink(element('island'), link())
    element('other').click()
    expect(isBusy('apply')).toBe(false)
    await arrive()
    expect(clicks.mock.calls).toEqual([['other']])
  })

  test('stays by a second press of it', async () => {
    replayLink(element('island'), link())
    link().click()
    clicks.mockReset()
    await arrive()
    expect(clicks.mock.calls).toEqual([['apply']])
  })
})

describe('a key on a tab whose script comes late', () => {
  const heard = vi.fn()

  beforeEach(() => {
    heard.mockReset()
    element('island').addEventListener('keydown', ({ key: name }) =>
      heard(name),
    )
  })

  test('is pressed again where the focus is by then', async () => {
    element('tab').focus()
    replayKey(element('island'), 'ArrowRight')
    expect(heard).not.toHaveBeenCalled()
    await arrive()
    expect(heard.mock.calls).toEqual([['ArrowRight']])
  })

  test('is not pressed for a visitor who is elsewhere by then', async () => {
    element('other').focus()
    replayKey(element('island'), 'ArrowRight')
    await arrive()
    expect(heard).not.toHaveBeenCalled()
  })

  test('is forgotten where the script does not come', async () => {
    replayKey(element('island'), 'ArrowRight')
    await fail()
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('a form that is sent before its script has come', () => {
  /** The only field of the form, which has to be filled in. */
  const field = () => form().querySelector('input') as HTMLInputElement
  const send = () => {
    const button = element('send')
    replaySubmit(element('island'), form(), button)
  }
  const fillIn = () => {
    field().value = 'Asha'
  }
  const complaint = vi.fn()

  beforeEach(() => {
    complaint.mockReset()
    form().addEventListener('invalid', complaint, true)
    // happy-dom knows no :valid of forms.
    Object.assign(form(), { matches: () => field().value !== '' })
  })

  test('is sent by its script once that is there, once', async () => {
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

  test('is sent by its button where a key sent it', async () => {
    fillIn()
    replaySubmit(element('island'), form(), null)
    await arrive()
    expect(clicks.mock.calls).toEqual([['send']])
  })

  test('is offered by other ways after five seconds', async () => {
    fillIn()
    send()
    await vi.advanceTimersByTimeAsync(4999)
    expect(notice()).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(notice()?.previousElementSibling).toBe(element('island'))
    expect(isBusy('send')).toBe(false)
  })

  test('is offered by other ways at once where the script is lost', async () => {
    fillIn()
    send()
    await fail()
    expect(notice()?.textContent).toContain('Asha')
  })

  test('is sent after all once the script is there, unless it was passed on', async () => {
    fillIn()
    send()
    await vi.advanceTimersByTimeAsync(5000)
    await arrive()
    expect(clicks.mock.calls).toEqual([['send']])
  })

  test('that was passed on another way is not sent twice', async () => {
    fillIn()
    send()
    await vi.advanceTimersByTimeAsync(5000)
    notice()?.querySelector('button')?.click()
    clicks.mockReset()
    await arrive()
    expect(clicks).not.toHaveBeenCalled()
  })

  test('is asked for what is missing after twenty seconds, as its script would', async () => {
    send()
    await vi.advanceTimersByTimeAsync(19_999)
    expect(complaint).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(complaint).toHaveBeenCalledOnce()
    expect(notice()).toBeNull()
  })

  test('on a page that was left asks for nothing', async () => {
    fillIn()
    send()
    element('island').remove()
    await vi.advanceTimersByTimeAsync(5000)
    expect(notice()).toBeNull()
  })

  test('can be sent again after it was offered', async () => {
    fillIn()
    send()
    await vi.advanceTimersByTimeAsync(5000)
    send()
    expect(isBusy('send')).toBe(true)
  })
})
