import { describe, expect, test } from 'vitest'
import {
  bundle as bundleWords,
  consultation,
  earlyBird,
  levels as levelWords,
  onEachLevel,
  quiz,
} from '#data/ai-career-program.yaml'
import { hero } from '#data/ai-mastery-course.yaml'
import { type Level, levels } from '#data/levels.ts'
import { formatMoney, type Money, plainMoney } from '#data/money.ts'
import {
  bundleOffer,
  guideBonusWorth,
  guidePrice,
  prices,
} from '#data/prices.yaml'
import { decodeChat } from '#tests/forms/decode-message.ts'
import {
  all,
  attributes,
  builtPages,
  documentAt,
  linksTo,
  pageAt,
  texts,
  words,
} from './page-at.ts'

// tests/built/content.test.ts checks that every word of the programs' content files is on its page.

const coursePath = '/ai-mastery-course'
const careerPath = '/ai-career-program'
/** Selector of the section whose accessible name is `title`. */
const section = (title: string) => `section[aria-label="${title}"]`
const bundleSection = section('Complete AI Career Bundle')
const priceBox = 'section[aria-label=Price]'
/** Selector of a level's card on the page of the career program. */
const card = (id: string) => `article[aria-labelledby=level-${id}]`
/** The path of a level's own page. */
const pageOf = ({ id }: Level) => `/career/${id}`

const currencies = ['INR', 'USD'] as const
const rupees = (amount: number) => formatMoney(amount, 'INR')
/** A price as pages show it: in rupees, then in dollars. */
const inBothCurrencies = (money: Money) =>
  currencies.map((currency) => formatMoney(money[currency], currency))
/** What a page says about a level: its price in both currencies, its length and its salary. */
const offerOf = (level: Level) => [
  ...inBothCurrencies(level.price),
  level.duration,
  level.expectedSalary,
]

/** Expects the element that the selector `part` matches on a page to contain each of the texts. */
function expectIn(path: string, part: string, expected: readonly string[]) {
  const shown = words(documentAt(path).querySelector(part))
  const missing = expected.filter((each) => !shown.includes(each))
  expect(missing).toEqual([])
}

describe('a disclaimer', () => {
  test.each([
    [coursePath, 'No revenue, saving, growth or other outcome is guaranteed'],
    [careerPath, 'no employment, salary or income outcome is guaranteed'],
    ['/career/beginner', 'does not promise a job'],
    ['/career/intermediate', 'does not promise a job'],
    ['/career/professional', 'does not promise a job'],
    [
      '/career/expert',
      'No employment, leadership or income outcome is guaranteed',
    ],
  ])('on %s says: %s', (path, sentence) => {
    expectIn(path, '.notice', [sentence])
  })
})

describe('a visitor reads', () => {
  test('what the guide and its bonus are worth, on the home page', () => {
    expectIn('/', '[aria-labelledby=guide]', [
      rupees(guidePrice),
      rupees(guideBonusWorth),
    ])
  })

  test('what the business program costs in both currencies', () => {
    expectIn(coursePath, priceBox, inBothCurrencies(prices.premium))
  })

  test('the note of each currency next to the price of the business program', () => {
    const notes = currencies.map((currency) => {
      const part = `${priceBox} .${currency.toLowerCase()} .text-muted`
      return words(documentAt(coursePath).querySelector(part))
    })
    const written = currencies.map((currency) => hero.notes[currency])
    expect(notes).toEqual(written)
  })

  test('what the bundle costs in both currencies, and what it saves', () => {
    const costs = inBothCurrencies(prices.bundle)
    expectIn(careerPath, bundleSection, [...costs, bundleOffer.label])
  })

  test.each(levels)(
    'price, length, salary and features on the card of the $id level',
    (level) => {
      expectIn(careerPath, card(level.id), [
        ...offerOf(level),
        earlyBird,
        ...level.features,
      ])
    },
  )

  test.each(levels)(
    'price, length and salary on the page of the $id level',
    (level) => {
      expectIn(pageOf(level), priceBox, offerOf(level))
    },
  )

  test.each(levels)(
    'name and early-bird label on the page of the $id level',
    (level) => {
      const name = `${level.level} level`
      expectIn(pageOf(level), 'main', [earlyBird, name])
    },
  )

  test('the crossed-out price of the bundle', () => {
    expect(texts(documentAt(careerPath), `${bundleSection} s`)).toContain(
      rupees(bundleOffer.struck),
    )
  })
})

