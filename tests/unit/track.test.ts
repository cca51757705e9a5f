// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  analyticsWindow,
  track,
  trackChatLinks,
  trackPageView,
  trackPixel,
} from '../../client/analytics/track.ts'

beforeEach(() => {
  analyticsWindow.dataLayer = undefined
  analyticsWindow.fbq = undefined
})

const commands = () =>
  (analyticsWindow.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>))

test('queues an event as the arguments object that the analytics script reads, with its value', () => {
  track('generate_lead', { value: 100, currency: 'USD', form: 'home' })
  expect(Object.prototype.toString.call(analyticsWindow.dataLayer?.[0])).toBe('[object Arguments]')
  expect(commands()).toEqual([
    ['event', 'generate_lead', { value: 100, currency: 'USD', form: 'home' }],
  ])
})

test('keeps what another script has put into the queue already', () => {
  analyticsWindow.dataLayer = ['theirs']
  track('service_requested', { service: 'consulting' })
  expect(analyticsWindow.dataLayer).toHaveLength(2)
})

test('queues pixel events until its script takes over, and then hands them on', () => {
  trackPixel('SubmitApplication', { value: 1000, currency: 'USD' })
  expect(analyticsWindow.fbq?.queue).toEqual([
    ['track', 'SubmitApplication', { value: 1000, currency: 'USD' }],
  ])
  const callMethod = vi.fn()
  Object.assign(analyticsWindow.fbq ?? {}, { callMethod })
  trackPixel('PageView')
  expect(callMethod).toHaveBeenCalledWith('track', 'PageView', {})
  expect(analyticsWindow.fbq?.queue).toHaveLength(1)
})

test('reports a page view to both services without the query of the address', () => {
  history.replaceState(null, '', '/contact?service=seo-services#form')
  document.title = 'Contact'
  trackPageView()
  expect(commands()).toEqual([
    [
      'event',
      'page_view',
      { page_path: '/contact', page_title: 'Contact', page_location: `${location.origin}/contact` },
    ],
  ])
  expect(analyticsWindow.fbq?.queue).toEqual([['track', 'PageView', {}]])
})

test('goes on when a service throws', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const broken = () => {
    throw new Error('broken by its own update')
  }
  analyticsWindow.dataLayer = Object.assign([], { push: broken })
  analyticsWindow.fbq = Object.assign(broken, { queue: [] })
  expect(() => trackPageView()).not.toThrow()
  expect(warn).toHaveBeenCalledTimes(2)
})

test('reports each click on a chat link once, wherever in the link it lands', () => {
  trackChatLinks()
  document.body.innerHTML =
    '<a href="https://wa.me/910000000000?text=Hi"><span id="label">Chat</span></a><a href="/contact" id="other">Contact</a>'
  for (const link of document.querySelectorAll('a'))
    link.addEventListener('click', (event) => event.preventDefault())
  document.getElementById('label')?.click()
  document.getElementById('other')?.click()
  expect(commands()).toEqual([
    [
      'event',
      'whatsapp_chat_clicked',
      { value: 150, currency: 'USD', page_path: location.pathname },
    ],
  ])
})
