import { describe, expect, test } from 'vitest'
import { aboutStats } from '../../data/about.ts'
import { callToAction } from '../../data/call-to-action.ts'
import { refundTerms } from '../../data/prices.ts'
import { servicePages } from '../../data/service-pages/index.ts'
import { services } from '../../data/services.ts'
import { site } from '../../data/site.ts'
import { pageSkills } from '../../data/skills.ts'
import { testimonialStats, testimonials } from '../../data/testimonials.ts'
import { cards, casePages, contentPages, videoPages, work } from '../work.ts'
import { pageAt, words } from './page-at.ts'
import { contentsOf, decode, mainOf, textOf } from './site.ts'

const text = (path: string) => contentsOf(path).text
/** What a piece of text or markup holds of a kind. */
const all = (path: string, pattern: RegExp) =>
  [...mainOf(path).matchAll(pattern)].map((match) => textOf(match[1] ?? match[0]))
const linksTo = (path: string, href: string) =>
  all(
    path,
    new RegExp(`<a\\b[^>]*href="${href.replace(/[?#/]/g, '\\$&')}"[^>]*>([\\s\\S]*?)</a>`, 'g'),
  )
/** Figures of the data, as `stats` reads them from a page. */
const told = (items: readonly { number: string; label: string }[]) =>
  items.map(({ number, label }) => `${label}: ${number}`)
/** The figures of a page, as 'label: number'. */
const stats = (path: string) =>
  [...pageAt(path).querySelectorAll('dl.stats > div')].map(
    (stat) => `${words(stat.querySelector('dt'))}: ${words(stat.querySelector('dd'))}`,
  )

describe('the About page', () => {
  test('tells where the consultant works, in which languages and when', () => {
    for (const fact of [
      site.location,
      site.reach,
      site.languages.join(', '),
      site.timeZoneLabel,
      site.businessHours,
    ])
      expect(text('/about')).toContain(fact)
  })

  test('has stats, expertise, approach and ways to the contact form of the home page', () => {
    expect(stats('/about')).toEqual(told(aboutStats))
    expect(all('/about', /<h2\b[^>]*>([\s\S]*?)<\/h2>/g)).toEqual(
      expect.arrayContaining(['Expertise', 'Approach']),
    )
    expect(linksTo('/about', '/#contact').length).toBeGreaterThanOrEqual(2)
  })

  test('names a picture to fall back on', () => {
    expect(mainOf('/about')).toMatch(
      /<img\b(?=[^>]*src="\/images\/about\.svg")(?=[^>]*data-behaviour="fallback-picture")(?=[^>]*data-fallback="\/images\/portrait\.\w+")/,
    )
  })
})

describe('the Skills page', () => {
  const panels = mainOf('/skills').split('role="tabpanel"').slice(1)

  test('serves four tabs, tab-0 to tab-3, the first one selected, and all four panels', () => {
    expect(all('/skills', /<a\b(?=[^>]* role="tab")[^>]* id="(tab-\d)"/g)).toEqual([
      'tab-0',
      'tab-1',
      'tab-2',
      'tab-3',
    ])
    expect(all('/skills', /aria-selected="(\w+)"/g)).toEqual(['true', 'false', 'false', 'false'])
    expect(all('/skills', /role="tab"[^>]*>([^<]*)</g)).toEqual(
      [
        'AI &amp; Technology',
        'Digital Marketing',
        'Content &amp; Creativity',
        'Strategic Leadership',
      ].map(decode),
    )
    expect(panels.map((panel) => panel.match(/<meter\b/g)?.length)).toEqual([7, 10, 12, 4])
  })

  test('shows every skill with description, bar and percentage between 85 and 98', () => {
    for (const [index, { skills }] of pageSkills.entries())
      for (const { name, level, description } of skills) {
        expect(level, name).toBeGreaterThanOrEqual(85)
        expect(level, name).toBeLessThanOrEqual(98)
        const panel = panels[index] ?? ''
        expect(textOf(panel)).toContain(`${name} ${level}%`)
        expect(textOf(panel)).toContain(description)
        expect(decode(panel)).toMatch(
          new RegExp(
            `<meter min="0" max="100" value="${level}" aria-label="${name.replace(/[&/]/g, '.')}"`,
          ),
        )
      }
  })

  test('ends with a way to the contact page', () => {
    expect(linksTo('/skills', '/contact')).toHaveLength(1)
  })
})

describe('the Services page', () => {
  test('shows five services with three highlights each, their features and their pages', () => {
    expect(services).toHaveLength(5)
    for (const { title, description, link, highlights, features } of services) {
      expect(highlights).toHaveLength(3)
      for (const part of [title, description, ...highlights, ...features])
        expect(text('/services')).toContain(part)
      expect(linksTo('/services', link)).toHaveLength(1)
    }
    expect(linksTo('/services', '/contact')).toHaveLength(1)
  })
})