test('the crossed-out price and the saving of the bundle are in rupees only', () => {
  const prices = documentAt(careerPath).querySelector(
    `${bundleSection} .both-prices`,
  )
  const struck = rupees(bundleOffer.struck)
  const rest = `${bundleWords.instead} ${struck}, ${bundleOffer.label}`
  const inRupees = prices?.querySelector('.inr')
  const inDollars = prices?.querySelector('.usd')
  expect(words(inRupees)).toContain(rest)
  expect(words(inDollars)).not.toContain(struck)
  // The line above the price is shown only if rupees are chosen (components/styles/prices.css).
  const lineAbove = documentAt(careerPath).querySelector(
    `${bundleSection} .rupees-chosen`,
  )
  expect(words(lineAbove)).toBe(
    `${bundleWords.instead} ${struck} ${bundleOffer.label}`,
  )
})

test('the bundle names each of its levels', () => {
  const named = texts(documentAt(careerPath), `${bundleSection} li`)
  const written = levels.map(({ level, title }) => `${level}: ${title}`)
  expect(named).toEqual(written)
})

test('the career program page begins with the early-bird label and a consultation link', () => {
  const main = pageAt(careerPath)
  const [tag] = texts(main, '.tag')
  expect(tag).toBe(earlyBird)
  const [first] = all(main, '.btn-primary')
  expect(words(first)).toBe(consultation.label)
  expect(first?.getAttribute('href')).toBe(consultation.href)
})

test('every page that names a salary has the notes about salaries and tax', () => {
  const shown = builtPages.filter(({ path }) =>
    texts(pageAt(path), 'dt').includes(levelWords.salary),
  )
  expect(shown.length).toBeGreaterThan(levels.length)
  for (const { path } of shown) {
    const text = words(pageAt(path))
    expect(text, path).toContain(levelWords.salaryNote)
    expect(text, path).toContain(levelWords.gstNote)
  }
})

/** The messages of the chat links in a part of a page. */
function chatsIn(path: string, part: string) {
  const links = `${part} a[href^="https://wa.me/"]`
  const hrefs = attributes(documentAt(path), links, 'href')
  return hrefs.map((href) => decodeChat(href ?? '').text)
}

/** The chat links in a part of a page: the price that they name, and other words in each. */
interface Chats {
  path: string
  part: string
  price: Money
  names: readonly string[]
}

describe.each<Chats>([
  {
    path: '/',
    part: '[aria-labelledby=premium]',
    price: prices.premium,
    names: [],
  },
  {
    path: coursePath,
    part: 'main',
    price: prices.premium,
    names: ['AI Business Transformation Program'],
  },
  {
    path: careerPath,
    part: bundleSection,
    price: prices.bundle,
    names: ['bundle'],
  },
  ...levels.map((level) => ({
    path: pageOf(level),
    part: 'main',
    price: level.price,
    names: ['AI Career Program', `${level.level} level`, level.duration],
  })),
])('the chat links in $part of $path', ({ path, part, price, names }) => {
  const chats = chatsIn(path, part)

  test.each(currencies)(
    'name the price in %s in exactly half of their messages',
    (currency) => {
      const amount = plainMoney(price[currency], currency)
      const named = chats.filter((chat) => chat.includes(amount))
      expect(named.length).toBeGreaterThan(0)
      expect(named).toHaveLength(chats.length / 2)
    },
  )

  test('are next to the price in both currencies', () => {
    const shown = words(documentAt(path).querySelector(part))
    for (const amount of inBothCurrencies(price))
      expect(shown).toContain(amount)
  })

  test('name what is sold', () => {
    for (const name of names) {
      const otherChats = chats.filter((chat) => !chat.includes(name))
      expect(otherChats).toEqual([])
    }
  })
})

test('a visitor can choose the currency of the business program, which is rupees at first', () => {
  const main = pageAt(coursePath)
  expect(texts(main, 'label:has([type=radio])')).toEqual([
    'India (INR)',
    'International (USD)',
  ])
  expect(texts(main, 'label:has([type=radio][checked])')).toEqual([
    'India (INR)',
  ])
})

test('a visitor without script can apply for the business program by mail', () => {
  const [mail] = attributes(
    pageAt(coursePath),
    '#apply a[href^="mailto:"]',
    'href',
  )
  const questions = [
    'Full name:',
    'Business challenges:',
    'Additional information (optional):',
  ]
  const text = decodeURIComponent(mail ?? '')
  const missing = questions.filter((question) => !text.includes(question))
  expect(missing).toEqual([])
  expect(mail?.length).toBeLessThanOrEqual(1_900)
})

test('the last link of the career program page leads to a consultation', () => {
  const hrefs = attributes(pageAt(careerPath), 'a', 'href')
  expect(hrefs.at(-1)).toBe('/consultation')
})

