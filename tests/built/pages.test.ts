import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hero as aboutHero, story } from '#data/about.yaml'
import { journey } from '#data/ai-mastery-course.yaml'
import { businessHours } from '#data/business-hours.ts'
import { newTab, withMe } from '#data/common.yaml'
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
import { card, filters } from '#data/projects.yaml'
import * as site from '#data/site.yaml'
import { categories, hero as skillsHero } from '#data/skills.yaml'
import { grid, testimonials } from '#data/testimonials.yaml'
import { watch } from '#data/work.yaml'
import { decodeChat } from '#tests/forms/decode-message.ts'
import {
  cards,
  casePages,
  contentPages,
  videoPages,
  work,
} from '#tests/work.ts'
import { all, attributes, linksTo, pageAt, texts, words } from './page-at.ts'

// Every word and link of the content files is on its page: tests/built/content.test.ts. How many
// entries a list has, and which words are quoted: content/schema.

const { disputeDays, guaranteeDays, guaranteeAbove } = refundTerms
const limit = guaranteeAbove.toLocaleString('en-IN')

test('home and About show the portrait of data/site, which a photograph replaces', () => {
  for (const [path, alt] of [
    ['/', homeHero.portraitAlt],
    ['/about', aboutHero.imageAlt],
  ] as const)
    expect(attributes(pageAt(path), `img[alt="${alt}"]`, 'src'), path).toEqual([
      site.portrait,
    ])
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
    expect(persons.map(words)).toEqual(
      asked.map((before) => `${site.name} ${withMe[before]}`),
    )
    for (const person of persons)
      expect(attributes(person, 'img', 'src')).toEqual([site.portrait])
  },
)

test.each<[string, readonly string[]]>([
  [
    '/about',
    [site.location, site.reach, site.languages.join(', '), site.timeZoneLabel],
  ],
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
  expect(parts.filter((part) => !shown.includes(part.toLowerCase()))).toEqual(
    [],
  )
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
    const [, updated = ''] = words(pageAt(`/legal/${name}`)).split(
      'Last updated: ',
    )
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
  for (const { href: path } of legal.links)
    expect(attributes(pageAt(path), `${list} a`, 'href')).toContain(href)
})

