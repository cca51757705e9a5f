import { expect, test } from 'vitest'
import { levelNames } from '#data/career/level-names.yaml'
import * as guide from '#data/guide.yaml'
import * as home from '#data/home.yaml'
import { guideBonusWorth, guidePrice, prices } from '#data/prices.yaml'
import { services } from '#data/service-cards.ts'
import { testimonials } from '#data/testimonials.yaml'
import { decodeChat } from '#tests/forms/decode-message.ts'
import { cards } from '#tests/work.ts'
import { all, attributes, documentAt, hrefOf, texts, words } from './page-at.ts'

const page = documentAt('/')
const main = page.querySelector('main') as HTMLElement
const section = (start: string) =>
  all(main, 'section').find((each) =>
    words(each.querySelector('h2')).startsWith(start),
  ) as HTMLElement

test('the home page shows its sections in order, six of them with an anchor', () => {
  const sections = all(main, 'section').filter((each) => !each.parentElement?.closest('section'))
  expect(sections.map(({ id }, at) => id || texts(sections[at], 'h2')[0])).toEqual([
    'about',
    'skills',
    'services',
    'projects',
    'testimonials',
    'contact',
    guide.heading,
    home.premium.title,
    home.career.title,
    home.faq.title,
  ])
  expect(
    all(page, '#launch-banner, header, main, footer').map(({ id, localName }) => id || localName),
  ).toEqual(['launch-banner', 'header', 'main', 'footer'])
})

test('the hero leads to a service request and a free strategy session', () => {
  const hero = main.querySelector('h1')?.parentElement?.parentElement
  expect(attributes(hero, 'a', 'href')).toEqual(['/service-request', '/consultation'])
  // The browser opens one question at a time.
  expect(new Set(attributes(main, 'details[name]', 'name'))).toEqual(new Set(['faq']))
})

test('each service has its highlights and leads to its page', () => {
  const shown = all(main, '#services li:has(h3)')
  expect(shown.map((service) => attributes(service, 'h3 a', 'href'))).toEqual(
    services.map(({ link }) => [link]),
  )
  expect(shown.map((service) => texts(service, 'ul > li.tag'))).toEqual(
    services.map(({ highlights }) => highlights),
  )
})

test('clients of the home page are quoted with name and company', () => {
  const shown = texts(main, '#testimonials figure')
  const quoted = testimonials.filter(({ home }) => home)
  expect(shown).toHaveLength(quoted.length)
  for (const [index, { name, company }] of quoted.entries())
    for (const part of [name, company]) expect(shown[index]).toContain(part)
})

test('each kind of project has a tab, whose panel links to their pages', () => {
  for (const [id, group] of ['ai', 'content', 'video'].entries()) {
    const shown = cards.filter((card) => card.group === group && card.home !== false)
    const panel = all(main, '#projects .panel')[id]
    expect(attributes(panel, 'a', 'href')).toEqual(shown.map(({ path }) => path))
  }
})

test('the guide has its price and a free hour with its value', () => {
  const shown = words(section(guide.heading))
  for (const amount of [guidePrice, guideBonusWorth])
    expect(shown).toContain(`₹${amount.toLocaleString('en-IN')}`)
})

test('the business program leads to a chat with its price', () => {
  const premium = section(home.premium.title)
  const chat = premium.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href')
  expect(decodeChat(chat ?? '').text).toContain(`INR ${prices.premium.INR.toLocaleString('en-IN')}`)
})

// The schema holds the labels that the specification quotes (requirements §2.4).
test.each<[label: string, href: string]>([
  [home.premium.apply.label, '/consultation'],
  [home.premium.schedule.label, '/consultation'],
  ...Object.entries(levelNames).map(([id, name]): [string, string] => [
    home.career.join.replace('{level}', name),
    `/career/${id}`,
  ]),
  [home.career.primary.label, '/ai-career-program'],
  [home.career.secondary.label, '/consultation'],
  [home.faq.action.label, '#contact'],
])('%s leads to %s', (label, href) => {
  expect(hrefOf(main, label)).toBe(href)
})
