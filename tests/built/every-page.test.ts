import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { quotes } from '#data/consultation.yaml'
import { formatMoney } from '#data/money.ts'
import { prices } from '#data/prices.yaml'
import * as site from '#data/site.yaml'
import { testimonials } from '#data/testimonials.yaml'
import { readFonts } from '#ssg/document/fonts.ts'
import { decodeChat } from '#tests/forms/decode-message.ts'
import { work } from '#tests/work.ts'
import { all, attributes, builtPages, documentAt, hrefOf, linksTo, words } from './page-at.ts'

const { files: fonts } = readFonts()

/** Routes of requirements §2.1 without the samples. */
const below = (folder: string, ids: readonly string[]) => ids.map((id) => `/${folder}/${id}`)
const legal = below('legal', ['privacy-policy', 'terms-of-service', 'disclaimer'])
const footerServices = below('services', [
  ...['ai-solutions', 'digital-marketing', 'youtube-strategy', 'content-creation'],
])
const specified = [
  ...['/', '/about', '/skills', '/services', '/projects', '/testimonials', '/contact', '/404'],
  ...['/service-request', '/consultation', '/ai-mastery-course', '/ai-career-program'],
  ...below('career', ['beginner', 'intermediate', 'professional', 'expert']),
  ...[...footerServices, '/services/designs', ...legal],
]

/** Names of people, which must stay untranslated like prices (requirements §10.4.3). */
const people = [site, ...testimonials, ...quotes.items].map(({ name }) => name)
const price = /(?:[₹$]|INR |USD )\d/

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // Ids of headings begin with digits or have other scripts (HTML standard, 'id').
      'valid-id': ['error', { relaxed: true }],
      // Google and Bing cut titles there.
      'long-title': ['error', { maxlength: 60 }],
      // A hash protects nothing for files of the page's own origin.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
)

test('a visitor finds the routes of the requirements and every page of work', () => {
  const paths = builtPages.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining([...specified, ...work.map(({ path }) => path)]))
})

describe.each(builtPages)('$path', ({ path, html }) => {
  const page = documentAt(path)

  test('is valid HTML, with its encoding in the first kilobyte, and its language', () => {
    // An empty href is the address shown with its query, which the HTML standard allows.
    const { results } = validator.validateStringSync(html.replace('<a href ', '<a href="?" '))
    const faults = results.flatMap(({ messages }) => messages)
    expect(
      faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ).toEqual([])
    expect(html.slice(0, 1024)).toContain('<meta charset="utf-8">')
    expect(page.documentElement.lang).toBe('en-IN')
  })

  test('keeps its mail addresses from being rewritten by Cloudflare', () => {
    const [, kept = ''] =
      /<body[^>]*><!--email_off-->(.*)<!--\/email_off--><\/body>/s.exec(html) ?? []
    expect(kept).toContain('mailto:')
  })

  test('gives every picture its size, so that nothing shifts when it loads', () => {
    expect(attributes(page, 'img:not([width][height])', 'src')).toEqual([])
  })

  test('preloads its fonts', () => {
    // Prices in the closed menu need no font at first.
    const needed = fonts.filter(
      ({ rupee }) => !rupee || words(page.querySelector('main')).includes('₹'),
    )
    expect(attributes(page, 'link[rel=preload][as=font]', 'href').sort()).toEqual(
      needed.map(({ fileName }) => `/${fileName}`).sort(),
    )
  })

  test('opens other sites in a new tab that cannot reach back', () => {
    for (const link of all(page, 'a[href^="http"]')) {
      expect(link.getAttribute('target'), words(link)).toBe('_blank')
      expect(link.getAttribute('rel'), words(link)).toMatch(/^noopener/)
    }
  })

  test('excludes every price and name from translation', () => {
    const translated = all(page.body, '*').filter(
      (element) =>
        !element.closest('[translate=no], script, style') &&
        [...element.childNodes].some(
          ({ nodeType, textContent }) =>
            nodeType === 3 &&
            (price.test(textContent ?? '') || people.some((name) => textContent?.includes(name))),
        ),
    )
    expect(translated.map((element) => element.outerHTML.slice(0, 200))).toEqual([])
  })

  test('has the header: home link, navigation row, both programs with prices, two buttons', () => {
    const header = page.querySelector('header') as HTMLElement
    expect(attributes(header, 'nav a', 'href')).toEqual([
      ...['/', '/about', '/skills', '/services', '/projects', '/testimonials', '/contact'],
      ...['/ai-mastery-course', '/ai-career-program'],
    ])
    const [course, career] = [prices.premium.INR, prices.beginner.INR].map((price) =>
      formatMoney(price, 'INR'),
    )
    expect(linksTo(header, '/ai-mastery-course')).toEqual([expect.stringContaining(`${course}`)])
    expect(linksTo(header, '/ai-career-program')).toEqual([
      expect.stringContaining(`from ${career}+`),
    ])
    // An accessible name begins with the visible text (WCAG 2.5.3).
    expect(words(header.querySelector('a[href="/"]'))).toMatch(new RegExp(`^${site.name} ?home$`))
    expect(hrefOf(header, 'Request Service')).toBe('/service-request')
    expect(hrefOf(header, 'Get In Touch')).toBe('/contact')
    expect(words(header)).toContain(site.role)
    expect(header.querySelector('[role=img][aria-label="Five stars"]')).not.toBeNull()
  })

  test('marks its own links, or the section that it is a part of', () => {
    const section = {
      services: '/services',
      content: '/projects',
      video: '/projects',
      ai: '/projects',
      career: '/ai-career-program',
    }[path.split('/').slice(0, -1).join('')]
    for (const link of page.querySelectorAll('header nav a:not([href="/"])')) {
      const href = link.getAttribute('href')
      const mark = href === path ? 'page' : href === section ? 'true' : null
      expect(link.getAttribute('aria-current'), `${href} on ${path}`).toBe(mark)
    }
    const isProgram = /^\/(?:ai-mastery-course|ai-career-program|career\/.+)$/.test(path)
    const menu = all(page, 'header summary').find((link) => words(link) === 'AI Courses')
    expect(menu?.getAttribute('aria-current')).toBe(isProgram ? 'true' : null)
  })

  test('has the chat card, closed, with the initials and a chat link', () => {
    const card = page.querySelector('#chat-widget') as HTMLElement
    expect(card.hasAttribute('hidden')).toBe(true)
    expect(words(card)).toContain(site.initials)
    expect(decodeChat(hrefOf(card, 'Start WhatsApp Chat') ?? '').number).toBe(site.chatNumber)
  })

  test('has a footer with the specified links', () => {
    const footer = page.querySelector('main ~ footer') as HTMLElement
    for (const href of [...footerServices, ...legal, ...site.social.map(({ url }) => url)])
      expect(linksTo(footer, href), href).toHaveLength(1)
    expect(hrefOf(footer, 'Free Consultation')).toBe('/consultation')
    expect(footer.querySelector(`a[href^="mailto:${site.email}"]`)).not.toBeNull()
    expect(words(footer)).toMatch(/not typical, and no outcome is guaranteed/)
    expect(words(footer)).toMatch(/© \d{4}/)
  })
})

test('a changed offline page makes another service worker, which stores it', () => {
  const page = readFileSync('dist/offline.html')
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 8)
  expect(readFileSync('dist/sw.js', 'utf8')).toContain(revision)
})