describe.each(Object.entries(servicePages))('/services/%s', (id, page) => {
  const path = `/services/${id}`

  test('leads back to all services', () => {
    expect(linksTo(path, '/services')).toEqual(['Back to Services'])
  })

  test('has headline, three headline stats, reasons, benefits and industries', () => {
    expect(all(path, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g)).toEqual([page.headline])
    expect(stats(path).slice(0, 3)).toEqual(told(page.stats))
    for (const part of [
      page.intro,
      page.why.title,
      ...page.why.points,
      page.benefits.title,
      ...page.benefits.items.flatMap(({ title, description }) => [title, description]),
      page.industries,
    ])
      expect(text(path)).toContain(part)
  })

  test('has six cards with focus keywords', () => {
    expect(text(path).match(/Focus keywords/g)).toHaveLength(6)
    for (const { title, description, keywords } of page.offers.cards)
      for (const part of [title, description, ...keywords]) expect(text(path)).toContain(part)
  })

  test('has case studies, a process or packages', () => {
    const { caseStudies, process, packages } = page
    const parts = [
      ...(caseStudies
        ? [
            caseStudies.title,
            ...caseStudies.items.flatMap(({ client, challenge, work, outcome }) => [
              client,
              challenge,
              work,
              outcome,
            ]),
          ]
        : []),
      ...(process
        ? [
            process.title,
            ...process.steps.flatMap(({ title, description }) => [title, description]),
          ]
        : []),
      ...(packages
        ? [
            packages.title,
            ...packages.items.flatMap(({ name, forWhom, includes }) => [
              name,
              forWhom,
              ...includes,
            ]),
          ]
        : []),
    ]
    expect(parts.length).toBeGreaterThan(3)
    for (const part of parts) expect(text(path)).toContain(part)
  })

  test('says that results are not typical and ends with the shared call to action', () => {
    expect(text(path)).toMatch(/not typical, and no outcome is guaranteed/)
    expect(stats(path).slice(3)).toEqual(told(callToAction.facts))
    expect(linksTo(path, '/consultation')).toContain('Get Free Consultation')
    expect(linksTo(path, '/#projects')).toEqual(['View My Success Stories'])
  })
})

test('digital marketing has the three packages of the requirements', () => {
  expect(all('/services/digital-marketing', /<h3 class="text-2xl">([\s\S]*?)<\/h3>/g)).toEqual([
    'Growth Starter',
    'Scale & Dominate',
    'Enterprise Growth',
  ])
})

describe('the portfolio', () => {
  test('serves every card, and they lead to all content, video and AI pages', () => {
    expect(all('/projects', /<li data-group="(\w+)"/g)).toHaveLength(cards.length)
    const targets = [
      ...mainOf('/projects').matchAll(/<a href="(\/(?:content|video|ai)\/[^"]+)"/g),
    ].map((match) => match[1] ?? '')
    expect([...targets].sort()).toEqual(cards.map(({ path }) => path).sort())
    for (const { title } of cards) expect(text('/projects')).toContain(title)
  })

  test('has the four filters in order, All active', () => {
    expect(all('/projects', /<button\b[^>]*aria-pressed="\w+"[^>]*>([^<]*)</g)).toEqual([
      'All',
      'Content Creation',
      'Video Production',
      'AI Development',
    ])
    expect(all('/projects', /aria-pressed="(\w+)"/g)).toEqual(['true', 'false', 'false', 'false'])
  })

  test('shows at most three badges on a card and counts the others', () => {
    for (const card of mainOf('/projects').split('<article').slice(1)) {
      const badges = [
        ...(/<ul[^>]*aria-label="Topics">([\s\S]*?)<\/ul>/.exec(card)?.[1] ?? '').matchAll(
          /<li[^>]*>([\s\S]*?)<\/li>/g,
        ),
      ].map((match) => textOf(match[1] ?? ''))
      expect(badges.filter((badge) => !/^\+\d+ more$/.test(badge)).length).toBeLessThanOrEqual(3)
      expect(textOf(card)).toContain('View Case Study')
      expect(textOf(card)).toContain('Result: ')
    }
    expect(text('/projects').match(/\+ ?\d+ more/g)?.length ?? 0).toBe(
      cards.filter(({ badges }) => badges.length > 3).length,
    )
  })

  test('ends with a way to request a service', () => {
    expect(linksTo('/projects', '/service-request')).toHaveLength(1)
  })
})

describe('the Testimonials page', () => {
  test('has its four figures', () => {
    expect(stats('/testimonials')).toEqual(told(testimonialStats))
  })

  test("has a card of each client under 'What My Clients Say', each with stars, quote, name, role, company, results and type", () => {
    expect(text('/testimonials')).toContain('What My Clients Say')
    const shown = mainOf('/testimonials').split('<figure').slice(1)
    expect(shown).toHaveLength(testimonials.length)
    for (const [
      index,
      { name, role, company, results, project, rating },
    ] of testimonials.entries()) {
      const card = shown[index] ?? ''
      expect(card).toContain(`aria-label="${rating} out of 5 stars"`)
      for (const part of [name, role, company, results, project])
        expect(textOf(card)).toContain(part)
      expect(card).toMatch(/<blockquote/)
      expect(textOf(card)).toMatch(/Project Results .+ Project Type .+/)
    }
  })

  test('says that results are not typical or guaranteed, and leads to the contact page', () => {
    expect(text('/testimonials')).toMatch(/results are not typical or guaranteed/i)
    expect(linksTo('/testimonials', '/contact')).toHaveLength(1)
  })
})

