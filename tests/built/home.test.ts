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
import { homeCards } from '#tests/work.ts'
import {
  all,
  attributes,
  documentAt,
  hrefOf,
  pageAt,
  texts,
  words,
} from './page-at.ts'

// The prices and chats of the programs are tested in tests/built/programs.test.ts.

const main = pageAt('/')
const quotedAtHome = testimonials.filter(({ home }) => home)
const everySkill = categories.flatMap(({ skills }) => skills)

/** Paths of the projects of a kind, except those that the owner keeps off the home page. */
const pagesOfKind = (kind: string) => {
  const ofKind = homeCards.filter(({ group }) => group === kind)
  return ofKind.map(({ path }) => path)
}
/** Paths of the projects of each kind that has any, in the order of the tabs. */
const shownKinds = ['ai', 'content', 'video']
  .map(pagesOfKind)
  .filter(({ length }) => length > 0)

test('the home page has banner, header, main element and footer in this order', () => {
  const parts = all(documentAt('/'), '#launch-banner, header, main, footer')
  const names = parts.map(({ id, localName }) => id || localName)
  expect(names).toEqual(['launch-banner', 'header', 'main', 'footer'])
})

test('the home page shows its sections in order, six of them with an id', () => {
  const sections = all(main, 'section').filter(
    (each) => !each.parentElement?.closest('section'),
  )
  const names = sections.map((each) => {
    const [heading] = texts(each, 'h2')
    return each.id || heading
  })
  expect(names).toEqual([
    'about',
    'skills',
    'services',
    ...(homeCards.length > 0 ? ['projects'] : []),
    'testimonials',
    'contact',
    guide.heading,
    home.premium.title,
    home.career.title,
    home.faq.title,
  ])
})

test('each service shows its highlights and links to its page', () => {
  const shown = all(main, '#services li:has(h3)').map((service) => [
    hrefOf(service, words(service.querySelector('h3'))),
    ...texts(service, 'ul > li.tag'),
  ])
  const written = serviceCards.map(({ link, highlights }) => [
    link,
    ...highlights,
  ])
  expect(shown).toEqual(written)
})

test('each quote on the home page names the client and the company', () => {
  const shown = texts(main, '#testimonials figure')
  expect(shown).toHaveLength(quotedAtHome.length)
  for (const [index, { name, company }] of quotedAtHome.entries()) {
    expect(shown[index]).toContain(name)
    expect(shown[index]).toContain(company)
  }
})

test('each quote shows the rating of its client in stars and in words', () => {
  const rated = all(main, '#testimonials [role=img]')
  const stars = home.testimonials.stars
  const shown = rated.map((each) => [
    words(each),
    each.getAttribute('aria-label'),
  ])
  const written = quotedAtHome.map(({ rating }) => [
    '★'.repeat(rating),
    stars.replace('{rating}', `${rating}`),
  ])
  expect(shown).toEqual(written)
})

const quotedClient = testimonials.find(({ excerpt }) => excerpt)

