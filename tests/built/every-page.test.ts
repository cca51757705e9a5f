import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { parse, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { describe, expect, test } from 'vitest'
import { newTab } from '#data/common.yaml'
import { quotes } from '#data/consultation.yaml'
import { formatMoney } from '#data/money.ts'
import navigationWords from '#data/navigation.yaml'
import { prices } from '#data/prices.yaml'
import * as site from '#data/site.yaml'
import { testimonials } from '#data/testimonials.yaml'
import { readFonts } from '#ssg/document/fonts.ts'
import { decodeChat } from '#tests/forms/decode-message.ts'
import { work } from '#tests/work.ts'
import {
  all,
  attributes,
  builtPages,
  documentAt,
  hrefOf,
  linksTo,
  listPages,
  texts,
  words,
} from './page-at.ts'

const { files: fonts } = readFonts()

/** Classes whose rules are loaded with the scripts (components/styles/scripted.css). */
const scriptedClasses = ['chat-card']

/** Every rule of a sheet, including those inside media queries. */
function rulesIn(sheet: string) {
  const rules: Rule[] = []
  parse(sheet).walkRules((rule) => {
    rules.push(rule)
  })
  return rules
}

/** The routes of the pages in a folder. */
const routesIn = (folder: string, ids: readonly string[]) =>
  ids.map((id) => `/${folder}/${id}`)
const legal = routesIn('legal', [
  'privacy-policy',
  'terms-of-service',
  'disclaimer',
])
const footerServices = routesIn('services', [
  'ai-solutions',
  'digital-marketing',
  'youtube-strategy',
  'content-creation',
])
/** The links of the navigation row, then those of the menu of programs (requirements §2.2.1). */
const navigation = [
  '/',
  '/about',
  '/skills',
  '/services',
  '/projects',
  '/testimonials',
  '/contact',
  '/ai-mastery-course',
  '/ai-career-program',
]
/** The routes that requirements §2.1 lists, except those of samples. */
const specifiedRoutes = [
  ...navigation,
  '/404',
  '/service-request',
  '/consultation',
  ...routesIn('career', ['beginner', 'intermediate', 'professional', 'expert']),
  ...footerServices,
  '/services/designs',
  ...legal,
]

/** The consultant, and every client whose words a page shows. */
const persons = [site, ...testimonials, ...quotes.items]
/** Names of people, which like prices must not be translated (requirements §10.4.3). */
const personNames = persons.map(({ name }) => name)
/** Whether a text is the line below a quote that names the client's company. */
const namesCompany = (text: string) =>
  testimonials.some(
    ({ company }) => text === company || text.endsWith(`, ${company}`),
  )
const pricePattern = /(?:[₹$]|INR |USD )\d/

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // Ids of headings may begin with digits or have non-Latin letters (HTML standard, 'id').
      'valid-id': ['error', { relaxed: true }],
      // The content check limits titles; the owner's name after them may be of any length.
      'long-title': 'off',
      // Integrity hashes are required only for files of other origins.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
)

test('every route of the requirements is built, and so is the page of every project', () => {
  const paths = builtPages.map(({ path }) => path)
  const samples = work.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([...specifiedRoutes, ...samples]),
  )
})

