import { describe, expect, test } from 'vitest'
import { readContent } from '#content/content-file.ts'
import { serviceIds } from '#data/ids.ts'
import { formatMoney } from '#data/money.ts'
import { serviceCards } from '#data/service-cards.ts'
import { card as cardWords, onEachPage } from '#data/services.yaml'
import { all, attributes, hrefOf, pageAt, texts, words } from './page-at.ts'

// tests/built/content.test.ts checks that every word and link of a service is on its page.

/** Names the query that preselects each service in the request form (requirements §3.4.7). */
const queries: Record<string, string> = {
  'ai-solutions': '?service=ai-automation',
  'digital-marketing': '?service=digital-marketing',
  'youtube-strategy': '?service=youtube-growth',
  'content-creation': '?service=content-creation',
}

describe.each(serviceIds)('the service %s', (id) => {
  const main = pageAt(`/services/${id}`)
  const { caseStudies, offers, packages } = readContent(
    `data/services/${id}.yaml`,
  )

  test('is preselected in the request form that its page links to', () => {
    expect(hrefOf(main, onEachPage.request)).toBe(
      `/service-request${queries[id] ?? ''}`,
    )
  })

  test('has on its page a list of links to all sections, with the headings as link texts', () => {
    const list = `nav[aria-label="${onEachPage.contents}"] a`
    const listed = all(main, list).map((link) => {
      const href = link.getAttribute('href')
      return `${href} ${words(link)}`
    })
    const sections = all(main, 'section[id]:has(h2)').map((section) => {
      const heading = section.querySelector('h2')
      return `#${section.id} ${words(heading)}`
    })
    expect(listed).toEqual(sections)
  })

  test('names challenge, work and outcome of each case study', () => {
    const lists = all(main, '#case-studies dl')
    const shown = lists.map((list) => [texts(list, 'dt'), texts(list, 'dd')])
    const { challenge, work, outcome } = onEachPage
    const studies = caseStudies?.items ?? []
    const written = studies.map((study) => [
      [challenge, work, outcome],
      [study.challenge, study.work, study.outcome],
    ])
    expect(shown).toEqual(written)
  })

  test('shows the search keywords of each offer', () => {
    const cards = all(main, '#offers li:has(h3)')
    const shown = cards.map((card) => texts(card, 'ul > li'))
    const written = offers.cards.map(({ keywords }) => keywords)
    expect(shown).toEqual(written)
  })

  test('shows its numbers without counting up', () => {
    expect(all(main, '[data-behaviour=counter]')).toEqual([])
  })

  test('has a link to a consultation for each package', () => {
    const names = packages?.items.map(({ name }) => name) ?? []
    for (const name of names) {
      const href = hrefOf(main, `${onEachPage.ask} ${name}`)
      expect(href).toBe('/consultation')
    }
  })
})

test('each service in the list is revealed when it comes into view', () => {
  const cards = all(pageAt('/services'), 'li:has(h2)')
  expect(cards).toHaveLength(serviceCards.length)
  const behaviours = cards.map(({ dataset }) => dataset.behaviour)
  expect(new Set(behaviours)).toEqual(new Set(['reveal']))
})

test('the accessible name of each link in the list contains the title of its service', () => {
  const names = attributes(pageAt('/services'), 'a.more-link', 'aria-label')
  const written = serviceCards.map(({ title }) => `${cardWords.more}: ${title}`)
  expect(names).toEqual(written)
})

test('each service card shows the lowest price in dollars if the service has prices', () => {
  const cards = all(pageAt('/services'), 'li:has(h2)')
  const starts = cards.map((card) => {
    const start = card.querySelector('p > span')
    return words(start)
  })
  expect(starts).toEqual(
    serviceCards.map(({ startingPrice }) =>
      startingPrice
        ? `${cardWords.from} ${formatMoney(startingPrice, 'USD')}.`
        : '',
    ),
  )
})
