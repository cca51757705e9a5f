import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hero as aboutHero, story } from '#data/about.yaml'
import { journey } from '#data/ai-mastery-course.yaml'
import { businessHours } from '#data/business-hours.ts'
import { withMe } from '#data/common.yaml'
import { quotes } from '#data/consultation.yaml'
import { greetings } from '#data/contact.yaml'
import { contactEntries } from '#data/contact-entries.ts'
import { longDate, MONTHS } from '#data/dates.ts'
import { fillPlaceholders } from '#data/fill-placeholders.ts'
import { legal } from '#data/footer.yaml'
import { hero as homeHero } from '#data/home.yaml'
import { levelIds, serviceIds } from '#data/ids.ts'
import { pages as legalPages } from '#data/legal.yaml'
import { chatLink, mailLink } from '#data/links.ts'
import { contact as chatText } from '#data/messages/chats.yaml'
import { contact as subject } from '#data/messages/mails.yaml'
import { refundTerms } from '#data/prices.yaml'
import * as site from '#data/site.yaml'
import { categories, hero as skillsHero } from '#data/skills.yaml'
import { grid, testimonials } from '#data/testimonials.yaml'
import { decodeChat } from '#tests/forms/decode-message.ts'
import { casePages, contentPages, homeCards, work } from '#tests/work.ts'
import { all, attributes, linksTo, pageAt, texts, words } from './page-at.ts'

// tests/built/content.test.ts checks that every word and link of the content files is on its page;
// content/schema checks how many entries a list has, and the words that the requirements quote.

const { disputeDays, guaranteeDays, guaranteeAbove } = refundTerms
const limit = guaranteeAbove.toLocaleString('en-IN')
const languages = site.languages.join(', ')

test('home and About show the portrait that data/site.yaml names', () => {
  for (const [path, alt] of [
    ['/', homeHero.portraitAlt],
    ['/about', aboutHero.imageAlt],
  ] as const) {
    const pictures = attributes(pageAt(path), `img[alt="${alt}"]`, 'src')
    expect(pictures, path).toEqual([site.portrait])
  }
})

/** Forms and prices of each page that has any, in the order of the page. */
const formsAndPrices: Record<string, ('price' | 'form')[]> = {
  '/': ['form', 'price'],
  '/ai-mastery-course': ['form', 'price'],
  '/ai-career-program': ['price'],
  ...Object.fromEntries(levelIds.map((id) => [`/career/${id}`, ['price']])),
  '/consultation': ['form'],
  '/service-request': ['form'],
  '/contact': ['form'],
}

test.each(Object.entries(formsAndPrices))(
  '%s shows the name and portrait of the consultant next to each form and price',
  (path, parts) => {
    const persons = all(pageAt(path), 'p:has(img[alt=""])')
    const named = parts.map((part) => `${site.name} ${withMe[part]}`)
    expect(persons.map(words)).toEqual(named)
    for (const person of persons) {
      const pictures = attributes(person, 'img', 'src')
      expect(pictures).toEqual([site.portrait])
    }
  },
)

test.each<[string, readonly string[]]>([
  ['/about', [site.location, site.reach, languages, site.timeZoneLabel]],
  ['/about', [businessHours]],
  ['/contact', [businessHours]],
  [
    '/services/digital-marketing',
    ['Growth Starter', 'Scale & Dominate', 'Enterprise Growth'],
  ],
  ['/legal/privacy-policy', ['Privacy Policy', 'Last updated: ']],
  [
    '/legal/disclaimer',
    ['Professional Disclaimer', 'Last updated: ', 'Results are not typical'],
  ],
  ['/legal/disclaimer', ['No outcome is guaranteed']],
  [
    '/legal/terms-of-service',
    [
      'Terms of Service',
      'Last updated: ',
      'consultation services only',
      `disputes must be raised within ${disputeDays} days of service completion`,
      `${guaranteeDays}-day satisfaction guarantee applies to paid consulting above INR ${limit}`,
      'final after delivery',
      'non-refundable after download',
      'governed by Indian law',
      'INR, with GST added where applicable',
    ],
  ],
])('%s contains the words that the requirements quote', (path, parts) => {
  const shown = words(pageAt(path)).toLowerCase()
  const quoted = parts.map((part) => part.toLowerCase())
  const missing = quoted.filter((part) => !shown.includes(part))
  expect(missing).toEqual([])
})

test('the betting and gaming page says that it has only samples, and no links to play', () => {
  for (const { path } of contentPages.filter(
    ({ path }) => path === '/content/betting-gaming',
  ))
    for (const note of [
      'Writing samples only',
      'no operators and no links to play',
    ])
      expect(words(pageAt(path))).toContain(note)
})

test.each(['privacy-policy', 'terms-of-service', 'disclaimer'])(
  'the legal page %s shows the date of its last update, with the month as a word',
  (name) => {
    const text = words(pageAt(`/legal/${name}`))
    const [, updated = ''] = text.split('Last updated: ')
    expect(updated).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}/)
  },
)