test('About says each fact of the consultant by its name', () => {
  const facts = all(pageAt('/about'), '[aria-labelledby=story] dl > div')
  expect(facts.map((fact) => texts(fact, 'dt, dd'))).toEqual([
    [story.location, `${site.location}, ${site.reach}`],
    [story.languages, site.languages.join(', ')],
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
  expect(parts.map((part) => texts(part, 'h3, p'))).toEqual(
    journey.items.map(({ title, before, after }) => [
      title,
      `${journey.today} ${before}`,
      `${journey.aim} ${after}`,
    ]),
  )
})

test('without script nobody is led to a form that needs it', () => {
  const [link] = all(pageAt('/ai-mastery-course'), 'a[href="#apply"].line-link')
  expect([...(link?.classList ?? [])]).toEqual(
    expect.arrayContaining(['needs-script', 'needs-island']),
  )
})

test('a code is large enough for a camera, with the margin that readers need', () => {
  const code = pageAt('/contact').querySelector('svg[role=img]')
  const [, , modules = 0] = (code?.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number)
  const size = Number(code?.getAttribute('width'))
  expect(size / modules).toBeGreaterThanOrEqual(3)
  // A laptop's window shows the whole of it.
  expect(size).toBeLessThan(600)
  // Four modules of margin (ISO/IEC 18004): the first dark ones are in the fifth row and column.
  const [, dark] = all(code, 'path')
  expect(dark?.getAttribute('d')?.slice(0, 6)).toBe('m4 4h7')
})

test('a phone, which cannot read a code from its own screen, shows none', () => {
  const code = pageAt('/contact').querySelector('svg[role=img]')
  expect(code?.closest('.needs-mouse')).not.toBeNull()
})

test.each(['/contact', '/ai-mastery-course', '/'])(
  'the questions of %s open one at a time',
  (path) => {
    const names = all(pageAt(path), 'details:has(h3), details.accordion').map(
      (question) => question.getAttribute('name'),
    )
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
  expect(words(numbers)).toContain(`${categories[0]?.skills.length}`)
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
    expect(stars).toBe(grid.stars.replace('{rating}', `${rating}`))
    expect(caption).toContain(`${name} ${role}, ${company}`)
  }
})

test('a phone calls the number of the Contact page, as its address has no spaces', () => {
  const [tel] = attributes(pageAt('/contact'), 'a[href^="tel:"]', 'href')
  expect(tel).toBe(`tel:${site.phone.replaceAll(' ', '')}`)
})

test('the Contact page offers a chat in each language of the consultant', () => {
  const main = pageAt('/contact')
  const chats = attributes(main, 'a[lang]', 'href').map(
    (href) => decodeChat(href ?? '').text,
  )
  const offered = greetings.filter(({ language }) =>
    site.languages.includes(language),
  )
  expect(chats).toEqual(offered.map(({ message }) => message))
  expect(attributes(main, 'a[lang]', 'lang')).toEqual(
    offered.map(({ lang }) => lang),
  )
})

test('the Contact page offers a mail with the subject of the requirements', () => {
  const mail = mailLink({
    subject: 'Business Inquiry - AI & Digital Marketing Services',
  }).href
  expect(attributes(pageAt('/contact'), 'a', 'href')).toContain(mail)
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
  expect(names).toEqual(quotes.items.map(({ name }) => name))
})

test('the Skills page has the tabs tab-0 to tab-3', () => {
  const ids = attributes(pageAt('/skills'), '[role=tab]', 'id')
  expect(ids).toEqual(['tab-0', 'tab-1', 'tab-2', 'tab-3'])
})

test('each tab of the Skills page has its skills with their percentages', () => {
  const shown = all(pageAt('/skills'), '[role=tabpanel]').map((panel) => {
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

test.each<[path: string, href: string]>([
  ...serviceIds.map((id): [string, string] => ['/services', `/services/${id}`]),
  ...work.map(({ path }): [string, string] => [path, '/service-request']),
  ...casePages.map(({ path }): [string, string] => [path, '/consultation']),
])('%s has one link to %s', (path, href) => {
  expect(linksTo(pageAt(path), href)).toHaveLength(1)
})

test('the portfolio has a card for every page of work, with three badges and a count', () => {
  const shown = all(pageAt('/projects'), 'article').map((card) => [
    ...texts(card, 'h2'),
    ...attributes(card, 'a', 'href'),
    ...texts(card, 'li.tag'),
  ])
  expect(shown).toEqual(
    cards.map(({ title, path, badges }) => [
      title,
      path,
      ...badges.slice(0, 3),
      ...(badges.length > 3 ? [`+${badges.length - 3} more`] : []),
    ]),
  )
})

test('the portfolio begins with all work', () => {
  const main = pageAt('/projects')
  const [chosen] = all(main, 'input[type=radio][checked]')
  expect(chosen?.getAttribute('value')).toBe('')
  const [said] = texts(main, '[role=status] > :not([hidden])')
  expect(said).toBe(filled(filters.allShown, { total: cards.length }))
})

test.each(['content', 'video', 'ai'] as const)(
  'the portfolio says how many projects are of the kind %s',
  (group) => {
    const count = cards.filter((card) => card.group === group).length
    const said = pageAt('/projects').querySelector(
      `[role=status] > [data-group=${group}]`,
    )
    const facts = { count, total: cards.length, group: filters[group] }
    expect(words(said)).toBe(filled(filters.shown, facts))
  },
)

test('a screen reader names the work that a card of the portfolio leads to', () => {
  expect(attributes(pageAt('/projects'), 'article a', 'aria-label')).toEqual(
    cards.map(({ title }) => `${card.action}: ${title}`),
  )
})

test('each card of the portfolio says of which kind its work is', () => {
  expect(texts(pageAt('/projects'), 'article .project-kind')).toEqual(
    cards.map(({ group }) => filters[group]),
  )
})

test('a card of the portfolio has the figure of its page, and looks like no other', () => {
  const covers = all(
    pageAt('/projects'),
    'article .picture:has(> .drawn-cover)',
  )
  const figures = covers.map((cover) => {
    const address = cover.closest('article')?.querySelector('a')
    const page = work.find(({ path }) => path === address?.getAttribute('href'))
    return page?.meta.figure !== undefined
  })
  // A figure has another frame than a line that the title draws.
  expect(
    covers.map(
      (cover) =>
        attributes(cover, '[viewBox="-2 -2.25 40 22.5"]', 'viewBox').length ===
        1,
    ),
  ).toEqual(figures)
  const looks = covers.map(
    ({ className, firstElementChild }) =>
      className + firstElementChild?.innerHTML,
  )
  expect(new Set(looks).size).toBe(looks.length)
})

test('the first picture of the portfolio is loaded at once, the others on the way', () => {
  const pictures = attributes(pageAt('/projects'), 'article img', 'loading')
  expect(pictures).toEqual(
    pictures.map((_, index) => (index === 0 ? null : 'lazy')),
  )
})

describe.each(work)('$path', ({ path, meta }) => {
  test('has its category and the way back to the portfolio', () => {
    const main = pageAt(path)
    expect(words(main.querySelector('span.tag'))).toBe(meta.badge)
    expect(linksTo(main, '/projects')).toContain('Back to Projects')
  })

  test('says of its figure whether it is invented', () => {
    const isMarked = pageAt(path).querySelector('figcaption > span') !== null
    expect(isMarked).toBe(meta.figure?.sample === true)
  })
})

test.each([...contentPages, ...videoPages])(
  '$path links to each sample, to view or watch',
  ({ path, meta }) => {
    const labels = attributes(pageAt(path), 'a[target=_blank]', 'aria-label')
    expect(
      labels.flatMap((label) => label?.match(/^\w+ Content(?=: )/)?.[0] ?? []),
    ).toEqual(
      (meta.samples ?? []).map(({ isVideo }) =>
        isVideo ? 'Watch Content' : 'View Content',
      ),
    )
  },
)

test.each(videoPages)(
  '$path has four facts of each project',
  ({ path, meta }) => {
    const facts = all(pageAt(path), '[aria-labelledby=featured] dl').map(
      (list) => texts(list, 'dt, dd'),
    )
    expect(facts).toEqual(
      (meta.featured ?? []).map(({ industry, duration, views, retention }) =>
        Object.entries({
          Industry: industry,
          Duration: duration,
          Views: views,
          Retention: retention,
        }).flat(),
      ),
    )
  },
)

/** Headings and closing link of a page by its kind of work. */
const ofKind = {
  content: { samples: 'Samples', closing: '/projects' },
  video: { samples: 'Videos', process: 'How a video is made' },
  ai: { process: 'How it was built', closing: '/consultation' },
}

test.each(work)('$path calls its parts as its kind of work', (page) => {
  const main = pageAt(page.path)
  const kind: { samples?: string; process?: string; closing?: string } =
    ofKind[page.group]
  const headings = texts(main, 'h2')
  for (const { samples, process } of Object.values<typeof kind>(ofKind)) {
    if (samples && samples !== kind.samples)
      expect(headings).not.toContain(samples)
    if (process && process !== kind.process)
      expect(headings).not.toContain(process)
  }
  const [own = ''] = attributes(
    main,
    'section:last-of-type a.btn-quiet',
    'href',
  )
  expect(own).toBe(kind.closing ?? '')
})

test.each(work)('$path shows in words what a link to a sample does', (page) => {
  for (const link of all(pageAt(page.path), '#samples ~ ul a.more-link'))
    expect(words(link)).toBe(
      `${link.getAttribute('aria-label')?.split(':')[0]} ${newTab}`,
    )
})

test.each(videoPages)(
  '$path shows a picture of each project',
  ({ path, meta }) => {
    const pictures = '[aria-labelledby=featured] img'
    const featured = meta.featured ?? []
    expect(attributes(pageAt(path), pictures, 'alt')).toEqual(
      featured.flatMap(({ thumbnail }) => thumbnail?.alt ?? []),
    )
  },
)

const samplePages = [...contentPages, ...videoPages]

test.each(samplePages)(
  '$path says of each sample what it is about',
  ({ path, meta }) => {
    const samples = all(pageAt(path), '#samples ~ ul > li')
    expect(samples.map((sample) => texts(sample, 'ul > li'))).toEqual(
      (meta.samples ?? []).map(({ tags }) => tags),
    )
  },
)

test.each(samplePages)('$path leaves no sample alone in a row', ({ path }) => {
  const [list] = all(pageAt(path), '#samples ~ ul')
  const count = list?.childElementCount ?? 0
  const columns = list?.classList.contains('lg:grid-cols-2') ? 2 : 3
  const isAlone = columns === 3 && count % columns === 1
  expect(isAlone && count > 1).toBe(false)
})

test.each(samplePages)(
  '$path has a round button for each sample to watch',
  ({ path }) => {
    for (const link of all(pageAt(path), '#samples ~ ul a.more-link')) {
      const isRound = link.querySelector('svg circle') !== null
      expect(isRound).toBe(words(link).startsWith(watch))
    }
  },
)

test('About says first of all who the consultant is', () => {
  expect(texts(pageAt('/about'), '.eyebrow')[0]).toBe(site.role)
})

test.each(videoPages)(
  '$path has the chat that it announces, or none',
  ({ path, meta }) => {
    const [chat] = attributes(pageAt(path), 'a[href^="https://wa.me/"]', 'href')
    expect(chat && decodeChat(chat)).toEqual(
      meta.chatMessage && { number: site.chatNumber, text: meta.chatMessage },
    )
  },
)

test('beside the contact form is each way to reach the consultant by its name', () => {
  const shown = all(pageAt('/contact'), 'dl:has(a[href^="tel:"]) > div')
  expect(
    shown.map((entry) => [
      words(entry),
      ...attributes(entry, 'a[translate=no]', 'href'),
    ]),
  ).toEqual(
    contactEntries.map(({ label, value, href }) => [
      `${label} ${value}`.replace(/\s+/g, ' '),
      ...(href ? [href] : []),
    ]),
  )
})
