import { describe, expect, test } from 'vitest'
import { businessHours } from '../../data/business-hours.ts'
import { greetings } from '../../data/contact.yaml'
import { refundTerms } from '../../data/prices.ts'
import { serviceIds } from '../../data/schemas/facts.ts'
import { services } from '../../data/service-cards.ts'
import { callToAction } from '../../data/services.yaml'
import { site } from '../../data/site.ts'
import { categories } from '../../data/skills.yaml'
import { testimonials } from '../../data/testimonials.ts'
import { decodeChat } from '../../tools/forms/decode-message.ts'
import { cards, casePages, contentPages, videoPages, work } from '../work.ts'
import { all, attributes, linksTo, pageAt, texts, words } from './page-at.ts'

/** Asserts that the page shows each of these texts. */
function expectWords(root: Element | undefined, parts: readonly string[]) {
  const text = words(root)
  expect(parts.filter((part) => !text.includes(part))).toEqual([])
}
/** Figures as 'label: number', of a page or of the data. */
const stats = (main: HTMLElement) =>
  all(main, 'dl.stats > div').map(
    (stat) => `${words(stat.querySelector('dt'))}: ${words(stat.querySelector('dd'))}`,
  )
const listed = (items: readonly { number: string; label: string }[]) =>
  items.map(({ number, label }) => `${label}: ${number}`)

test('the About page says where, when and in which languages the consultant works', () => {
  expectWords(pageAt('/about'), [
    site.location,
    site.reach,
    site.languages.join(', '),
    site.timeZoneLabel,
    businessHours,
  ])
})

test('the Contact page says when the consultant works, and offers a chat in each language', () => {
  const main = pageAt('/contact')
  expectWords(main, [businessHours])
  expect(
    all(main, 'a[lang]').map((link) => [
      link.getAttribute('lang'),
      words(link),
      decodeChat(link.getAttribute('href') ?? '').text,
    ]),
  ).toEqual(
    greetings
      .filter(({ language }) => site.languages.includes(language))
      .map(({ lang, label, message }) => [lang, label, message]),
  )
})

describe('the Skills page', () => {
  const main = pageAt('/skills')

  test('serves four tabs, tab-0 to tab-3, with the first one selected', () => {
    const selected = all(main, '[role=tab]').map((tab) => [
      tab.id,
      tab.getAttribute('aria-selected'),
      words(tab),
    ])
    expect(selected).toEqual([
      ['tab-0', 'true', 'AI & Technology'],
      ['tab-1', 'false', 'Digital Marketing'],
      ['tab-2', 'false', 'Content & Creativity'],
      ['tab-3', 'false', 'Strategic Leadership'],
    ])
  })

  test('shows every skill with its bar and percentage', () => {
    const panels = all(main, '[role=tabpanel]')
    for (const [index, { skills }] of categories.entries()) {
      const rows = all(panels[index] as HTMLElement, 'li')
      expect(rows).toHaveLength(skills.length)
      for (const [row, { name, level }] of skills.entries()) {
        expectWords(rows[row], [name, `${level}%`])
        const bar = rows[row]?.querySelector('meter')
        expect(bar?.getAttribute('value')).toBe(String(level))
        expect(bar?.getAttribute('aria-label')).toBe(name)
      }
    }
  })
})

test('the Services page leads to the page of each service', () => {
  for (const { link } of services) expect(linksTo(pageAt('/services'), link)).toHaveLength(1)
})

test.each(serviceIds)(
  '/services/%s leads back to all services and ends with disclaimer and call to action',
  (id) => {
    const main = pageAt(`/services/${id}`)
    expect(linksTo(main, '/services')).toEqual(['Back to Services'])
    expect(words(main)).toMatch(/not typical, and no outcome is guaranteed/)
    expect(stats(main).slice(3)).toEqual(listed(callToAction.stats))
  },
)

test('digital marketing has the three packages of the requirements', () => {
  expect(texts(pageAt('/services/digital-marketing'), 'h3')).toEqual(
    expect.arrayContaining(['Growth Starter', 'Scale & Dominate', 'Enterprise Growth']),
  )
})

describe('the portfolio', () => {
  const main = pageAt('/projects')

  test('serves a card for every content, video and AI page', () => {
    expect(texts(main, 'article h2')).toEqual(cards.map(({ title }) => title))
    expect(attributes(main, 'article a', 'href')).toEqual(cards.map(({ path }) => path))
  })

  test('has the four filters in order, with All active', () => {
    const labels = ['All', 'Content Creation', 'Video Production', 'AI Development']
    expect(texts(main, 'label:has([type=radio])')).toEqual(labels)
    expect(texts(main, 'label:has([type=radio][checked])')).toEqual(['All'])
  })

  test('shows three badges on a card and counts the others', () => {
    for (const [index, card] of all(main, 'article').entries()) {
      const badges = cards[index]?.badges ?? []
      expect(texts(card, 'li.tag')).toEqual([
        ...badges.slice(0, 3),
        ...(badges.length > 3 ? [`+${badges.length - 3} more`] : []),
      ])
      expect(words(card)).toContain('View Case Study')
      expect(words(card)).toContain('Result: ')
    }
  })
})