describe.each(work)('$path', ({ path, meta }) => {
  test('leads back to the projects and shows category, expertise and approach', () => {
    expect(linksTo(path, '/projects')).toContain('Back to Projects')
    expect(all(path, /<span class="tag[^"]*">([\s\S]*?)<\/span>/g)[0]).toBe(meta.badge)
    for (const heading of ['Expertise', 'Approach'])
      expect(all(path, /<h2\b[^>]*>([\s\S]*?)<\/h2>/g)).toContain(heading)
  })

  test('leads to the service request', () => {
    expect(linksTo(path, '/service-request')).toHaveLength(1)
  })
})

describe.each(contentPages)('$path', ({ path, meta }) => {
  const targets = [
    ...mainOf(path).matchAll(
      /<a\b(?=[^>]*target="_blank")[^>]*aria-label="(View|Watch) Content: [^"]*"[^>]*>([\s\S]*?)<\/a>/g,
    ),
  ]

  test("has a grid of cards with tags and an external link 'View Content', or 'Watch Content' for a video", () => {
    expect(targets).toHaveLength(meta.samples.length)
    expect(
      [...pageAt(path).querySelectorAll('section[aria-labelledby=samples] > ul > li')].filter(
        (card) => card.querySelector('ul > li.tag'),
      ),
    ).toHaveLength(targets.length)
    for (const [, verb, label] of targets)
      expect(textOf(label ?? '')).toMatch(new RegExp(`^${verb} Content`))
  })
})

test('written and filmed pieces are told apart', () => {
  for (const { path, meta } of [...contentPages, ...videoPages]) {
    const verbs = [...mainOf(path).matchAll(/aria-label="(View|Watch) Content: /g)].map(
      (match) => match[1],
    )
    expect(verbs, path).toEqual(
      (meta.samples ?? []).map(({ isVideo }) => (isVideo ? 'Watch' : 'View')),
    )
  }
})

describe.each(videoPages)('$path', ({ path, meta }) => {
  test('has its figures and its featured projects with industry, duration, views and retention', () => {
    expect(stats(path)).toEqual(told(meta.stats ?? []))
    const facts = [...mainOf(path).matchAll(/<dl class="facts[^"]*">([\s\S]*?)<\/dl>/g)].map(
      (match) => [...(match[1] ?? '').matchAll(/<dt>([^<]*)/g)].map((term) => term[1]),
    )
    expect(facts).toEqual(
      (meta.featured ?? []).map(() => ['Industry', 'Duration', 'Views', 'Retention']),
    )
    for (const { title, industry, duration, views, retention } of meta.featured ?? [])
      for (const part of [title, industry, duration, views, retention])
        expect(text(path)).toContain(part)
  })

  test('explains its steps, leads to the service request and offers a chat with its message', () => {
    expect(all(path, /<span class="step-number"[^>]*>(\d)/g)).toEqual(
      (meta.process ?? []).map((_, index) => String(index + 1)),
    )
    expect(linksTo(path, '/service-request')).toHaveLength(1)
    const chat = /href="https:\/\/wa\.me\/(\d+)\?text=([^"]*)"/.exec(mainOf(path))
    expect(chat?.[1]).toBe(meta.chatMessage && site.chatNumber)
    expect(chat?.[2] && decodeURIComponent(chat[2])).toBe(meta.chatMessage)
  })
})

test.each(casePages)('$path leads to the service request and the consultation', ({ path }) => {
  expect(linksTo(path, '/service-request')).toHaveLength(1)
  expect(linksTo(path, '/consultation')).toHaveLength(1)
})

describe('the legal pages', () => {
  test.each([
    ['/legal/privacy-policy', 'Privacy Policy'],
    ['/legal/terms-of-service', 'Terms of Service'],
    ['/legal/disclaimer', 'Professional Disclaimer'],
  ])('%s is titled and dated', (path, heading) => {
    expect(all(path, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g)).toEqual([heading])
    expect(text(path)).toMatch(/Last updated: \d{1,2} \w+ \d{4}/)
  })

  test('the terms hold everything the requirements promise', () => {
    const terms = text('/legal/terms-of-service')
    for (const term of [
      new RegExp(
        `disputes must be raised within ${refundTerms.disputeDays} days of service completion`,
      ),
      new RegExp(
        `${refundTerms.guaranteeDays}-day satisfaction guarantee applies to paid consulting above INR ${refundTerms.guaranteeAbove.toLocaleString('en-IN')}`,
      ),
      /consultation services only/,
      /final after delivery/i,
      /non-refundable after download/,
      /INR, with GST added where applicable/,
      /governed by Indian law/,
    ])
      expect(terms).toMatch(term)
  })

  test('the disclaimer says that results are not typical and no outcome is guaranteed', () => {
    expect(text('/legal/disclaimer')).toMatch(/Results are not typical/)
    expect(text('/legal/disclaimer')).toMatch(/No outcome is guaranteed/)
  })
})