describe.each(levels)('the $id level', ({ id, duration }) => {
  const isExpert = id === 'expert'
  const page = () => pageAt(`/career/${id}`)

  test('has a link on its card to enrol or, for experts, to apply', () => {
    const own = documentAt(careerPath).querySelector(card(id))
    const links = linksTo(own, `/career/${id}`)
    expect(links).toEqual([isExpert ? 'Apply Now' : 'Enroll Now'])
  })

  test('has a description on the link of its card, since all cards have the same link text', () => {
    const main = pageAt(careerPath)
    const [link] = all(main, `${card(id)} a`)
    const described = link?.getAttribute('aria-describedby')
    const name = main.querySelector(`#${described}`)
    const level = levels.find((level) => level.id === id)
    expect(words(name)).toBe(level?.title)
  })

  test('shows its length in the list of levels', () => {
    const [entry] = all(pageAt(careerPath), `ol > li > a[href="/career/${id}"]`)
    expect(words(entry)).toContain(duration)
  })

  test('has its title below the heading of its page', () => {
    const level = levels.find((level) => level.id === id)
    const textsBelow = texts(page(), 'h1 ~ *, div:has(> h1) ~ div strong')
    expect(textsBelow).toContain(`${level?.title}.`)
  })

  test('excludes its salary, but not its length, from translation', () => {
    const facts = all(page(), `${priceBox} dl dd`)
    const factsOfCard = all(pageAt(careerPath), `${card(id)} dl dd`)
    for (const fact of [...facts, ...factsOfCard]) {
      const isLength = words(fact) === duration
      const translate = fact.getAttribute('translate')
      expect(translate, words(fact)).toBe(isLength ? null : 'no')
    }
  })

  test('has a back arrow only on the link to the previous level', () => {
    const { name, further } = onEachLevel.others
    const [back] = all(page(), 'a.line-link svg')
    const others = all(page(), `nav[aria-label="${name}"] a`)
    for (const link of others) {
      const arrow = link.querySelector('svg')
      const isBack = arrow?.innerHTML === back?.innerHTML
      const isNext = words(link).startsWith(further)
      expect(isBack).toBe(!isNext)
    }
  })

  test('links to the previous level and to the next', () => {
    const { name, earlier, further } = onEachLevel.others
    const index = levels.findIndex((level) => level.id === id)
    const neighbours = [
      { label: earlier, neighbour: levels[index - 1] },
      { label: further, neighbour: levels[index + 1] },
    ]
    const expected = neighbours.flatMap(({ label, neighbour }) => {
      if (!neighbour) return []
      const { link, level, title } = neighbour
      return `${link} ${label} ${level}: ${title}`
    })
    const links = all(page(), `nav[aria-label="${name}"] a`)
    const shown = links.map((link) => {
      const href = link.getAttribute('href')
      return `${href} ${words(link)}`
    })
    expect(shown).toEqual(expected)
  })

  test('has chat links whose texts begin with the words that the requirements quote', () => {
    const label = isExpert ? 'Apply via WhatsApp' : 'Enroll Now via WhatsApp'
    for (const chat of all(page(), 'a[href^="https://wa.me/"]')) {
      const start = words(chat).slice(0, label.length)
      expect(start).toBe(label)
    }
  })

  test('has a block of features only if it is for beginners', () => {
    const features = texts(page(), `${section('What to expect')} h3`)
    const ofBeginner = [duration, 'Beginner friendly', 'Certification']
    expect(features).toEqual(id === 'beginner' ? ofBeginner : [])
  })
})

describe("'Find My Level' without script", () => {
  test('leads from each level page to the three questions', () => {
    const address = `${careerPath}?quiz=1#levels`
    for (const { link } of levels) {
      const labels = linksTo(documentAt(link), address)
      expect(labels, link).toEqual([quiz.open])
    }
    const withoutScript =
      documentAt(careerPath).querySelector('#levels noscript')
    const questions = quiz.questions.flatMap(({ text, options }) => [
      text,
      ...options,
    ])
    for (const text of [quiz.open, ...questions])
      expect(words(withoutScript)).toContain(text)
  })

  test('has no visible button that would do nothing', () => {
    const island = '#levels [data-island=LevelFinder]'
    const links = all(documentAt(careerPath), `${island} a[aria-controls]`)
    for (const link of links) {
      const hidden = link.closest('.needs-script')
      expect(hidden, words(link)).not.toBeNull()
    }
  })

  test('numbers the answers of each question by their points, which are 1 to 4', () => {
    const lists = all(documentAt(careerPath), '#levels noscript ol ol')
    expect(lists).toHaveLength(quiz.questions.length)
    for (const list of lists) {
      expect(list.classList.contains('list-decimal')).toBe(true)
      expect(list.children).toHaveLength(4)
      const numbered = all(list, '[value]')
      expect([list.hasAttribute('start'), numbered]).toEqual([false, []])
    }
  })

  test('says which level each total of points means', () => {
    const results = texts(documentAt(careerPath), '#levels noscript ul > li')
    expect(results).toEqual([
      'Up to 5 points: Beginner',
      'Up to 8 points: Intermediate',
      'Up to 11 points: Professional',
      'Up to 12 points: Expert',
    ])
  })
})
