import { describe, expect, test } from 'vitest'
import notFound from '../../data/404.yaml'
import consultation from '../../data/consultation.yaml'
import contact from '../../data/contact.yaml'
import { contactEntries } from '../../data/contact-entries.ts'
import { disclaimer } from '../../data/footer.yaml'
import { graphemes } from '../../data/graphemes.ts'
import home from '../../data/home.yaml'
import projectsPage from '../../data/projects.yaml'
import serviceRequest from '../../data/service-request.yaml'
import services from '../../data/services.yaml'
import { testimonials } from '../../data/testimonials.ts'
import testimonialCopy from '../../data/testimonials.yaml'

const modules = {
  services,
  consultation,
  contact,
  home,
  'not-found': notFound,
  'projects-page': projectsPage,
  'service-request': serviceRequest,
  testimonials: testimonialCopy,
}

interface Text {
  /** 'home.faq.items.3.answer' */
  at: string
  text: string
}

function textsIn(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`))
}

const texts = textsIn({ ...modules }, 'data')
const offences = (pattern: RegExp, clean = (text: string) => text) =>
  texts.filter(({ text }) => pattern.test(clean(text))).map(({ at, text }) => `${at}: ${text}`)

test('no question is answered twice and no two testimonials share a name', () => {
  for (const names of [
    [...home.faq.items, ...contact.faq.items].map(({ question }) => question),
    testimonials.map(({ id }) => id),
  ])
    expect(names).toEqual([...new Set(names)])
})

test('the initials on a card match the name beside them', () => {
  for (const { name, initials } of testimonials) {
    const words = name.split(/[\s-]+/)
    for (const letter of graphemes(initials))
      expect(words.some((word) => word.startsWith(letter))).toBe(true)
  }
})

// The content check counts the entries of each list and refuses other words than quoted ones
// (data/schemas).
test('labels and addresses are those of the requirements', () => {
  expect({
    contact: contactEntries.map(({ label }) => label),
    consultation: consultation.quotes.helped.label,
    testimonials: testimonialCopy.stats.map(({ label }) => label),
    banner: home.banner.links.flatMap(Object.values),
  }).toEqual({
    contact: ['Email', 'Phone', 'Location', 'Response time'],
    consultation: 'business owners helped',
    testimonials: ['Happy Clients', 'Client Satisfaction', 'Average Growth', 'Years Experience'],
    banner: ['Business', '/ai-mastery-course', 'Career', '/ai-career-program'],
  })
})

test('the home page opens with a heading of six to ten words', () => {
  expect(home.hero.title).toMatch(/^\S+(?: \S+){5,9}$/)
})

describe('the tone of voice', () => {
  /**
   * Removes disclaimers, which may use a word that advertising may not: 'no outcome is guaranteed'.
   * The content check allows such a word in a sentence that negates it.
   */
  const withoutDisclaimers = (text: string) =>
    text.replace(/\b(?:no|not)\b[^.!?]*?\bguaranteed\b/gi, '')

  const hype = [
    /guaranteed|risk[- ]free|no[- ]risk\b|proven formula|get rich|overnight|instant results/i,
    /sky[- ]?rocket|game[- ]?chang|cutting[- ]edge|state[- ]of[- ]the[- ]art|next[- ]level/i,
    /world[- ]class|best[- ]in[- ]class|(?:super|turbo)charg|seamless|effortless|unleash/i,
    /revolution|elevat|leverag|unlock|in today's (?:world|digital)/i,
  ]

  test('no text promises more than the disclaimers allow or uses hype', () => {
    expect(texts.length).toBeGreaterThan(150)
    expect(hype.flatMap((pattern) => offences(pattern, withoutDisclaimers))).toEqual([])
    expect(offences(/!/, (text) => text.replace('Oops! Page not found', ''))).toEqual([])
    expect(offences(/\p{Extended_Pictographic}|—/u)).toEqual([])
  })

  test('the disclaimers say that results are not typical and nothing is guaranteed', () => {
    for (const text of [
      home.results.text,
      disclaimer,
      testimonialCopy.disclaimer.text,
      consultation.quotes.note,
    ]) {
      expect(text).toMatch(/not typical/)
      expect(text).toMatch(/no outcome is guaranteed/)
    }
  })
})