// A site without an excerpt quotes nobody on the first screen.
test.runIf(quotedClient)(
  'the first screen quotes a client, with result, name, role and company',
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

test('each skill of the home page shows its level in percent', () => {
  const shown = texts(main, '.skill-item button')
  const written = everySkill.map(
    ({ name, homeLevel }) => `${name} ${homeLevel}%`,
  )
  expect(shown).toEqual(written)
})

test('each skill is described by a tooltip, which screen readers read', () => {
  const described = attributes(main, '.skill-item button', 'aria-describedby')
  const notes = described.map((id) => main.querySelector(`#${id}`))
  const written = everySkill.map(({ description }) => description)
  expect(notes.map(words)).toEqual(written)
  for (const note of notes) {
    const role = note?.getAttribute('role')
    expect(role).toBe('tooltip')
  }
})

test('the title on the drawn cover of the guide is hidden from screen readers', () => {
  const titles = all(main, '[aria-labelledby=guide] p').filter(
    (part) =>
      words(part) === guide.title && !part.closest('[aria-hidden=true]'),
  )
  expect(titles).toEqual([])
})

test('each service on the home page has a small drawing of the figure on its own page', () => {
  const figures = all(main, '#services li:has(h3) > div > svg')
  expect(figures).toHaveLength(serviceCards.length)
  for (const figure of figures) {
    const paths = all(figure, 'path')
    expect(paths.length).toBeGreaterThan(0)
    // The area that components/figures/FigureCover.tsx draws in.
    expect(figure.getAttribute('viewBox')).toBe('0 0 36 18')
  }
})

test('projects of one kind are in three columns, but two projects are in two columns', () => {
  for (const panel of all(main, '#projects .panel')) {
    const list = panel.querySelector('ul')
    const columns = list?.childElementCount === 2 ? 2 : 3
    const classes = [...(list?.classList ?? [])]
    expect(classes).toContain(`md:grid-cols-${columns}`)
  }
})

test('at first only the content projects are open, or the first panel if there are none', () => {
  const openPanels = all(main, '#projects .panel:not([data-unselected])')
  const hrefs = openPanels.flatMap((panel) => attributes(panel, 'a', 'href'))
  const kinds = [pagesOfKind('content'), ...shownKinds]
  expect(hrefs).toEqual(kinds.find(({ length }) => length > 0) ?? [])
})

test('the example chart of the home page has its legend next to it', () => {
  const [example] = all(main, 'figure[data-figure=shares] > div > div')
  // An owner may choose another kind of figure, which has the full width on every page.
  if (example) expect(example.className).toContain('lg:grid-cols-')
})

test('the first three projects of each kind are large', () => {
  for (const panel of all(main, '#projects .panel')) {
    const projects = all(panel, 'article')
    for (const [index, { classList }] of projects.entries()) {
      const isRow = classList.contains('project-row')
      expect(isRow).toBe(index >= 3)
    }
  }
})

test('the guide link opens a mail that names the guide, and has the price for analytics', () => {
  const link = main.querySelector('[data-behaviour=guide-link]')
  const { href } = mailLink(guideRequest())
  expect(link?.getAttribute('href')).toBe(href)
  expect(link?.getAttribute('data-price')).toBe(`${guidePrice}`)
})

test('the portrait of the first screen is preloaded, with priority over other pictures', () => {
  const [portrait] = all(main, 'img')
  expect(portrait?.getAttribute('fetchpriority')).toBe('high')
  const early = attributes(main, 'img[fetchpriority=high]', 'src')
  expect(early).toHaveLength(1)
  const preloads = 'head link[rel=preload][as=image]'
  expect(attributes(documentAt('/'), preloads, 'href')).toEqual(early)
})

test('without script the close button of the banner is hidden', () => {
  const button = documentAt('/').querySelector('#launch-banner button')
  expect(button?.classList.contains('needs-script')).toBe(true)
  expect(button?.hasAttribute('data-dismiss')).toBe(true)
})

test('each kind of project has a tab panel with links to the pages of its projects', () => {
  const panels = all(main, '#projects .panel')
  const hrefs = panels.map((panel) => attributes(panel, 'a', 'href'))
  expect(hrefs).toEqual(shownKinds)
})

const levelLinks = Object.entries(levelNames).map(([id, name]) => {
  const label = home.career.join.replace('{level}', name)
  return [label, `/career/${id}`] as const
})

// The schema checks the labels that the specification quotes (requirements §2.4).
test.each<readonly [label: string, href: string]>([
  [home.hero.primary.label, '/service-request'],
  [home.hero.secondary.label, '/consultation'],
  [home.about.services.label, '#services'],
  [home.premium.apply.label, '/consultation'],
  [home.premium.schedule.label, '/consultation'],
  ...levelLinks,
  [home.career.primary.label, '/ai-career-program'],
  [home.career.secondary.label, '/consultation'],
  [home.faq.action.label, '#contact'],
])("the link '%s' leads to %s", (label, href) => {
  expect(hrefOf(main, label)).toBe(href)
})