describe.each(builtPages)('$path', ({ path, html }) => {
  const page = documentAt(path)
  const sheet = texts(page, 'style').join('')

  test('is valid HTML', () => {
    const { results } = validator.validateStringSync(html)
    const faults = results.flatMap(({ messages }) => messages)
    const messages = faults.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`,
    )
    expect(messages).toEqual([])
  })

  test('declares its encoding in the first 1,024 characters, as browsers require', () => {
    expect(html.slice(0, 1024)).toContain('<meta charset="utf-8">')
  })

  test('declares Indian English as its language', () => {
    expect(page.documentElement.lang).toBe('en-IN')
  })

  test('has no viewport-fit in its viewport, so that phones keep words clear of a notch', () => {
    const [viewport] = attributes(page, 'meta[name=viewport]', 'content')
    expect(viewport).toBe('width=device-width, initial-scale=1')
  })

  test('loads its scripts asynchronously and with low priority', () => {
    for (const script of all(page, 'script[src]')) {
      expect(script.hasAttribute('async')).toBe(true)
      expect(script.getAttribute('fetchpriority')).toBe('low')
    }
  })

  test('has the same version as the home page, so that soft navigations are possible', () => {
    const version = 'meta[name=version]'
    expect(attributes(page, version, 'content')).toEqual(
      attributes(documentAt('/'), version, 'content'),
    )
  })

  test('has its preload links only in the head', () => {
    const misplaced = all(page.body, 'link[rel=preload]')
    expect(misplaced).toEqual([])
  })

  test('has a live region that announces the next page to screen readers', () => {
    const announcer = page.querySelector('#route-announcer')
    expect(announcer?.getAttribute('aria-live')).toBe('polite')
  })

  test('tells Cloudflare to leave its mail addresses unchanged', () => {
    const [, body = ''] = html.split(/<body[^>]*>/)
    expect(body.startsWith('<!--email_off-->')).toBe(true)
    expect(body).toContain('<!--/email_off--></body>')
  })

  test('gives each picture a width and a height, so that nothing shifts when pictures load', () => {
    const unsized = attributes(page, 'img:not([width][height])', 'src')
    expect(unsized).toEqual([])
  })

  test('has a CSS rule for each class of its elements', () => {
    const styledClasses = new Set<string>(scriptedClasses)
    for (const rule of rulesIn(sheet))
      selectorParser((selector) => {
        selector.walkClasses(({ value }) => {
          styledClasses.add(value)
        })
      }).processSync(rule.selector)
    const usedClasses = all(page, '[class]').flatMap((element) => [
      ...element.classList,
    ])
    const unstyledClasses = usedClasses.filter(
      (name) => !styledClasses.has(name),
    )
    expect(unstyledClasses).toEqual([])
  })

  test('defines each custom property that its style sheet uses', () => {
    const names = (pattern: RegExp) => {
      const found = [...sheet.matchAll(pattern)]
      return found.map(([, name]) => name)
    }
    const defined = new Set(names(/(--[\w-]+):/g))
    const used = names(/var\((--[\w-]+)\)/g)
    const undefinedNames = used.filter((name) => !defined.has(name))
    expect(undefinedNames).toEqual([])
  })

  test('preloads the fonts that it needs, and no others', () => {
    // Prices in the menu need no font until it is opened.
    const hasPrices = words(page.querySelector('main')).includes('₹')
    const needed = fonts.filter(({ isRupeeOnly }) => !isRupeeOnly || hasPrices)
    const files = needed.map(({ fileName }) => `/${fileName}`)
    const preloaded = attributes(page, 'link[rel=preload][as=font]', 'href')
    expect(preloaded.sort()).toEqual(files.sort())
  })

  test('opens other sites in a new tab, with noopener', () => {
    for (const link of all(page, 'a[href^="http"]')) {
      const label = words(link)
      expect(link.getAttribute('target'), label).toBe('_blank')
      expect(link.getAttribute('rel'), label).toMatch(/^noopener/)
    }
  })

  test('has a message in each chat link', () => {
    const chats = attributes(page, 'a[href^="https://wa.me/"]', 'href')
    const messages = chats.map((href) => decodeChat(href ?? '').text)
    expect(messages).not.toContain('')
  })

  test('excludes every price and every name of a person or company from translation', () => {
    const mustStay = (text: string) =>
      pricePattern.test(text) ||
      namesCompany(text.trim()) ||
      personNames.some((name) => text.includes(name))
    const hasOwnText = (element: HTMLElement) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) =>
          nodeType === 3 && mustStay(textContent ?? ''),
      )
    const translated = all(page.body, '*')
      .filter((element) => !element.closest('[translate=no], script, style'))
      .filter(hasOwnText)
    const excerpts = translated.map(({ outerHTML }) => outerHTML.slice(0, 200))
    expect(excerpts).toEqual([])
  })

  describe('has a header', () => {
    const header = page.querySelector('header') as HTMLElement

    test('with the navigation row and both programs', () => {
      expect(attributes(header, 'nav a', 'href')).toEqual(navigation)
    })

    test('with the prices of both programs', () => {
      const coursePrice = formatMoney(prices.premium.INR, 'INR')
      const careerPrice = `from ${formatMoney(prices.beginner.INR, 'INR')}+`
      const courseLinks = linksTo(header, '/ai-mastery-course')
      const careerLinks = linksTo(header, '/ai-career-program')
      expect(courseLinks.join()).toContain(coursePrice)
      expect(careerLinks.join()).toContain(careerPrice)
    })

    test('with a home link whose accessible name begins with its visible text (WCAG 2.5.3)', () => {
      const name = words(header.querySelector('a[href="/"]'))
      expect(name.replace(/ ?home$/, '')).toBe(site.name)
    })

    test('with the buttons to request a service and to get in touch', () => {
      expect(hrefOf(header, 'Request Service')).toBe('/service-request')
      expect(hrefOf(header, 'Get In Touch')).toBe('/contact')
    })

    test("with five stars and the consultant's role", () => {
      const stars = '[role=img][aria-label="Five stars"]'
      expect(header.querySelector(stars)).not.toBeNull()
      expect(words(header)).toContain(site.role)
    })
  })

  test('marks header links to itself and to its section as current', () => {
    const folder = path.split('/').slice(0, -1).join('')
    const section = listPages[folder]
    const marks: Record<string, string> = {
      ...(section && { [section]: 'true' }),
      [path]: 'page',
    }
    for (const link of page.querySelectorAll('header nav a')) {
      const href = link.getAttribute('href') ?? ''
      const mark = link.getAttribute('aria-current')
      expect(mark, `${href} on ${path}`).toBe(marks[href] ?? null)
    }
  })

  test("marks the menu 'AI Courses' as current only if the page is about a program", () => {
    const programs = ['/ai-mastery-course', '/ai-career-program', '/career/']
    const isProgram = programs.some((program) => path.startsWith(program))
    const menu = all(page, 'header summary').find(
      (link) => words(link) === 'AI Courses',
    )
    expect(menu?.getAttribute('aria-current')).toBe(isProgram ? 'true' : null)
  })

  test("has a hidden chat card with the consultant's initials and a chat link", () => {
    const card = page.querySelector('#chat-widget') as HTMLElement
    expect(card.hasAttribute('hidden')).toBe(true)
    expect(words(card)).toContain(site.initials)
    const address = hrefOf(card, 'Start WhatsApp Chat') ?? ''
    expect(decodeChat(address).number).toBe(site.chatNumber)
  })

  test('has a polite live region for toasts, and an assertive one for errors', () => {
    const toasts = all(page, '#toasts > div')
    const live = toasts.map((each) => each.getAttribute('aria-live'))
    expect(live).toEqual(['polite', 'assertive'])
  })

  test('has no <aside> in its content, since reader views leave asides out', () => {
    expect(all(page, 'main aside')).toEqual([])
  })

  test('has a menu button with an accessible name', () => {
    const [button] = all(page, 'header summary')
    expect(button?.getAttribute('aria-label')).toBe(navigationWords.menu)
  })

  test("shows its URL and the consultant's mail address in each print-only line", () => {
    const consultant = `${site.name}, ${site.role}`
    const address = `${site.origin}${path}`
    for (const printed of texts(page, 'main .print\\:block[translate=no]'))
      expect(printed).toBe(`${consultant}. ${address}, ${site.email}`)
  })

  describe('has a footer', () => {
    const footer = page.querySelector('main ~ footer') as HTMLElement

    test('with profile links whose accessible names say that they open a new tab', () => {
      const profiles = all(footer, 'a[target=_blank]')
      const names = profiles.map((each) => each.getAttribute('aria-label'))
      expect(names).toEqual(
        site.social.map(({ label }) => `${label} ${newTab}`),
      )
    })

    test('with one link to each service, legal page and profile', () => {
      const profiles = site.social.map(({ url }) => url)
      for (const href of [...footerServices, ...legal, ...profiles])
        expect(linksTo(footer, href), href).toHaveLength(1)
    })

    test('with a link to a free consultation and a mail link', () => {
      expect(hrefOf(footer, 'Free Consultation')).toBe('/consultation')
      const mailLink = `a[href^="mailto:${site.email}"]`
      expect(footer.querySelector(mailLink)).not.toBeNull()
    })

    test('with the disclaimer and the copyright year', () => {
      expect(words(footer)).toContain(
        'not typical, and no outcome is guaranteed',
      )
      expect(words(footer)).toMatch(/© \d{4}/)
    })
  })
})

test.each([
  'counter',
  'currency-choice',
  'chat-card',
  'today',
  'this-year',
  'dismissible',
  'fallback-picture',
  'guide-link',
  'particles',
  'reveal',
])('some page has an element with the behaviour %s', (behaviour) => {
  const named = builtPages.filter(({ html }) =>
    html.includes(`data-behaviour="${behaviour}"`),
  )
  expect(named).not.toEqual([])
})

test('the service worker contains a hash of the offline page, and so changes with the page', () => {
  const page = readFileSync('dist/offline.html')
  const hash = createHash('sha256').update(page).digest('hex')
  const revision = hash.slice(0, 8)
  const worker = readFileSync('dist/sw.js', 'utf8')
  expect(worker).toContain(revision)
})
