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
import { filled } from '#data/filled.ts'
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
import { casePages, contentPages, work } from '#tests/work.ts'
import { all, attributes, linksTo, pageAt, texts, words } from './page-at.ts'

// Every word and link of the content files is on its page: tests/built/content.test.ts. How many
// entries a list has, and which words are quoted: content/schema.

const { disputeDays, guaranteeDays, guaranteeAbove } = refundTerms
const limit = guaranteeAbove.toLocaleString('en-IN')
const languages = site.languages.join(', ')

test('home and About show the portrait of data/site, which a photograph replaces', () => {
  for (const [path, alt] of [
    ['/', homeHero.portraitAlt],
    ['/about', aboutHero.imageAlt],
  ] as const) {
    const pictures = attributes(pageAt(path), `img[alt="${alt}"]`, 'src')
    expect(pictures, path).toEqual([site.portrait])
  }
})

/** Pages that ask for money or have a form, in the order of what they ask for. */
const askingPages: Record<string, ('price' | 'form')[]> = {
  '/': ['form', 'price'],
  '/ai-mastery-course': ['form', 'price'],
  '/ai-career-program': ['price'],
  ...Object.fromEntries(levelIds.map((id) => [`/career/${id}`, ['price']])),
  '/consultation': ['form'],
  '/service-request': ['form'],
  '/contact': ['form'],
}

test.each(Object.entries(askingPages))(
  '%s shows whom a visitor pays or writes to, by the same portrait',
  (path, asked) => {
    const persons = all(pageAt(path), 'p:has(img[alt=""])')
    const named = asked.map((before) => `${site.name} ${withMe[before]}`)
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
])('%s says what the requirements quote', (path, parts) => {
  const shown = words(pageAt(path)).toLowerCase()
  const quoted = parts.map((part) => part.toLowerCase())
  const missing = quoted.filter((part) => !shown.includes(part))
  expect(missing).toEqual([])
})

test('the betting and gaming sample names no operator and links to no game', () => {
  for (const { path } of contentPages.filter(
    ({ path }) => path === '/content/betting-gaming',
  ))
    for (const said of [
      'Writing samples only',
      'no operators and no links to play',
    ])
      expect(words(pageAt(path))).toContain(said)
})

test.each(['privacy-policy', 'terms-of-service', 'disclaimer'])(
  'the legal page %s says the day of its last update in words',
  (name) => {
    const said = words(pageAt(`/legal/${name}`))
    const [, updated = ''] = said.split('Last updated: ')
    expect(updated).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}/)
  },
)

test.each(['privacy-policy', 'terms-of-service', 'disclaimer'])(
  'the legal page %s says its day to programs as it does to people',
  (name) => {
    const time = pageAt(`/legal/${name}`).querySelector('time')
    const day = time?.getAttribute('datetime') ?? ''
    expect(words(time)).toBe(longDate(day, MONTHS))
    expect(time?.getAttribute('data-months')).toBe(`${MONTHS}`)
  },
)

test.each(legal.links)('each legal page leads to $label', ({ href }) => {
  const list = `nav[aria-label="${legalPages}"]`
  for (const { href: path } of legal.links) {
    const hrefs = attributes(pageAt(path), `${list} a`, 'href')
    expect(hrefs).toContain(href)
  }
})

test('About says each fact of the consultant by its name', () => {
  const facts = all(pageAt('/about'), '[aria-labelledby=story] dl > div')
  const shown = facts.map((fact) => texts(fact, 'dt, dd'))
  expect(shown).toEqual([
    [story.location, `${site.location}, ${site.reach}`],
    [story.languages, languages],
    [story.timeZone, site.timeZoneLabel],
    [story.hours, businessHours],
  ])
})

test('a portrait of About that is lost has a drawing in its place', () => {
  const [drawing] = attributes(pageAt('/about'), 'img', 'data-fallback')
  expect(existsSync(`dist${drawing}`)).toBe(true)
})

test('the journey of the business program says what is today, and what it aims at', () => {
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

test('without script nobody is led to a form that needs it', () => {
  const [link] = all(pageAt('/ai-mastery-course'), 'a[href="#apply"].line-link')
  const classes = [...(link?.classList ?? [])]
  const hiding = ['needs-script', 'needs-island']
  expect(classes).toEqual(expect.arrayContaining(hiding))
})

test('a code is large enough for a camera, with the margin that readers need', () => {
  const code = pageAt('/contact').querySelector('svg[role=img]')
  const box = code?.getAttribute('viewBox') ?? ''
  const [, , modules = 0] = box.split(' ').map(Number)
  const size = Number(code?.getAttribute('width'))
  expect(size / modules).toBeGreaterThanOrEqual(3)
  // A laptop's window shows the whole of it.
  expect(size).toBeLessThan(600)
  // Four modules of margin (ISO/IEC 18004): the first dark ones are in the fifth row and column.
  const [, dark] = all(code, 'path')
  const drawn = dark?.getAttribute('d')
  expect(drawn?.slice(0, 6)).toBe('m4 4h7')
})

test('a phone, which cannot read a code from its own screen, shows none', () => {
  const code = pageAt('/contact').querySelector('svg[role=img]')
  expect(code?.closest('.needs-mouse')).not.toBeNull()
})

test.each(['/contact', '/ai-mastery-course', '/'])(
  'the questions of %s open one at a time',
  (path) => {
    const questions = 'details:has(h3), details.accordion'
    const names = attributes(pageAt(path), questions, 'name')
    expect(new Set(names).size).toBeLessThanOrEqual(1)
    expect(names).not.toContain('')
  },
)

test('the bar of a skill is as long as its percentage', () => {
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

test('testimonials are counted, and each says its stars and whose it is', () => {
  const main = pageAt('/testimonials')
  expect(words(main)).toContain(
    filled(grid.count, { count: testimonials.length }),
  )
  const shown = all(main, 'figure').map((figure) => [
    figure.querySelector('[role=img]')?.getAttribute('aria-label'),
    words(figure.querySelector('figcaption')),
  ])
  for (const [index, client] of testimonials.entries()) {
    const { name, role, company, rating } = client
    const [stars, caption] = shown[index] ?? []
    const given = grid.stars.replace('{rating}', `${rating}`)
    expect(stars).toBe(given)
    expect(caption).toContain(`${name} ${role}, ${company}`)
  }
})

test('a phone calls the number of the Contact page, as its address has no spaces', () => {
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

test('the Contact page offers a mail with the subject of the requirements', () => {
  const mail = mailLink({
    subject: 'Business Inquiry - AI & Digital Marketing Services',
  }).href
  const hrefs = attributes(pageAt('/contact'), 'a', 'href')
  expect(hrefs).toContain(mail)
})

test.each(['/', '/contact'])(
  'beside the form of %s a chat and a mail open with the words for them',
  (path) => {
    const hrefs = attributes(pageAt(path), 'a', 'href')
    expect(hrefs).toContain(mailLink({ subject }).href)
    expect(hrefs).toContain(chatLink(chatText).href)
  },
)

test('the tabs of the Skills page are called by what they are of', () => {
  const [list] = all(pageAt('/skills'), '[role=tablist]')
  expect(list?.getAttribute('aria-label')).toBe(skillsHero.tabs)
})

test('the name of a client whom the consultation quotes is translated by nobody', () => {
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

test('About says first of all who the consultant is', () => {
  const [first] = texts(pageAt('/about'), '.eyebrow')
  expect(first).toBe(site.role)
})

test('beside the contact form is each way to reach the consultant by its name', () => {
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
