import { expect, test } from 'vitest'
import { levelNames } from '#data/career/level-names.yaml'
import * as guide from '#data/guide.yaml'
import * as home from '#data/home.yaml'
import { mailLink } from '#data/links.ts'
import { guideRequest } from '#data/messages/mail-message.ts'
import { guidePrice } from '#data/prices.yaml'
import { serviceCards } from '#data/service-cards.ts'
import { categories } from '#data/skills.yaml'
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

test('each quote says in stars and in words how its client rated the work', () => {
  const rated = all(main, '#testimonials [role=img]')
  const stars = home.testimonials.stars
  expect(
    rated.map((each) => [words(each), each.getAttribute('aria-label')]),
  ).toEqual(
    testimonials
      .filter(({ home }) => home)
      .map(({ rating }) => [
        '★'.repeat(rating),
        stars.replace('{rating}', `${rating}`),
      ]),
  )
})

const quotedClient = testimonials.find(({ excerpt }) => excerpt)

// A site without an excerpt quotes nobody there.
test.runIf(quotedClient)(
  'the client of the first screen is the one who said what is quoted there',
  () => {
    const [quoted] = all(main, 'figure:has(blockquote)')
    expect(words(quoted?.querySelector('blockquote'))).toBe(
      `“${quotedClient?.excerpt}” ${quotedClient?.results}`,
    )
    expect(words(quoted?.querySelector('figcaption'))).toBe(
      `${quotedClient?.name}, ${quotedClient?.role}, ${quotedClient?.company}`,
    )
  },
)

test('each skill of the home page shows its level there', () => {
  const skills = categories.flatMap(({ skills }) => skills)
  expect(texts(main, '.skill-item button')).toEqual(
    skills.map(({ name, homeLevel }) => `${name} ${homeLevel}%`),
  )
})

test('a screen reader says with each skill what it is', () => {
  const skills = categories.flatMap(({ skills }) => skills)
  const described = attributes(main, '.skill-item button', 'aria-describedby')
  const notes = described.map((id) => main.querySelector(`#${id}`))
  expect(notes.map(words)).toEqual(skills.map((skill) => skill.description))
  for (const note of notes) expect(note?.getAttribute('role')).toBe('tooltip')
})

test('a screen reader says the title of the guide once, since its cover is a picture', () => {
  const titles = all(main, '[aria-labelledby=guide] p').filter(
    (part) =>
      words(part) === guide.title && !part.closest('[aria-hidden=true]'),
  )
  expect(titles).toEqual([])
})

test('each service shows its figure, small', () => {
  const figures = all(main, '#services li:has(h3) > div > svg')
  expect(figures).toHaveLength(serviceCards.length)
  for (const figure of figures) {
    expect(all(figure, 'path').length).toBeGreaterThan(0)
    // Covers are drawn in these units (components/figures/FigureCover.tsx).
    expect(figure.getAttribute('viewBox')).toBe('0 0 36 18')
  }
})

test('every kind of project fills its row, by as many columns as it has projects', () => {
  for (const list of all(main, '#projects .ranked')) {
    const columns = list.childElementCount === 2 ? 2 : 3
    expect(list.classList.contains(`md:grid-cols-${columns}`)).toBe(true)
  }
})

test('a visitor who has chosen nothing sees the projects of writing', () => {
  const open = all(main, '#projects .panel:not([data-unselected])')
  expect(open.flatMap((panel) => attributes(panel, 'a', 'href'))).toEqual(
    cards
      .filter((card) => card.group === 'content' && card.home !== false)
      .map(({ path }) => path),
  )
})

test('the example of the home page has its legend beside it', () => {
  const [example] = all(main, 'figure[data-figure=shares] > div > div')
  // Another kind of figure has the whole width on every page.
  if (example) expect(example.className).toContain('lg:grid-cols-')
})

test('three projects of each kind are large', () => {
  for (const panel of all(main, '#projects .panel')) {
    const rows = all(panel, 'article').map(({ classList }) =>
      classList.contains('project-row'),
    )
    expect(rows).toEqual(rows.map((_, index) => index >= 3))
  }
})

test('the guide is asked for in a mail that names it, and measured by its price', () => {
  const link = main.querySelector('[data-behaviour=guide-link]')
  expect(link?.getAttribute('href')).toBe(mailLink(guideRequest()).href)
  expect(link?.getAttribute('data-price')).toBe(`${guidePrice}`)
})

test('the portrait of the first screen is loaded before other pictures', () => {
  const [portrait] = all(main, 'img')
  expect(portrait?.getAttribute('fetchpriority')).toBe('high')
  expect(attributes(main, 'img[fetchpriority=high]', 'src')).toHaveLength(1)
})

test('without script the banner has no button that would do nothing', () => {
  const button = documentAt('/').querySelector('#launch-banner button')
  expect(button?.classList.contains('needs-script')).toBe(true)
  expect(button?.hasAttribute('data-dismiss')).toBe(true)
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
