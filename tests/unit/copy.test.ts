import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import * as callToActionCopy from '../../data/call-to-action.ts'
import { claims, promises } from '../../data/claims.ts'
import * as consultation from '../../data/consultation.ts'
import * as contact from '../../data/contact.ts'
import * as faq from '../../data/faq.ts'
import { graphemes } from '../../data/graphemes.ts'
import * as home from '../../data/home.ts'
import * as notFoundCopy from '../../data/not-found.ts'
import * as projectsPage from '../../data/projects-page.ts'
import {
  FaqItemSchema,
  StatItemSchema,
  TestimonialSchema,
  TitledSchema,
} from '../../data/schemas/facts.ts'
import * as serviceRequest from '../../data/service-request.ts'
import { site } from '../../data/site.ts'
import * as testimonialCopy from '../../data/testimonials.ts'
import { hype } from '../../tools/checks/wording.ts'

const modules = {
  'call-to-action': callToActionCopy,
  consultation,
  contact,
  faq,
  home,
  'not-found': notFoundCopy,
  'projects-page': projectsPage,
  'service-request': serviceRequest,
  testimonials: testimonialCopy,
}

interface Text {
  /** 'faq.homeFaq.3.answer' */
  at: string
  text: string
}

function textsIn(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`))
}

const texts = textsIn({ ...modules }, 'data')
const shown = (tiles: readonly { number: string; label: string }[]) =>
  tiles.map(({ number, label }) => `${number} ${label}`)
const offences = (pattern: RegExp, clean = (text: string) => text) =>
  texts.filter(({ text }) => pattern.test(clean(text))).map(({ at, text }) => `${at}: ${text}`)

describe('what the requirements specify', () => {
  const { testimonials, testimonialStats } = testimonialCopy

  test('no question is answered twice and no two testimonials share a name', () => {
    for (const names of [
      [...faq.homeFaq, ...faq.contactFaq].map(({ question }) => question),
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

  test('the testimonials page shows its four tiles', () => {
    expect(shown(testimonialStats)).toEqual([
      `${claims.happyClientsTestimonials} Happy Clients`,
      `${claims.satisfaction} Client Satisfaction`,
      `${claims.averageGrowth} Average Growth`,
      `${claims.years} Years Experience`,
    ])
  })

  test('the contact page shows its three facts and the four ways to reach it', () => {
    expect(shown(contact.hero.facts)).toEqual([
      `${promises.consultationResponse.short} response`,
      'Free initial consultation',
      '100% confidential',
    ])
    expect(contact.contactList.map((entry) => entry.label)).toEqual([
      'Email',
      'Phone',
      'Location',
      'Response time',
    ])
    expect(contact.contactList.slice(2).map((entry) => entry.value)).toEqual([
      site.reach,
      expect.stringMatching(new RegExp(`^${promises.consultationResponse.sentence}$`, 'i')),
    ])
    expect(contact.formIntro.title).toBe('Get In Touch')
  })

  test('a service request has three steps, four reasons and three steps afterwards', () => {
    expect(serviceRequest.steps).toHaveLength(3)
    expect(serviceRequest.whyTitle).toBe('Why Choose My Services?')
    expect(serviceRequest.whyTiles).toHaveLength(4)
    expect(serviceRequest.whyTiles[0]?.description).toContain(promises.serviceResponse.sentence)
    expect(serviceRequest.whyTiles[1]?.description).toContain(`${claims.provenRoi} average ROI`)
    expect(serviceRequest.thankYou.title).toBe('Thank You')
    expect(serviceRequest.thankYou.nextTitle).toBe('What happens next?')
    expect(serviceRequest.thankYou.steps).toHaveLength(3)
  })

  test('the consultation page has three facts, four tiles, eight topics and three stories', () => {
    expect(shown(consultation.hero.facts)).toEqual([
      `${promises.freeConsultation.short} free session`,
      `${promises.consultationResponse.short} response`,
      '0% commitment',
    ])
    expect(consultation.hero.button.href).toBe('#consultation-form')
    expect(consultation.whatYouGetTitle).toBe("What You'll Get")
    expect(consultation.whatYouGet).toHaveLength(4)
    expect(consultation.topics).toHaveLength(8)
    expect(consultation.quotes).toHaveLength(3)
    expect(shown([consultation.helped])).toEqual([
      `${claims.businessOwnersHelped} business owners helped`,
    ])
  })

  test('every service page ends with the same offer and two links', () => {
    const { facts, primary, secondary } = callToActionCopy.callToAction
    expect(shown(facts)).toEqual([
      'Free strategy session',
      `${promises.reviewResponse.short} response`,
      `${claims.happyClients} happy clients`,
    ])
    expect(primary).toEqual({ label: 'Get Free Consultation', href: '/consultation' })
    expect(secondary).toEqual({ label: 'View My Success Stories', href: '/#projects' })
  })

  test('the home page opens with a heading of six to ten words and the launch banner', () => {
    const words = home.hero.title.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(6)
    expect(words).toBeLessThanOrEqual(10)
    expect(home.launchBanner).toEqual({
      text: 'NEW AI PROGRAMS LAUNCH',
      links: [
        { label: 'Business', href: '/ai-mastery-course' },
        { label: 'Career', href: '/ai-career-program' },
      ],
    })
  })

  test('the not-found page has the specified words and a few links', () => {
    const { code, title, home: back, links } = notFoundCopy.notFound
    expect([code, title, back.label, back.href]).toEqual([
      '404',
      'Oops! Page not found',
      'Return to Home',
      '/',
    ])
    expect(links.length).toBeGreaterThanOrEqual(3)
    expect(links.length).toBeLessThanOrEqual(4)
  })
})

test('every list fits the schema of its entries', () => {
  v.parse(v.array(TestimonialSchema), testimonialCopy.testimonials)
  v.parse(v.array(FaqItemSchema), [...faq.homeFaq, ...faq.contactFaq])
  v.parse(v.array(StatItemSchema), [
    ...testimonialCopy.testimonialStats,
    ...contact.hero.facts,
    ...consultation.hero.facts,
    ...callToActionCopy.callToAction.facts,
    consultation.helped,
  ])
  v.parse(v.array(TitledSchema), [
    ...serviceRequest.steps,
    ...serviceRequest.whyTiles,
    ...serviceRequest.thankYou.steps,
    ...consultation.whatYouGet,
    ...consultation.topics,
  ])
})

describe('the tone of voice', () => {
  /**
   * Removes disclaimers, which may use a word that advertising may not: 'no outcome is guaranteed'.
   * The content check allows such a word in a sentence that negates it.
   */
  const withoutDisclaimers = (text: string) =>
    text.replace(/\b(?:no|not)\b[^.!?]*?\bguaranteed\b/gi, '')

  test('no text promises more than the disclaimers allow or uses hype', () => {
    expect(texts.length).toBeGreaterThan(150)
    expect(
      [...hype, /revolution|elevat|leverag|unlock/i].flatMap((pattern) =>
        offences(pattern, withoutDisclaimers),
      ),
    ).toEqual([])
    expect(offences(/!/, (text) => text.replace('Oops! Page not found', ''))).toEqual([])
    expect(offences(/\p{Extended_Pictographic}|—/u)).toEqual([])
  })

  test('the disclaimers say that results are not typical and nothing is guaranteed', () => {
    for (const text of [
      home.siteDisclaimer.home.text,
      home.siteDisclaimer.footer,
      testimonialCopy.resultsDisclaimer.text,
      consultation.quotesNote,
    ]) {
      expect(text).toMatch(/not typical/)
      expect(text).toMatch(/no outcome is guaranteed/)
    }
  })

  test('a mistyped interpolation never reaches a visitor', () => {
    expect(offences(/undefined|NaN|\[object/)).toEqual([])
  })
})