test.each(['privacy-policy', 'terms-of-service', 'disclaimer'])(
  'the legal page %s has the same day in the datetime attribute and the text of its date',
  (name) => {
    const time = pageAt(`/legal/${name}`).querySelector('time')
    const day = time?.getAttribute('datetime') ?? ''
    expect(words(time)).toBe(longDate(day, MONTHS))
    expect(time?.getAttribute('data-months')).toBe(`${MONTHS}`)
  },
)

test.each(legal.links)('each legal page links to $label', ({ href }) => {
  const list = `nav[aria-label="${legalPages}"]`
  for (const { href: path } of legal.links) {
    const hrefs = attributes(pageAt(path), `${list} a`, 'href')
    expect(hrefs).toContain(href)
  }
})

test('About lists each fact about the consultant with its label', () => {
  const facts = all(pageAt('/about'), '[aria-labelledby=story] dl > div')
  const shown = facts.map((fact) => texts(fact, 'dt, dd'))
  expect(shown).toEqual([
    [story.location, `${site.location}, ${site.reach}`],
    [story.languages, languages],
    [story.timeZone, site.timeZoneLabel],
    [story.hours, businessHours],
  ])
})

test('the portrait of About has a drawing as its fallback', () => {
  const [drawing] = attributes(pageAt('/about'), 'img', 'data-fallback')
  expect(existsSync(`dist${drawing}`)).toBe(true)
})

test('each part of the business program journey shows the situation today and the aim', () => {
  const parts = all(pageAt('/ai-mastery-course'), 'li:has(> h3):has(.eyebrow)')
  const shown = parts.map((part) => texts(part, 'h3, p'))
  expect(shown).toEqual(
    journey.items.map(({ title, before, after }) => [
      title,
      `${journey.today} ${before}`,
      `${journey.aim} ${after}`,
    ]),
  )
})

test('without script the link to the application form is hidden', () => {
  const [link] = all(pageAt('/ai-mastery-course'), 'a[href="#apply"].line-link')
  const classes = [...(link?.classList ?? [])]
  const hiding = ['needs-script', 'needs-island']
  expect(classes).toEqual(expect.arrayContaining(hiding))
})

test('the QR code is large enough for a camera, with the margin that scanners need', () => {
  const code = pageAt('/contact').querySelector('svg[role=img]')
  const box = code?.getAttribute('viewBox') ?? ''
  const [, , modules = 0] = box.split(' ').map(Number)
  const size = Number(code?.getAttribute('width'))
  expect(size / modules).toBeGreaterThanOrEqual(3)
  // The window of a laptop shows the whole code.
  expect(size).toBeLessThan(600)
  // The margin is four modules wide (ISO/IEC 18004), so the dark ones begin in row and column 5.
  const [, dark] = all(code, 'path')
  const drawn = dark?.getAttribute('d')
  expect(drawn?.slice(0, 6)).toBe('m4 4h7')
})

test('a phone shows no QR code, since it cannot scan its own screen', () => {
  const code = pageAt('/contact').querySelector('svg[role=img]')
  expect(code?.closest('.needs-mouse')).not.toBeNull()
})

test.each([
  ['/', 'faq'],
  ['/contact', 'contact-faq'],
  ['/ai-mastery-course', 'premium-faq'],
])('on %s only one question is open at a time', (path, group) => {
  // Browsers close the other details elements of the same name.
  const names = attributes(pageAt(path), 'details:has(h3)', 'name')
  expect(new Set(names)).toEqual(new Set([group]))
})

test('the bar of a skill ranges from 0 to 100 percent', () => {
  const meters = all(pageAt('/skills'), 'meter')
  expect(meters.length).toBeGreaterThan(0)
  for (const meter of meters) {
    expect(meter.getAttribute('min')).toBe('0')
    expect(meter.getAttribute('max')).toBe('100')
  }
})

test('the Skills page counts the skills of each category', () => {
  const counted = texts(pageAt('/skills'), '[role=tabpanel] .eyebrow')
  expect(counted.map(Number.parseFloat)).toEqual(
    categories.map(({ skills }) => skills.length),
  )
  const [numbers] = all(pageAt('/skills'), 'dl')
  const [first] = categories
  expect(words(numbers)).toContain(`${first?.skills.length}`)
})

test('the Testimonials page counts its quotes, and shows the stars and client of each', () => {
  const main = pageAt('/testimonials')
  expect(words(main)).toContain(
    fillPlaceholders(grid.count, { count: testimonials.length }),
  )
  const shown = all(main, 'figure').map((figure) => [
    figure.querySelector('[role=img]')?.getAttribute('aria-label'),
    words(figure.querySelector('figcaption')),
  ])
  for (const [index, client] of testimonials.entries()) {
    const { name, role, company, rating } = client
    const [stars, caption] = shown[index] ?? []
    const label = grid.stars.replace('{rating}', `${rating}`)
    expect(stars).toBe(label)
    expect(caption).toContain(`${name} ${role}, ${company}`)
  }
})

