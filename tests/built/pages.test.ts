import { describe, expect, test } from 'vitest'
import { servicePages } from '../../data/service-pages'
import { services } from '../../data/services'
import { pageSkills } from '../../data/skills'
import { pageAt } from './page-at'
import { decode, mainOf, textOf } from './site'

const text = (path: string) => textOf(mainOf(path))
/** What a piece of text or markup holds of a kind. */
const all = (path: string, pattern: RegExp) => [...mainOf(path).matchAll(pattern)].map((match) => textOf(match[1] ?? match[0]))
const linksTo = (path: string, href: string) => all(path, new RegExp(`<a\\b[^>]*href="${href.replace(/[?#/]/g, '\\$&')}"[^>]*>([\\s\\S]*?)</a>`, 'g'))
/** The figures of a page, as 'label: number'. */
const stats = (path: string) =>
  all(path, /<dl class="stats">([\s\S]*?)<\/dl>/g).length === 0
    ? []
    : [...mainOf(path).matchAll(/<dl class="stats">([\s\S]*?)<\/dl>/g)].flatMap((list) =>
        [...(list[1] ?? '').matchAll(/<dt>([\s\S]*?)<\/dt><dd[^>]*>([\s\S]*?)<\/dd>/g)].map(
          ([, label, number]) => `${textOf(label ?? '')}: ${textOf((number ?? '').replace(/<span aria-hidden[\s\S]*?<\/span>/, ''))}`,
        ),
      )

const contentPages = ['b2b-saas', 'sports', 'edtech', 'entertainment', 'youtube-scripts', 'travel', 'betting-gaming', 'listicle', 'magazine'].map((id) => `/content/${id}`)
const videoPages = ['youtube-producer', 'video-editor', 'explanation-videos'].map((id) => `/video/${id}`)
const casePages = ['webapp-development', 'ai-powered-website'].map((id) => `/ai/${id}`)

describe('the About page', () => {
  test('tells where the consultant works, in which languages and when', () => {
    for (const fact of ['India', 'Remote Worldwide', 'English, Hindi, Bengali', 'IST (GMT+5:30)', 'Monday-Friday 9am-6pm IST']) expect(text('/about')).toContain(fact)
  })

  test('has stats, expertise, approach and ways to the contact form of the home page', () => {
    expect(stats('/about')).toEqual(['Years of experience: 6+', 'Projects: 200+', 'Happy clients: 200+', 'Industries: 50+'])
    expect(all('/about', /<h2\b[^>]*>([\s\S]*?)<\/h2>/g)).toEqual(expect.arrayContaining(['Expertise', 'Approach']))
    expect(linksTo('/about', '/#contact').length).toBeGreaterThanOrEqual(2)
  })

  test('names a picture to fall back on', () => {
    expect(mainOf('/about')).toMatch(/<img\b(?=[^>]*src="\/images\/about\.svg")(?=[^>]*data-behaviour="fallback-picture")(?=[^>]*data-fallback="\/images\/portrait\.\w+")/)
  })
})