test('the Testimonials page shows each client whole, and a disclaimer', () => {
  const main = pageAt('/testimonials')
  const shown = all(main, '[data-reveal-item]:has(figure)')
  expect(shown).toHaveLength(testimonials.length)
  for (const [index, client] of testimonials.entries()) {
    const { name, role, company, results, project, rating } = client
    const stars = shown[index]?.querySelector('[role=img]')?.getAttribute('aria-label')
    expect(stars).toBe(`${rating} out of 5 stars`)
    expect(shown[index]?.querySelector('blockquote')).not.toBeNull()
    expectWords(shown[index], [name, role, company, 'Project Results', results])
    expectWords(shown[index], ['Project Type', project])
  }
  expect(words(main)).toMatch(/results are not typical or guaranteed/i)
})

test.each(work)('$path has category, expertise and approach, and two ways on', ({ path, meta }) => {
  const main = pageAt(path)
  expect(linksTo(main, '/projects')).toContain('Back to Projects')
  expect(words(main.querySelector('span.tag'))).toBe(meta.badge)
  expect(texts(main, 'h2')).toEqual(expect.arrayContaining(['Expertise', 'Approach']))
  expect(linksTo(main, '/service-request')).toHaveLength(1)
})

test.each([...contentPages, ...videoPages])(
  '$path links each sample to another site, a text to view and a video to watch',
  ({ path, meta }) => {
    const links = 'a[target=_blank][aria-label*=" Content: "]'
    const verbs = (meta.samples ?? []).map(({ isVideo }) => (isVideo ? 'Watch' : 'View'))
    const verbOf = (label: string | null) => label?.replace(/ Content.*/, '')
    expect(texts(pageAt(path), links).map(verbOf)).toEqual(verbs)
    expect(attributes(pageAt(path), links, 'aria-label').map(verbOf)).toEqual(verbs)
  },
)

test.each(videoPages)('$path shows four facts of each featured project', ({ path, meta }) => {
  expect(all(pageAt(path), 'dl.facts').map((facts) => texts(facts, 'dt'))).toEqual(
    (meta.featured ?? []).map(() => ['Industry', 'Duration', 'Views', 'Retention']),
  )
})

test.each(videoPages)('$path numbers its steps and leads to a chat', ({ path, meta }) => {
  const main = pageAt(path)
  expect(texts(main, '.step-number')).toEqual(
    (meta.process ?? []).map((_, index) => String(index + 1)),
  )
  const chat = main.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href')
  expect(chat && decodeChat(chat)).toEqual(
    meta.chatMessage && { number: site.chatNumber, text: meta.chatMessage },
  )
})

test.each(casePages)('$path leads to the consultation', ({ path }) => {
  expect(linksTo(pageAt(path), '/consultation')).toHaveLength(1)
})

describe('the legal pages', () => {
  test.each([
    ['/legal/privacy-policy', 'Privacy Policy'],
    ['/legal/terms-of-service', 'Terms of Service'],
    ['/legal/disclaimer', 'Professional Disclaimer'],
  ])('%s is titled and dated', (path, heading) => {
    expect(texts(pageAt(path), 'h1')).toEqual([heading])
    expect(words(pageAt(path))).toMatch(/Last updated: \d{1,2} \w+ \d{4}/)
  })

  test('the terms contain every promise of the requirements', () => {
    const terms = words(pageAt('/legal/terms-of-service'))
    const { disputeDays, guaranteeDays, guaranteeAbove } = refundTerms
    const limit = guaranteeAbove.toLocaleString('en-IN')
    for (const term of [
      `disputes must be raised within ${disputeDays} days of service completion`,
      `${guaranteeDays}-day satisfaction guarantee applies to paid consulting above INR ${limit}`,
      'consultation services only',
      'final after delivery',
      'non-refundable after download',
      'INR, with GST added where applicable',
      'governed by Indian law',
    ])
      expect(terms.toLowerCase()).toContain(term.toLowerCase())
  })

  test('the disclaimer says that results are not typical and no outcome is guaranteed', () => {
    expect(words(pageAt('/legal/disclaimer'))).toMatch(/Results are not typical/)
    expect(words(pageAt('/legal/disclaimer'))).toMatch(/No outcome is guaranteed/)
  })
})
