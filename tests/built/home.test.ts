import { describe, expect, test } from 'vitest'
import { mailLink } from '../../data/links.ts'
import { guideBonusWorth, guidePrice, prices } from '../../data/prices.ts'
import { testimonials } from '../../data/testimonials.ts'
import { decodeChat } from '../../tools/forms/decode-message.ts'
import { cards } from '../work.ts'
import { all, attributes, documentAt, hrefOf, texts, words } from './page-at.ts'
import { builtPages } from './site.ts'

describe('the home page', () => {
  const page = documentAt('/')
  const main = page.querySelector('main') as HTMLElement
  const section = (start: string) =>
    all(main, 'section').find((each) =>
      words(each.querySelector('h2')).startsWith(start),
    ) as HTMLElement

  test('shows its sections in order, six of them with an anchor', () => {
    const sections = all(main, 'section').filter((each) => !each.parentElement?.closest('section'))
    expect(sections.map(({ id }, at) => id || texts(sections[at], 'h2')[0])).toEqual([
      'about',
      'skills',
      'services',
      'projects',
      'testimonials',
      'contact',
      'The AI business growth guide',
      'The AI Business Transformation Program',
      'AI Career Program',
      'Frequently asked questions',
    ])
    // The banner comes before the header, the footer last.
    const frame = all(page, '#launch-banner, header, main, footer').map(({ id, localName }) => [
      id || localName,
    ])
    expect(frame.flat()).toEqual(['launch-banner', 'header', 'main', 'footer'])
  })

  test('begins with links to a service request and a free strategy session', () => {
    const hero = main.querySelector('h1')?.parentElement as HTMLElement
    expect(attributes(hero, 'a', 'href')).toEqual(['/service-request', '/consultation'])
    expect(main.querySelectorAll('canvas[data-behaviour~=particles]')).toHaveLength(1)
  })

  test('lists five services, each with three highlights and a link to its page', () => {
    const services = all(main, '#services li:has(h3)')
    expect(services).toHaveLength(5)
    for (const service of services) {
      expect(service.querySelectorAll('ul > li.tag')).toHaveLength(3)
      expect(service.querySelector('h3 a')?.getAttribute('href')).toMatch(/^\/services\/[a-z-]+$/)
    }
  })

  test('shows three testimonials', () => {
    const shown = texts(main, '#testimonials figure')
    expect(shown).toHaveLength(3)
    for (const [index, { name, company }] of testimonials.filter(({ home }) => home).entries())
      for (const part of [name, company]) expect(shown[index]).toContain(part)
  })

  test('has a tab for each kind of project, whose panel links to their pages', () => {
    for (const [id, group] of ['ai', 'content', 'video'].entries()) {
      const shown = cards.filter((card) => card.group === group && card.home !== false)
      const panel = all(main, '#projects .panel')[id]
      expect(attributes(panel, 'a', 'href')).toEqual(shown.map(({ path }) => path))
    }
    expect(texts(main, '#projects [role=tab][aria-selected=true]')).toEqual([
      'Content Success Stories',
    ])
  })

  test('lets the browser open one question at a time', () => {
    expect(new Set(attributes(main, '.accordion details', 'name'))).toEqual(new Set(['faq']))
  })

  test('offers the guide with its price and a free hour with its value', () => {
    const shown = words(section('The AI business growth guide'))
    for (const amount of [guidePrice, guideBonusWorth])
      expect(shown).toContain(`₹${amount.toLocaleString('en-IN')}`)
  })

  test('leads from the business program to a chat with its price', () => {
    const premium = section('The AI Business Transformation Program')
    const chat = premium.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href')
    expect(decodeChat(chat ?? '').text).toContain(
      `INR ${prices.premium.INR.toLocaleString('en-IN')}`,
    )
  })

  test.each([
    ['The AI Business Transformation Program', 'Apply for Consultation', '/consultation'],
    ['The AI Business Transformation Program', 'Schedule Your Consultation', '/consultation'],
    ['AI Career Program', 'Join Beginner Level', '/career/beginner'],
    ['AI Career Program', 'Join Intermediate Level', '/career/intermediate'],
    ['AI Career Program', 'Join Professional Level', '/career/professional'],
    ['AI Career Program', 'Join Expert Level', '/career/expert'],
    ['AI Career Program', 'View All Programs', '/ai-career-program'],
    ['AI Career Program', 'Free Career Consultation', '/consultation'],
    ['Frequently asked questions', 'Get Free Consultation', '#contact'],
  ])('leads from %s by %s to %s', (title, label, href) => {
    expect(hrefOf(section(title), label)).toBe(href)
  })
})

test('the contact page ends with a mail link with a subject and a chat link', () => {
  const main = documentAt('/contact').querySelector('main')
  const mail = mailLink({ subject: 'Business Inquiry - AI & Digital Marketing Services' }).href
  expect(attributes(main, 'a', 'href')).toContain(mail)
  expect(all(main, 'a[href^="https://wa.me/"]')).not.toEqual([])
})

test('the betting and gaming sample names no operator and links to no game', () => {
  for (const { path } of builtPages.filter(({ path }) => path === '/content/betting-gaming')) {
    const main = words(documentAt(path).querySelector('main'))
    expect(main).toContain('Writing samples only')
    expect(main).toContain('no operators and no links to play')
  }
})