describe('the Skills page', () => {
  const panels = mainOf('/skills').split('role="tabpanel"').slice(1)

  test('serves four tabs, tab-0 to tab-3, the first one selected, and all four panels', () => {
    expect(all('/skills', /<a\b(?=[^>]* role="tab")[^>]* id="(tab-\d)"/g)).toEqual(['tab-0', 'tab-1', 'tab-2', 'tab-3'])
    expect(all('/skills', /aria-selected="(\w+)"/g)).toEqual(['true', 'false', 'false', 'false'])
    expect(all('/skills', /role="tab"[^>]*>([^<]*)</g)).toEqual(['AI &amp; Technology', 'Digital Marketing', 'Content &amp; Creativity', 'Strategic Leadership'].map(decode))
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
        expect(decode(panel)).toMatch(new RegExp(`<meter min="0" max="100" value="${level}" aria-label="${name.replace(/[&/]/g, '.')}"`))
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
      for (const part of [title, description, ...highlights, ...features]) expect(text('/services')).toContain(part)
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
    expect(stats(path).slice(0, 3)).toEqual(page.stats.map(({ number, label }) => `${label}: ${number}`))
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
    for (const { title, description, keywords } of page.offers.cards) for (const part of [title, description, ...keywords]) expect(text(path)).toContain(part)
  })

  test('has case studies, a process or packages', () => {
    const { caseStudies, process, packages } = page
    const parts = [
      ...(caseStudies ? [caseStudies.title, ...caseStudies.items.flatMap(({ client, challenge, work, outcome }) => [client, challenge, work, outcome])] : []),
      ...(process ? [process.title, ...process.steps.flatMap(({ title, description }) => [title, description])] : []),
      ...(packages ? [packages.title, ...packages.items.flatMap(({ name, forWhom, includes }) => [name, forWhom, ...includes])] : []),
    ]
    expect(parts.length).toBeGreaterThan(3)
    for (const part of parts) expect(text(path)).toContain(part)
  })

  test('says that results are not typical and ends with the shared call to action', () => {
    expect(text(path)).toMatch(/not typical, and no outcome is guaranteed/)
    expect(stats(path).slice(3)).toEqual(['strategy session: Free', 'response: 24-48h', 'happy clients: 200+'])
    expect(linksTo(path, '/consultation')).toContain('Get Free Consultation')
    expect(linksTo(path, '/#projects')).toEqual(['View My Success Stories'])
  })
})

test('digital marketing has the three packages of the requirements', () => {
  expect(all('/services/digital-marketing', /<h3 class="text-2xl">([\s\S]*?)<\/h3>/g)).toEqual(['Growth Starter', 'Scale & Dominate', 'Enterprise Growth'])
})

