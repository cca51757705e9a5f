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

test('the portfolio has a card for every page of work, with three badges and a count', () => {
  const articles = all(pageAt('/projects'), 'article')
  const shown = articles.map((card) => [
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
  const counted = filled(filters.allShown, { total: cards.length })
  expect(said).toBe(counted)
})

test.each(['content', 'video', 'ai'] as const)(
  'the portfolio says how many projects are of the kind %s',
  (group) => {
    const ofGroup = cards.filter((card) => card.group === group)
    const said = pageAt('/projects').querySelector(
      `[role=status] > [data-group=${group}]`,
    )
    const facts = {
      count: ofGroup.length,
      total: cards.length,
      group: filters[group],
    }
    expect(words(said)).toBe(filled(filters.shown, facts))
  },
)

test('a screen reader names the work that a card of the portfolio leads to', () => {
  const names = attributes(pageAt('/projects'), 'article a', 'aria-label')
  expect(names).toEqual(cards.map(({ title }) => `${card.action}: ${title}`))
})

test('each card of the portfolio says of which kind its work is', () => {
  const kinds = texts(pageAt('/projects'), 'article .project-kind')
  const written = cards.map(({ group }) => filters[group])
  expect(kinds).toEqual(written)
})

test('a card of the portfolio has the figure of its page', () => {
  const covers = all(
    pageAt('/projects'),
    'article .picture:has(> .drawn-cover)',
  )
  const figures = covers.map((cover) => {
    const link = cover.closest('article')?.querySelector('a')
    const address = link?.getAttribute('href')
    const page = work.find(({ path }) => path === address)
    return page?.meta.figure !== undefined
  })
  // A figure has another frame than a line that the title draws.
  const framed = covers.map((cover) => {
    const frames = all(cover, '[viewBox="-2 -2.25 40 22.5"]')
    return frames.length === 1
  })
  expect(framed).toEqual(figures)
})

test('the first picture of the portfolio is loaded at once, the others on the way', () => {
  const pictures = attributes(pageAt('/projects'), 'article img', 'loading')
  const expected = pictures.map((_, index) => (index === 0 ? null : 'lazy'))
  expect(pictures).toEqual(expected)
})

describe.each(work)('$path', ({ path, meta }) => {
  test('has its category and the way back to the portfolio', () => {
    const main = pageAt(path)
    const badge = main.querySelector('span.tag')
    expect(words(badge)).toBe(meta.badge)
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
    const actions = labels.flatMap(
      (label) => label?.match(/^\w+ Content(?=: )/) ?? [],
    )
    const samples = meta.samples ?? []
    expect(actions).toEqual(
      samples.map(({ isVideo }) =>
        isVideo ? 'Watch Content' : 'View Content',
      ),
    )
  },
)

test.each(videoPages)(
  '$path has four facts of each project',
  ({ path, meta }) => {
    const lists = all(pageAt(path), '[aria-labelledby=featured] dl')
    const facts = lists.map((list) => texts(list, 'dt, dd'))
    const featured = meta.featured ?? []
    const written = featured.map((project) => {
      const named = {
        Industry: project.industry,
        Duration: project.duration,
        Views: project.views,
        Retention: project.retention,
      }
      return Object.entries(named).flat()
    })
    expect(facts).toEqual(written)
  },
)

interface PartsOfKind {
  samples?: string
  process?: string
  closing?: string
}

/** Headings and closing link of a page by its kind of work. */
const ofKind: Record<'content' | 'video' | 'ai', PartsOfKind> = {
  content: { samples: 'Samples', closing: '/projects' },
  video: { samples: 'Videos', process: 'How a video is made' },
  ai: { process: 'How it was built', closing: '/consultation' },
}

test.each(work)('$path calls its parts as its kind of work', (page) => {
  const main = pageAt(page.path)
  const kind = ofKind[page.group]
  const headings = texts(main, 'h2')
  for (const { samples, process } of Object.values(ofKind)) {
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
  for (const link of all(pageAt(page.path), '#samples ~ ul a.more-link')) {
    const name = link.getAttribute('aria-label')
    const [action] = name?.split(':') ?? []
    expect(words(link)).toBe(`${action} ${newTab}`)
  }
})

test.each(videoPages)(
  '$path shows a picture of each project',
  ({ path, meta }) => {
    const pictures = '[aria-labelledby=featured] img'
    const featured = meta.featured ?? []
    const written = featured.flatMap(({ thumbnail }) => thumbnail?.alt ?? [])
    expect(attributes(pageAt(path), pictures, 'alt')).toEqual(written)
  },
)

const samplePages = [...contentPages, ...videoPages]

test.each(samplePages)(
  '$path says of each sample what it is about',
  ({ path, meta }) => {
    const shown = all(pageAt(path), '#samples ~ ul > li')
    const samples = meta.samples ?? []
    const written = samples.map(({ tags }) => tags)
    expect(shown.map((sample) => texts(sample, 'ul > li'))).toEqual(written)
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
  const [first] = texts(pageAt('/about'), '.eyebrow')
  expect(first).toBe(site.role)
})

test.each(videoPages)(
  '$path has the chat that it announces, or none',
  ({ path, meta }) => {
    const [chat] = attributes(pageAt(path), 'a[href^="https://wa.me/"]', 'href')
    const announced = meta.chatMessage && {
      number: site.chatNumber,
      text: meta.chatMessage,
    }
    expect(chat && decodeChat(chat)).toEqual(announced)
  },
)

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
