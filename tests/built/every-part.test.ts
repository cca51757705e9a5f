import { statSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { readContent } from '#content/content-file.ts'
import { newTab } from '#data/common.yaml'
import { dayIn } from '#data/dates.ts'
import { serviceIds } from '#data/ids.ts'
import { utilityPaths } from '#data/utility-paths.ts'
import { work } from '#tests/work.ts'
import { findFaulty } from './faulty.ts'
import { all, builtPages, documentAt, texts, words } from './page-at.ts'

// Guarantees about all elements of a kind on all pages; a faulty element is reported with its page.

const pages = builtPages.map(({ path }) => {
  const page = documentAt(path)
  const main = page.querySelector('main') as HTMLElement
  const sheet = texts(page, 'style').join('')
  return { path, page, main, sheet }
})

const classesOf = ({ classList }: Element) => [...classList]

/** The name that screen readers read in place of an element's text. */
const labelOf = (part: Element) => part.getAttribute('aria-label')

/** The selectors of a style sheet that make elements at least 44 px tall (WCAG 2.5.5). */
function tallSelectors(sheet: string) {
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

/** Whether a link has no class and is part of a sentence or a list entry. */
const isInSentence = ({ className, parentElement }: HTMLElement) =>
  className === '' &&
  parentElement?.matches('p, li, td, dd, strong, em') === true

test('every control is at least 44 px tall, except for links in sentences', () => {
  const controls =
    'a[href]:not(.stretched, .skip-link), button, summary, select, textarea:not([hidden]), ' +
    'input:not([type=radio]), label:has(input[type=radio])'
  const smallControls = pages.flatMap(({ path, page, sheet }) => {
    const tall = tallSelectors(sheet)
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
  expect(smallControls).toEqual([])
})

test('a link that fills a whole card covers no other control', () => {
  const coversOthers = (link: HTMLElement) => {
    const card = link.closest('.relative, .project-card')
    return all(card, 'a, button, summary, input').length !== 1
  }
  expect(findFaulty('main .stretched', coversOthers)).toEqual([])
})

test('a drawing without an accessible name is hidden from screen readers', () => {
  const isExposed = (drawing: HTMLElement) =>
    drawing.closest('[aria-hidden=true], [role=img][aria-label]') === null
  expect(findFaulty('svg, canvas', isExposed)).toEqual([])
})

test('the drawn number of a step is hidden from screen readers, which count a list anyway', () => {
  const isExposed = (part: HTMLElement) =>
    part.getAttribute('aria-hidden') !== 'true'
  expect(
    findFaulty('.step-number, span.monogram:not([data-initials])', isExposed),
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
])('consecutive steps on %s have numbers', (path) => {
  const steps = texts(documentAt(path), 'main ol .step-number')
  expect(steps.length).toBeGreaterThan(2)
})

test('the steps of a list are numbered from 1 in their order', () => {
  const isMixed = (list: HTMLElement) => {
    const numbers = texts(list, '.step-number').map(Number)
    return numbers.some((number, index) => number !== index + 1)
  }
  const isOutside = (part: HTMLElement) => !part.closest('ol')
  expect(findFaulty('ol:has(.step-number)', isMixed)).toEqual([])
  expect(findFaulty('.step-number', isOutside)).toEqual([])
})

test('a section has an accessible name, namely its heading if there is one', () => {
  const hasOtherName = (section: HTMLElement) => {
    const heading = section.querySelector('h2')
    const id = section.getAttribute('aria-labelledby')
    const isByHeading = id === heading?.id
    const name = isByHeading ? words(heading) : labelOf(section)
    return !name || (heading !== null && name !== words(heading))
  }
  const sections = 'main section'
  expect(findFaulty(sections, hasOtherName)).toEqual([])
})

test('a section has at most one h2 heading', () => {
  const hasMore = (section: HTMLElement) => all(section, 'h2').length > 1
  expect(findFaulty('main section', hasMore)).toEqual([])
})

test('a list of tabs and each of its tabs have an accessible name', () => {
  const hasNoName = (tabs: HTMLElement) =>
    !labelOf(tabs) || texts(tabs, '[role=tab]').includes('')
  expect(findFaulty('[role=tablist]', hasNoName)).toEqual([])
})

test('each radio button has a group name and a legend', () => {
  const isUngrouped = (radio: HTMLElement) =>
    !radio.getAttribute('name') ||
    words(radio.closest('fieldset')?.querySelector('legend')) === ''
  expect(findFaulty('input[type=radio]', isUngrouped)).toEqual([])
})

test('the visible numbers of an ordered list count from 1', () => {
  const isMiscounted = (list: HTMLElement) => {
    const numbers = [...list.children]
      .map((entry) => words(entry.querySelector('span')))
      .filter((number) => /^\d+$/.test(number))
    return numbers.some((number, index) => Number(number) !== index + 1)
  }
  expect(findFaulty('main ol', isMiscounted)).toEqual([])
})

test('an island with tabs responds to the query parameter that selects a tab', () => {
  const ignoresParam = ({ dataset }: HTMLElement) => {
    const { props = '{}', answers = '' } = dataset
    const { param } = JSON.parse(props) as { param?: string }
    const addresses = answers.split(' ')
    return param !== undefined && !addresses.includes(`?${param}`)
  }
  expect(findFaulty('[data-island]', ignoresParam)).toEqual([])
})

test('a tab panel is labelled by its own tab', () => {
  const hasOtherName = (panel: HTMLElement, path: string) => {
    const id = panel.getAttribute('aria-labelledby')
    const tab = documentAt(path).getElementById(id ?? '')
    return tab?.getAttribute('aria-controls') !== panel.id
  }
  expect(findFaulty('[role=tabpanel]', hasOtherName)).toEqual([])
})

test('the aria-label of a control contains its visible text (WCAG 2.5.3)', () => {
  const hasOtherName = (control: HTMLElement) => {
    const visible = words(control).replace(newTab, '').trim()
    const hasWords = /\w/.test(visible)
    return hasWords && !labelOf(control)?.includes(visible)
  }
  expect(findFaulty(':is(a, button)[aria-label]', hasOtherName)).toEqual([])
})

test('a link that opens a new tab says so, except for chats, which open in an app', () => {
  const isSilent = (link: HTMLElement) => {
    const name = labelOf(link) ?? words(link)
    const href = link.getAttribute('href')
    return !name.endsWith(newTab) && !href?.startsWith('https://wa.me/')
  }
  expect(findFaulty('a[target=_blank]', isSilent)).toEqual([])
})

test('a row of cards can be scrolled by keyboard: each card or the row can take the focus', () => {
  const isUnreachable = (row: HTMLElement) => {
    const cards = all(row, ':scope > ul > li')
    const isByLinks = cards.every((card) => card.querySelector('a'))
    const isByItself = row.matches('[tabindex="0"][role=group]') && labelOf(row)
    return !isByLinks && !isByItself
  }
  expect(findFaulty('.card-row', isUnreachable)).toEqual([])
})

test('the page of a service or project shows its own figure once, and no other figure', () => {
  const serviceFigures = serviceIds.map((id) => {
    const { figure } = readContent(`data/services/${id}.yaml`)
    return { path: `/services/${id}`, figure }
  })
  const workFigures = work.map(({ path, meta }) => {
    const { figure } = meta
    return { path, figure }
  })
  for (const { path, figure } of [...serviceFigures, ...workFigures]) {
    const drawn = all(documentAt(path), 'main figure[data-figure]')
    const kinds = drawn.map(({ dataset }) => dataset.figure)
    const own = figure ? [figure.kind] : []
    expect(kinds, path).toEqual(own)
  }
})

test('an element for one currency names no other currency', () => {
  const textAndMessages = (part: HTMLElement) => {
    const hrefs = all(part, 'a').map((link) => link.getAttribute('href') ?? '')
    const sent = hrefs.map(decodeURIComponent)
    return [words(part), ...sent].join()
  }
  const dollars = /\$\d|USD/
  const rupees = /₹\d|INR/
  const isMixed = (own: RegExp, other: RegExp) => (part: HTMLElement) => {
    const text = textAndMessages(part)
    return !own.test(text) || other.test(text)
  }
  const mixedRupees = findFaulty('.inr', isMixed(rupees, dollars))
  const mixedDollars = findFaulty('.usd', isMixed(dollars, rupees))
  expect(mixedRupees).toEqual([])
  expect(mixedDollars).toEqual([])
})

test('a page with prices in two currencies has one currency choice and shows rupees first', () => {
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

test('without script the choice of currency is hidden, since both prices are shown', () => {
  const isNotHidden = (choice: HTMLElement) =>
    !choice.classList.contains('needs-script')
  expect(findFaulty('[data-behaviour=currency-choice]', isNotHidden)).toEqual(
    [],
  )
})

test('each chat link with the WhatsApp icon has a class, such as that of a button', () => {
  const isUnstyled = ({ className }: HTMLElement) => className === ''
  expect(findFaulty('a[href^="https://wa.me/"]:has(svg)', isUnstyled)).toEqual(
    [],
  )
})

test('a form works offline: its island is marked to be cached with the page', () => {
  const isNotStored = (island: HTMLElement) => island.dataset.offline !== ''
  expect(findFaulty('[data-island]:has(form)', isNotStored)).toEqual([])
})

test('elements below the first screen appear one by one as scrolling reveals their block', () => {
  // Elements of the first screen need no such block, since they are shown from the start.
  const isAlone = (part: HTMLElement) =>
    !part.closest('[data-behaviour=reveal], .page-top, .stats')
  expect(findFaulty('[data-reveal-item]', isAlone)).toEqual([])
})

test('an element hidden at one width is shown at another width or in print', () => {
  const isNeverShown = (part: HTMLElement) =>
    !classesOf(part).some((name) => /^\w+:(?:block|flex|grid)$/.test(name))
  expect(findFaulty('.hidden', isNeverShown)).toEqual([])
})

test('a photograph has a text alternative, a ratio of 16:9, and a fallback', () => {
  const isIncomplete = (photo: HTMLElement) => {
    const width = Number(photo.getAttribute('width'))
    const height = Number(photo.getAttribute('height'))
    return (
      photo.getAttribute('alt') === '' ||
      photo.dataset.behaviour !== 'fallback-picture' ||
      width / 16 !== height / 9
    )
  }
  expect(findFaulty('.photo', isIncomplete)).toEqual([])
})

test('pictures outside figures load lazily, except for at most one on each page', () => {
  for (const { path, main } of pages) {
    const earlyPictures = all(main, 'img:not([loading=lazy])').filter(
      (picture) => !picture.closest('figure'),
    )
    expect(earlyPictures.length, path).toBeLessThanOrEqual(1)
  }
})

test('the skip link is the first link, and leads to the main element', () => {
  for (const { page, main } of pages) {
    const [link] = all(page.body, 'a')
    expect(link?.getAttribute('href')).toBe('#main')
    expect(main.id).toBe('main')
    expect(main.getAttribute('tabindex')).toBe('-1')
  }
})

/** Time of the build: SOURCE_DATE_EPOCH, or the time at which the home page was written. */
function momentOfBuild(): Date {
  const { SOURCE_DATE_EPOCH: epoch } = process.env
  return epoch
    ? new Date(Number(epoch) * 1000)
    : statSync('dist/index.html').mtime
}

/** The days in the consultant's time zone on which the build ran: two if it ran at midnight. */
function daysOfBuild() {
  const { timeZone } = readContent('data/site.yaml')
  const end = momentOfBuild()
  const longestBuildMs = 10 * 60_000
  const start = new Date(end.getTime() - longestBuildMs)
  return [start, end].map((moment) => dayIn(moment, timeZone))
}

test('a visitor without script reads the day on which the pages were built', () => {
  const days: (string | null)[] = daysOfBuild()
  const isOtherDay = (part: HTMLElement) =>
    !days.includes(part.getAttribute('datetime'))
  expect(findFaulty('[data-behaviour=today]', isOtherDay)).toEqual([])
})

test('a visitor without script reads the year in which the pages were built', () => {
  const years = daysOfBuild().map((day) => day.slice(0, 4))
  const isOtherYear = (part: HTMLElement) => !years.includes(words(part))
  expect(findFaulty('[data-behaviour=this-year]', isOtherYear)).toEqual([])
})

test("the main element tells scripts the path of the page, 'not found' or 'offline'", () => {
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
