import { expect, test } from 'vitest'
import { levelNames } from '#data/career/level-names.yaml'
import * as guide from '#data/guide.yaml'
import * as home from '#data/home.yaml'
import { serviceCards } from '#data/service-cards.ts'
import { testimonials } from '#data/testimonials.yaml'
import { cards } from '#tests/work.ts'
import {
  all,
  attributes,
  documentAt,
  hrefOf,
  pageAt,
  texts,
  words,
} from './page-at.ts'

// Prices and chats of the programs: tests/built/programs.test.ts.

const main = pageAt('/')

test('a visitor meets banner, header, page and footer in this order', () => {
  const parts = all(documentAt('/'), '#launch-banner, header, main, footer')
  const names = parts.map(({ id, localName }) => id || localName)
  expect(names).toEqual(['launch-banner', 'header', 'main', 'footer'])
})

test('a visitor opens one question of the home page at a time', () => {
  // The browser closes the other details of a name.
  expect(new Set(attributes(main, 'details[name]', 'name'))).toEqual(
    new Set(['faq']),
  )
})

test('the home page shows its sections in order, six of them with an anchor', () => {
  const sections = all(main, 'section').filter(
    (each) => !each.parentElement?.closest('section'),
  )
  expect(sections.map((each) => each.id || texts(each, 'h2')[0])).toEqual([
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
})

test('each service has its highlights and leads to its page', () => {
  const shown = all(main, '#services li:has(h3)').map((service) => [
    hrefOf(service, words(service.querySelector('h3'))),
    ...texts(service, 'ul > li.tag'),
  ])
  expect(shown).toEqual(
    serviceCards.map(({ link, highlights }) => [link, ...highlights]),
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
  const panels = all(main, '#projects .panel')
  expect(panels.map((panel) => attributes(panel, 'a', 'href'))).toEqual(
    ['ai', 'content', 'video'].map((group) =>
      cards
        .filter((card) => card.group === group && card.home !== false)
        .map(({ path }) => path),
    ),
  )
})

// The schema holds the labels that the specification quotes (requirements §2.4).
test.each<[label: string, href: string]>([
  [home.hero.primary.label, '/service-request'],
  [home.hero.secondary.label, '/consultation'],
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
