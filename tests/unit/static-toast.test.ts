// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { showStaticToast } from '#client/dom/static-toast.ts'

const text = { title: 'Not sent', description: 'Please try again.' }
const region = (tone: 'polite' | 'assertive') =>
  document.querySelector(`[aria-live=${tone}]`)

beforeEach(() => {
  document.body.innerHTML =
    '<div id="toasts"><div aria-live="polite"></div><div aria-live="assertive"></div></div>'
  vi.useFakeTimers()
})

describe('a toast that is shown without the script of toasts', () => {
  test.each([
    ['error', 'assertive'],
    ['success', 'polite'],
  ] as const)('with the tone %s is in the %s live region', (tone, live) => {
    showStaticToast({ tone, ...text })
    const item = region(live)?.querySelector<HTMLElement>('ol > li.toast')
    expect(item?.dataset.tone).toBe(tone)
    expect(item?.querySelector('strong')?.textContent).toBe(text.title)
    expect(item?.querySelector('p')?.textContent).toBe(text.description)
    expect(document.querySelectorAll('li')).toHaveLength(1)
  })

  test('replaces an equal toast instead of appearing beside it', () => {
    showStaticToast({ tone: 'error', ...text })
    vi.advanceTimersByTime(9000)
    showStaticToast({ tone: 'error', ...text })
    expect(region('assertive')?.querySelectorAll('li')).toHaveLength(1)
    vi.advanceTimersByTime(9000)
    expect(region('assertive')?.querySelectorAll('li')).toHaveLength(1)
  })

  test('appears beside a toast with another text', () => {
    showStaticToast({ tone: 'error', ...text })
    showStaticToast({ tone: 'error', ...text, title: 'No connection' })
    expect(region('assertive')?.querySelectorAll('li')).toHaveLength(2)
  })

  test('replaces an equal toast that the browser has translated', () => {
    showStaticToast({ tone: 'error', ...text })
    const title = document.querySelector('strong') as HTMLElement
    title.innerHTML = '<font><font>भेजा नहीं गया</font></font>'
    showStaticToast({ tone: 'error', ...text })
    expect(document.querySelectorAll('li')).toHaveLength(1)
  })

  test('is removed completely after ten seconds', () => {
    showStaticToast({ tone: 'error', ...text })
    vi.advanceTimersByTime(9999)
    expect(region('assertive')?.childElementCount).toBe(1)
    vi.advanceTimersByTime(1)
    expect(region('assertive')?.innerHTML).toBe('')
  })
})