test('the phone link of the Contact page has the number without spaces', () => {
  const [tel] = attributes(pageAt('/contact'), 'a[href^="tel:"]', 'href')
  const digits = site.phone.replaceAll(' ', '')
  expect(tel).toBe(`tel:${digits}`)
})

test('the Contact page offers a chat in each language of the consultant', () => {
  const main = pageAt('/contact')
  const hrefs = attributes(main, 'a[lang]', 'href')
  const chats = hrefs.map((href) => decodeChat(href ?? '').text)
  const offered = greetings.filter(({ language }) =>
    site.languages.includes(language),
  )
  const messages = offered.map(({ message }) => message)
  expect(chats).toEqual(messages)
  expect(attributes(main, 'a[lang]', 'lang')).toEqual(
    offered.map(({ lang }) => lang),
  )
})

test('the Contact page offers a mail with the subject that the requirements quote', () => {
  const mail = mailLink({
    subject: 'Business Inquiry - AI & Digital Marketing Services',
  }).href
  const hrefs = attributes(pageAt('/contact'), 'a', 'href')
  expect(hrefs).toContain(mail)
})

test.each(['/', '/contact'])(
  '%s offers a chat with a prepared message and a mail with a prepared subject',
  (path) => {
    const hrefs = attributes(pageAt(path), 'a', 'href')
    expect(hrefs).toContain(mailLink({ subject }).href)
    expect(hrefs).toContain(chatLink(chatText).href)
  },
)

test('the list of tabs of the Skills page has an accessible name', () => {
  const [list] = all(pageAt('/skills'), '[role=tablist]')
  expect(list?.getAttribute('aria-label')).toBe(skillsHero.tabs)
})

test('the names of clients on the Consultation page are excluded from translation', () => {
  const names = texts(pageAt('/consultation'), 'figcaption > [translate=no]')
  const quoted = quotes.items.map(({ name }) => name)
  expect(names).toEqual(quoted)
})

test('the Skills page has the tabs tab-0 to tab-3', () => {
  const ids = attributes(pageAt('/skills'), '[role=tab]', 'id')
  expect(ids).toEqual(['tab-0', 'tab-1', 'tab-2', 'tab-3'])
})

test('each tab of the Skills page has its skills with their percentages', () => {
  const panels = all(pageAt('/skills'), '[role=tabpanel]')
  const shown = panels.map((panel) => {
    const names = attributes(panel, 'meter', 'aria-label')
    const levels = attributes(panel, 'meter', 'value')
    return names.map((name, index) => `${name}: ${levels[index]}`)
  })
  expect(shown).toEqual(
    categories.map(({ skills }) =>
      skills.map(({ name, level }) => `${name}: ${level}`),
    ),
  )
})

const serviceLinks = serviceIds.map(
  (id) => ['/services', `/services/${id}`] as const,
)
const requestLinks = work.map(({ path }) => [path, '/service-request'] as const)
const callLinks = casePages.map(({ path }) => [path, '/consultation'] as const)

test.each([...serviceLinks, ...requestLinks, ...callLinks])(
  '%s has one link to %s',
  (path, href) => {
    expect(linksTo(pageAt(path), href)).toHaveLength(1)
  },
)

test("About begins with the consultant's role", () => {
  const [first] = texts(pageAt('/about'), '.eyebrow')
  expect(first).toBe(site.role)
})

test('each way to reach the consultant is next to the contact form, with a label', () => {
  const shown = all(pageAt('/contact'), 'dl:has(a[href^="tel:"]) > div')
  const entries = shown.map((entry) => [
    words(entry),
    ...attributes(entry, 'a[translate=no]', 'href'),
  ])
  expect(entries).toEqual(
    contactEntries.map(({ label, value, href }) => [
      `${label} ${value}`.replace(/\s+/g, ' '),
      ...(href ? [href] : []),
    ]),
  )
})

/** Targets of the links that a page ends with (requirements §2). */
const closingLinks: Record<string, string[]> = {
  '/about': ['/#contact'],
  '/ai-career-program': ['/consultation'],
  '/skills': ['/contact'],
  '/services': ['/contact'],
  '/projects': ['/service-request'],
  '/testimonials': ['/contact'],
  ...Object.fromEntries(
    serviceIds.map((id) => [
      `/services/${id}`,
      ['/consultation', ...(homeCards.length > 0 ? ['/#projects'] : [])],
    ]),
  ),
}

test.each(Object.entries(closingLinks))(
  'the last two links of %s include %s',
  (path, hrefs) => {
    const lastTwo = attributes(pageAt(path), 'main a', 'href').slice(-2)
    expect(lastTwo).toEqual(expect.arrayContaining(hrefs))
  },
)

test('the first and the last link of the Consultation page lead to its form', () => {
  const main = pageAt('/consultation')
  const hrefs = attributes(main, 'a', 'href')
  const target = '#consultation-form'
  expect([hrefs.at(0), hrefs.at(-1)]).toEqual([target, target])
  expect(main.querySelector(`${target} form`)).not.toBeNull()
})
