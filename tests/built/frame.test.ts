import { describe, expect, test } from 'vitest'
import { prices } from '../../data/prices.ts'
import { site } from '../../data/site.ts'
import { decodeChat } from '../../tools/forms/decode-message.ts'
import { all, attributes, documentAt, hrefOf, words } from './page-at.ts'
import { builtPages } from './site.ts'

describe.each(builtPages)('$path', ({ path }) => {
  const page = documentAt(path)

  test('has the header: home link, navigation row, both programs with prices, two buttons', () => {
    const header = page.querySelector('header') as HTMLElement
    const links = attributes(header, 'nav a', 'href')
    expect(links).toEqual([
      '/',
      '/about',
      '/skills',
      '/services',
      '/projects',
      '/testimonials',
      '/contact',
      '/ai-mastery-course',
      '/ai-career-program',
    ])
    expect(words(header.querySelector('nav a[href="/ai-mastery-course"]'))).toContain(
      `₹${prices.premium.INR.toLocaleString('en-IN')}`,
    )
    expect(words(header.querySelector('nav a[href="/ai-career-program"]'))).toContain(
      `from ₹${prices.beginner.INR.toLocaleString('en-IN')}+`,
    )
    // An accessible name begins with the visible text (WCAG 2.5.3).
    expect(words(header.querySelector('a[href="/"]'))).toMatch(new RegExp(`^${site.name} ?home$`))
    expect(hrefOf(header, 'Request Service')).toBe('/service-request')
    expect(hrefOf(header, 'Get In Touch')).toBe('/contact')
    expect(words(header)).toContain(site.role)
    expect(header.querySelector('[role=img][aria-label="Five stars"]')).not.toBeNull()
  })

  test('has the chat card, closed, with its words and a chat link', () => {
    const card = page.querySelector('#chat-widget') as HTMLElement
    expect(card.hasAttribute('hidden')).toBe(true)
    expect(card.querySelector('details')?.hasAttribute('open')).toBe(false)
    expect(words(card)).toContain(site.initials)
    expect(
      all(card, 'button').map((button) => button.getAttribute('aria-label') ?? words(button)),
    ).toEqual(['Close chat', 'Minimize'])
    expect(decodeChat(hrefOf(card, 'Start WhatsApp Chat') ?? '').number).toBe(site.chatNumber)
  })

  test('marks its own link and no other', () => {
    for (const link of page.querySelectorAll('header [aria-current]'))
      expect(link.getAttribute('href')).toBe(path)
  })
})