describe('the portfolio', () => {
  test('serves fifteen cards that lead to all content, video and AI pages', () => {
    expect(all('/projects', /<li data-group="(\w+)"/g)).toHaveLength(15)
    const targets = [...mainOf('/projects').matchAll(/<a href="(\/(?:content|video|ai)\/[^"]+)"/g)].map((match) => match[1] ?? '')
    expect(targets).toHaveLength(15)
    expect([...new Set(targets)].sort()).toEqual([...contentPages, ...videoPages, ...casePages].sort())
  })

  test('has the four filters in order, All active', () => {
    expect(all('/projects', /<button\b[^>]*aria-pressed="\w+"[^>]*>([^<]*)</g)).toEqual(['All', 'Content Creation', 'Video Production', 'AI Development'])
    expect(all('/projects', /aria-pressed="(\w+)"/g)).toEqual(['true', 'false', 'false', 'false'])
  })

  test('shows at most three badges on a card and counts the others', () => {
    for (const card of mainOf('/projects').split('<article').slice(1)) {
      const badges = [...(/<ul[^>]*aria-label="Topics">([\s\S]*?)<\/ul>/.exec(card)?.[1] ?? '').matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map((match) => textOf(match[1] ?? ''))
      expect(badges.filter((badge) => !/^\+\d+ more$/.test(badge)).length).toBeLessThanOrEqual(3)
      expect(textOf(card)).toContain('View Case Study')
      expect(textOf(card)).toContain('Result: ')
    }
    expect(text('/projects')).toMatch(/\+[12] more/)
  })

  test('ends with a way to request a service', () => {
    expect(linksTo('/projects', '/service-request')).toHaveLength(1)
  })
})

describe('the Testimonials page', () => {
  test('has its four figures', () => {
    expect(stats('/testimonials')).toEqual(['Happy Clients: 50+', 'Client Satisfaction: 98%', 'Average Growth: 300%', 'Years Experience: 6+'])
  })

  test("has six cards under 'What My Clients Say', each with stars, quote, name, role, company, results and type", () => {
    expect(text('/testimonials')).toContain('What My Clients Say')
    const cards = mainOf('/testimonials').split('<figure').slice(1)
    expect(cards).toHaveLength(6)
    for (const card of cards) {
      expect(card).toMatch(/aria-label="[1-5] out of 5 stars"/)
      expect(card).toMatch(/<blockquote/)
      expect(textOf(card)).toMatch(/Project Results .+ Project Type .+/)
    }
  })

  test('says that results are not typical or guaranteed, and leads to the contact page', () => {
    expect(text('/testimonials')).toMatch(/results are not typical or guaranteed/i)
    expect(linksTo('/testimonials', '/contact')).toHaveLength(1)
  })
})

describe.each([...contentPages, ...videoPages, ...casePages])('%s', (path) => {
  test('leads back to the projects and shows category, expertise and approach', () => {
    expect(linksTo(path, '/projects')).toContain('Back to Projects')
    expect(all(path, /<span class="tag[^"]*">([\s\S]*?)<\/span>/g)[0]).toMatch(/^(Content Creation|Writing Samples|Video Production|AI Development)$/)
    for (const heading of ['Expertise', 'Approach']) expect(all(path, /<h2\b[^>]*>([\s\S]*?)<\/h2>/g)).toContain(heading)
  })

  test('leads to the service request', () => {
    expect(linksTo(path, '/service-request')).toHaveLength(1)
  })
})

describe.each(contentPages)('%s', (path) => {
  const targets = [...mainOf(path).matchAll(/<a\b(?=[^>]*target="_blank")[^>]*aria-label="(View|Watch) Content: [^"]*"[^>]*>([\s\S]*?)<\/a>/g)]

  test("has a grid of cards with tags and an external link 'View Content', or 'Watch Content' for a video", () => {
    expect(targets.length).toBeGreaterThanOrEqual(4)
    expect([...pageAt(path).querySelectorAll('section[aria-labelledby=samples] > ul > li')].filter((card) => card.querySelector('ul > li.tag'))).toHaveLength(targets.length)
    for (const [, verb, label] of targets) expect(textOf(label ?? '')).toMatch(new RegExp(`^${verb} Content`))
  })
})

test('written and filmed pieces are told apart', () => {
  expect(text('/content/b2b-saas')).toContain('View Content')
  for (const path of ['/content/youtube-scripts', '/video/youtube-producer', '/video/video-editor']) expect(text(path)).toContain('Watch Content')
})

describe('the explanation-videos page', () => {
  const path = '/video/explanation-videos'

  test('has its figures and three featured projects with industry, duration, views and retention', () => {
    expect(stats(path)).toEqual(['Views: 300K+', 'Average retention: 85%', 'Videos produced: 50+'])
    const facts = [...mainOf(path).matchAll(/<dl class="facts[^"]*">([\s\S]*?)<\/dl>/g)].map((match) => [...(match[1] ?? '').matchAll(/<dt>([^<]*)/g)].map((term) => term[1]))
    expect(facts).toEqual([1, 2, 3].map(() => ['Industry', 'Duration', 'Views', 'Retention']))
  })

  test('explains four steps, leads to the service request and offers a chat with a short message', () => {
    expect(all(path, /<span class="step-number"[^>]*>(\d)/g)).toEqual(['1', '2', '3', '4'])
    expect(linksTo(path, '/service-request')).toHaveLength(1)
    const chat = /href="https:\/\/wa\.me\/\d+\?text=([^"]*)"/.exec(mainOf(path))?.[1] ?? ''
    expect(decodeURIComponent(chat)).toContain('explanation video')
    expect(decodeURIComponent(chat).length).toBeLessThan(120)
  })
})

test.each(casePages)('%s leads to the service request and the consultation', (path) => {
  expect(linksTo(path, '/service-request')).toHaveLength(1)
  expect(linksTo(path, '/consultation')).toHaveLength(1)
})

test('the two case studies are the plant-care assistant and the cab-booking website', () => {
  expect(text('/ai/webapp-development')).toMatch(/plant-care assistant/i)
  expect(text('/ai/ai-powered-website')).toMatch(/cab-booking website/i)
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
      /disputes must be raised within 30 days of service completion/,
      /30-day satisfaction guarantee applies to paid consulting above INR 10,000/,
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
