import { describe, expect, test } from 'vitest'
import { prices } from '#data/prices.yaml'
import * as site from '#data/site.yaml'
import { decodeChat } from '#tests/forms/decode-message.ts'
import { all, attributes, documentAt, hrefOf, words } from './page-at.ts'
import { builtPages } from './site.ts'

describe.each(builtPages)('$path', ({ path }) => {
  const page = documentAt(path)

  test('has the header: home link, navigation row, both programs with prices, two buttons', () => {
    const header = page.querySelector('header') as HTMLElement
    expect(attributes(header, 'nav a', 'href')).toEqual([
      ...['/', '/about', '/skills', '/services', '/projects', '/testimonials', '/contact'],
      ...['/ai-mastery-course', '/ai-career-program'],
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

  test('has the chat card, closed, with the initials and a chat link', () => {
    const card = page.querySelector('#chat-widget') as HTMLElement
    expect(card.hasAttribute('hidden')).toBe(true)
    expect(words(card)).toContain(site.initials)
    expect(decodeChat(hrefOf(card, 'Start WhatsApp Chat') ?? '').number).toBe(site.chatNumber)
  })

  test('marks its own links, or the section that it is a part of', () => {
    const section = {
      services: '/services',
      content: '/projects',
      video: '/projects',
      ai: '/projects',
      career: '/ai-career-program',
    }[path.split('/').slice(0, -1).join('')]
    for (const link of page.querySelectorAll('header nav a:not([href="/"])')) {
      const href = link.getAttribute('href')
      const mark = href === path ? 'page' : href === section ? 'true' : null
      expect(link.getAttribute('aria-current'), `${href} on ${path}`).toBe(mark)
    }
    const isProgram = /^\/(?:ai-mastery-course|ai-career-program|career\/.+)$/.test(path)
    const menu = all(page, 'header summary').find((link) => words(link) === 'AI Courses')
    expect(menu?.getAttribute('aria-current')).toBe(isProgram ? 'true' : null)
  })
})
