import { statSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { readContent } from '#content/content-file.ts'
import { newTab } from '#data/common.yaml'
import { serviceIds } from '#data/ids.ts'
import { utilityPaths } from '#data/utility-paths.ts'
import { work } from '#tests/work.ts'
import { faulty } from './faulty.ts'
import { all, builtPages, documentAt, texts, words } from './page-at.ts'

// What holds for every part of its kind on any page; a fault is named with its page.

const pages = builtPages.map(({ path }) => {
  const page = documentAt(path)
  const main = page.querySelector('main') as HTMLElement
  const sheet = texts(page, 'style').join('')
  return { path, page, main, sheet }
})

/** The looks of a part, by the names that its sheet gives them. */
const classesOf = ({ classList }: Element) => [...classList]

/** What a screen reader calls a part in place of its words. */
const labelOf = (part: Element) => part.getAttribute('aria-label')

/** Classes that a sheet makes at least 44 px tall (WCAG 2.5.8), by their selectors. */
function tallClasses(sheet: string) {
  const tall: string[] = []
  parse(sheet).walkDecls(/^(?:min-)?height$/, ({ value, parent }) => {
    const unit = value.endsWith('rem') ? 16 : 1
    const size = Number.parseFloat(value) * unit
    const isFixed = /^[\d.]+(?:px|rem)$/.test(value)
    if (isFixed && size >= 44 && parent && 'selectors' in parent)
      tall.push(...(parent.selectors as string[]))
  })
  const unescaped = tall.map((selector) => selector.replaceAll('\\', ''))
  return new Set(unescaped)
}

/** Whether a link is among the words of a sentence, or an entry of a list without looks. */
const isInSentence = ({ className, parentElement }: HTMLElement) =>
  className === '' &&
  parentElement?.matches('p, li, td, dd, strong, em') === true

test('a finger hits every control: each is 44 px tall, but for links in sentences', () => {
  const controls =
    'a[href]:not(.stretched, .skip-link), button, summary, select, textarea, ' +
    'input:not([type=radio]), label:has(input[type=radio])'
  const small = pages.flatMap(({ path, page, sheet }) => {
    const tall = tallClasses(sheet)
    const isTall = (part: HTMLElement) =>
      classesOf(part).some((name) => tall.has(`.${name}`))
    const hasTallChoice = (control: HTMLElement) =>
      all(control, '.choice').some(isTall)
    return all(page.body, controls)
      .filter((control) => !isTall(control))
      .filter((control) => !isInSentence(control))
      .filter((control) => !hasTallChoice(control))
      .filter((control) => !control.matches('#chat-widget summary'))
      .map((control) => `${path}: ${control.outerHTML.slice(0, 160)}`)
  })
  expect(small).toEqual([])
})

test('a link that is a whole card covers no other control', () => {
  const coversOthers = (link: HTMLElement) => {
    const card = link.closest('.relative, .project-card')
    return all(card, 'a, button, summary, input').length !== 1
  }
  expect(faulty('main .stretched', coversOthers)).toEqual([])
})

test('a screen reader says no drawing that has no name', () => {
  const isSaid = (drawing: HTMLElement) =>
    drawing.closest('[aria-hidden=true], [role=img][aria-label]') === null
  expect(faulty('svg, canvas', isSaid)).toEqual([])
})

test('a screen reader says each number of a step by its list alone', () => {
  const isSaid = (part: HTMLElement) =>
    part.getAttribute('aria-hidden') !== 'true'
  expect(
    faulty('.step-number, span.monogram:not([data-initials])', isSaid),
  ).toEqual([])
})

test.each([
  '/service-request',
  '/ai-mastery-course',
  '/ai-career-program',
  ...serviceIds
    .filter((id) => readContent(`data/services/${id}.yaml`).process)
    .map((id) => `/services/${id}`),
  ...work
    .filter(({ meta }) => 'process' in meta && meta.process)
    .map(({ path }) => path),
])('steps that follow one another on %s have numbers', (path) => {
  const steps = texts(documentAt(path), 'main ol .step-number')
  expect(steps.length).toBeGreaterThan(2)
})

test('steps are numbered in their order', () => {
  const isMixed = (list: HTMLElement) => {
    const numbers = texts(list, '.step-number').map(Number)
    return numbers.some((number, index) => number !== index + 1)
  }
  const isOutside = (part: HTMLElement) => !part.closest('ol')
  expect(faulty('ol:has(.step-number)', isMixed)).toEqual([])
  expect(faulty('.step-number', isOutside)).toEqual([])
})

test('a section is called by a screen reader as its heading is', () => {
  const isCalledOtherwise = (section: HTMLElement) => {
    const heading = section.querySelector('h2')
    const id = section.getAttribute('aria-labelledby')
    const isByHeading = id === heading?.id
    const name = isByHeading ? words(heading) : labelOf(section)
    return !name || (heading !== null && name !== words(heading))
  }
  const sections = 'main section'
  expect(faulty(sections, isCalledOtherwise)).toEqual([])
})

test('a section has one heading, and what is in it has lower ones', () => {
  const hasMore = (section: HTMLElement) => all(section, 'h2').length > 1
  expect(faulty('main section', hasMore)).toEqual([])
})

test('tabs are called by a screen reader, together and each', () => {
  const hasNoName = (tabs: HTMLElement) =>
    !labelOf(tabs) || texts(tabs, '[role=tab]').includes('')
  expect(faulty('[role=tablist]', hasNoName)).toEqual([])
})

test('of radio buttons with one name one is chosen, and a legend says of what', () => {
  const isLoose = (radio: HTMLElement) =>
    !radio.getAttribute('name') ||
    words(radio.closest('fieldset')?.querySelector('legend')) === ''
  expect(faulty('input[type=radio]', isLoose)).toEqual([])
})

test('an address that names a tab opens it', () => {
  const isDeaf = ({ dataset }: HTMLElement) => {
    const { props = '{}', answers = '' } = dataset
    const { param } = JSON.parse(props) as { param?: string }
    const addresses = answers.split(' ')
    return param !== undefined && !addresses.includes(`?${param}`)
  }
  expect(faulty('[data-island]', isDeaf)).toEqual([])
})

test('a panel of tabs is called by a screen reader as its tab is', () => {
  const hasOtherName = (panel: HTMLElement, path: string) => {
    const id = panel.getAttribute('aria-labelledby')
    const tab = documentAt(path).getElementById(id ?? '')
    return tab?.getAttribute('aria-controls') !== panel.id
  }
  expect(faulty('[role=tabpanel]', hasOtherName)).toEqual([])
})

test('a control is called by the words on it, for those who speak to it (WCAG 2.5.3)', () => {
  const isCalledOtherwise = (control: HTMLElement) => {
    const seen = words(control).replace(newTab, '').trim()
    const hasWords = /\w/.test(seen)
    return hasWords && !labelOf(control)?.includes(seen)
  }
  expect(faulty(':is(a, button)[aria-label]', isCalledOtherwise)).toEqual([])
})

test('a link that opens a new tab says so, but for chats, which the phone opens', () => {
  const isSilent = (link: HTMLElement) => {
    const said = labelOf(link) ?? words(link)
    const href = link.getAttribute('href')
    return !said.endsWith(newTab) && !href?.startsWith('https://wa.me/')
  }
  expect(faulty('a[target=_blank]', isSilent)).toEqual([])
})

test('a row of cards is scrolled by keys: by a link in each card, or by itself', () => {
  const isUnreachable = (row: HTMLElement) => {
    const cards = all(row, ':scope > ul > li')
    const isByLinks = cards.every((card) => card.querySelector('a'))
    const isByItself = row.matches('[tabindex="0"][role=group]') && labelOf(row)
    return !isByLinks && !isByItself
  }
  expect(faulty('.card-row', isUnreachable)).toEqual([])
})

test('each figure that a page has is drawn once', () => {
  const ofServices = serviceIds.map((id) => {
    const { figure } = readContent(`data/services/${id}.yaml`)
    return { path: `/services/${id}`, figure }
  })
  const ofWork = work.map(({ path, meta }) => {
    const { figure } = meta
    return { path, figure }
  })
  for (const { path, figure } of [...ofServices, ...ofWork]) {
    const drawn = all(documentAt(path), 'main figure[data-figure]')
    const kinds = drawn.map(({ dataset }) => dataset.figure)
    const own = figure ? [figure.kind] : []
    expect(kinds, path).toEqual(own)
  }
})

test('a part for one currency names no other', () => {
  const said = (part: HTMLElement) => {
    const hrefs = all(part, 'a').map((link) => link.getAttribute('href') ?? '')
    const sent = hrefs.map(decodeURIComponent)
    return [words(part), ...sent].join()
  }
  const dollars = /\$\d|USD/
  const rupees = /₹\d|INR/
  const isMixed = (own: RegExp, other: RegExp) => (part: HTMLElement) => {
    const text = said(part)
    return !own.test(text) || other.test(text)
  }
  const forIndia = faulty('.inr', isMixed(rupees, dollars))
  const forOthers = faulty('.usd', isMixed(dollars, rupees))
  expect(forIndia).toEqual([])
  expect(forOthers).toEqual([])
})

test('a price in two currencies can be chosen on its page, in rupees first', () => {
  for (const { path, main } of pages) {
    const pairs = all(main, '.currency-pair, .both-prices')
    if (pairs.length === 0) continue
    expect(all(main, '[data-behaviour=currency-choice]'), path).toHaveLength(1)
    for (const pair of pairs) {
      const parts = [...pair.children].map((part) => part.className)
      expect(parts, path).toEqual(['inr', 'usd'])
    }
  }
})

test('without script nobody chooses a currency, since both prices are shown', () => {
  const isDead = (choice: HTMLElement) =>
    !choice.classList.contains('needs-script')
  expect(faulty('[data-behaviour=currency-choice]', isDead)).toEqual([])
})

test('a chat with the mark of WhatsApp looks like a button', () => {
  const isBare = ({ className }: HTMLElement) => className === ''
  expect(faulty('a[href^="https://wa.me/"]:has(svg)', isBare)).toEqual([])
})

test('a form works offline, where nobody could write in it as it is served', () => {
  const isLost = (island: HTMLElement) => island.dataset.offline !== ''
  expect(faulty('[data-island]:has(form)', isLost)).toEqual([])
})

test('parts that appear one after another are within a block that is revealed', () => {
  // What is on the first screen is never hidden first.
  const isAlone = (part: HTMLElement) =>
    !part.closest('[data-behaviour=reveal], .page-top, .stats')
  expect(faulty('[data-reveal-item]', isAlone)).toEqual([])
})

test('a block is revealed by a fifth of it on the home page, else by a tenth', () => {
  // Of requirements §9.4.4; the script takes a tenth where nothing is said.
  const isOther = (block: HTMLElement, path: string) => {
    const threshold = path === '/' ? '0.2' : undefined
    return block.dataset.threshold !== threshold
  }
  expect(faulty('[data-behaviour=reveal]', isOther)).toEqual([])
})

test('what is hidden at one width is shown at another, or on paper', () => {
  const isNeverShown = (part: HTMLElement) =>
    !classesOf(part).some((name) => /^\w+:(?:block|flex|grid)$/.test(name))
  expect(faulty('.hidden', isNeverShown)).toEqual([])
})

test('a photograph has words, its proportions, and a cover where it fails', () => {
  const isBare = (photo: HTMLElement) => {
    const width = Number(photo.getAttribute('width'))
    const height = Number(photo.getAttribute('height'))
    return (
      photo.getAttribute('alt') === '' ||
      photo.dataset.behaviour !== 'fallback-picture' ||
      width / 16 !== height / 9
    )
  }
  expect(faulty('.photo', isBare)).toEqual([])
})

test('a page loads no picture below its first screen before it is near', () => {
  for (const { path, main } of pages) {
    const early = all(main, 'img:not([loading=lazy])').filter(
      (picture) => !picture.closest('figure'),
    )
    expect(early.length, path).toBeLessThanOrEqual(1)
  }
})

test('the skip link is the first one, and leads to the page', () => {
  for (const { page, main } of pages) {
    const [link] = all(page.body, 'a')
    expect(link?.getAttribute('href')).toBe('#main')
    expect(main.id).toBe('main')
    expect(main.getAttribute('tabindex')).toBe('-1')
  }
})

/** When the pages were built: SOURCE_DATE_EPOCH, or when they were written. */
function momentOfBuild(): Date {
  const { SOURCE_DATE_EPOCH: epoch } = process.env
  return epoch
    ? new Date(Number(epoch) * 1000)
    : statSync('dist/index.html').mtime
}

test('a visitor without script reads the day on which the pages were built', () => {
  const written = momentOfBuild().getTime()
  const twoDays = 2 * 24 * 3_600_000
  const isOtherDay = (part: HTMLElement) => {
    const day = Date.parse(part.getAttribute('datetime') ?? '')
    return !(Math.abs(written - day) < twoDays)
  }
  expect(faulty('[data-behaviour=today]', isOtherDay)).toEqual([])
})

test('a visitor without script reads the year in which the pages were built', () => {
  const written = momentOfBuild().getUTCFullYear()
  // A build in the night of a new year.
  const isOtherYear = (part: HTMLElement) =>
    Math.abs(Number(words(part)) - written) > 1
  expect(faulty('[data-behaviour=this-year]', isOtherYear)).toEqual([])
})

test('scripts know a page by its path', () => {
  for (const { path, main } of pages) {
    // The offline and the not-found page are served at the paths of other pages.
    const own = utilityPaths.has(path) ? undefined : path
    const notFound = path === '/404' ? '' : undefined
    const standIn = path === '/offline' ? 'offline' : undefined
    expect(main.dataset.page).toBe(own)
    expect(main.dataset.notFound).toBe(notFound)
    expect(main.dataset.standIn).toBe(standIn)
  }
})
