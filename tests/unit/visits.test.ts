// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'

// Tests which pages a visit keeps in memory. tests/resilience/memory.spec.ts tests this in a
// browser.

const stopIslands = vi.fn()
const stopBehaviours = vi.fn()
/** Keys of the history entries, in order. */
let entryKeys: string[] = []
/** Key of the current history entry. */
let currentKey = ''
/** Elements of the page shown. */
let shownParts: HTMLElement[] = []

/** Imports the modules anew, as a visit does; `stopIslands` and `stopBehaviours` are mocks. */
async function importVisits() {
  vi.resetModules()
  vi.doMock('#client/islands/lazy-islands.ts', () => ({ stopIslands }))
  vi.doMock('#client/behaviours/behaviours.ts', () => ({ stopBehaviours }))
  vi.doMock('#client/navigation/page-document.ts', () => ({
    shownPage: () => ({ parts: shownParts }),
  }))
  return {
    ...(await import('#client/navigation/visits.ts')),
    ...(await import('#client/dom/unsent-text.ts')),
  }
}
let visits: Awaited<ReturnType<typeof importVisits>>

beforeEach(async () => {
  for (const mock of [stopIslands, stopBehaviours]) mock.mockReset()
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('navigation', {
    entries: () => entryKeys.map((key) => ({ key })),
    get currentEntry() {
      return { key: currentKey }
    },
  })
  document.body.innerHTML = ''
  entryKeys = ['first']
  currentKey = 'first'
  shownParts = [pageWith('first')]
  visits = await importVisits()
  visits.assignEntry({ key: 'first' })
})

/** The main element of a page with the heading `name`, and with `text` in its form. */
function pageWith(name: string, text = '') {
  const main = document.createElement('main')
  main.innerHTML = `<h1>${name}</h1><form><input></form>`
  const field = main.querySelector('input') as HTMLInputElement
  field.value = text
  return main
}
/** A page as it is fetched. */
const newPage = (name: string, text?: string) =>
  ({ parts: [pageWith(name, text)] }) as never
/** Opens a page by a link. */
function openPage(name: string, text?: string) {
  const currentIndex = entryKeys.indexOf(currentKey)
  const before = entryKeys.slice(0, currentIndex + 1)
  entryKeys = [...before, name]
  currentKey = name
  const visit = visits.switchVisit(newPage(name, text))
  shownParts = [...visit.parts]
}
/** Goes back or forward to a page that was opened before. */
function goTo(name: string) {
  const visit = visits.visitOf(name)
  currentKey = name
  visits.switchVisit(newPage(name), visit)
  shownParts = [...(visit?.parts ?? [])]
}
/** Headings of the dropped pages, which are those whose islands were stopped. */
const droppedPages = () =>
  stopIslands.mock.calls.map(([part]) => {
    const heading = part.querySelector('h1')
    return heading.textContent
  })

describe('a page that was left', () => {
  test('is kept with its elements and its scroll position', () => {
    const [part] = shownParts
    vi.stubGlobal('scrollY', 300)
    openPage('second')
    const first = visits.visitOf('first')
    expect(first).toMatchObject({ parts: [part], top: 300 })
    expect(visits.isShown(first)).toBe(false)
    const second = visits.visitOf('second')
    expect(visits.isShown(second)).toBe(true)
  })

  test('counts as the current page again once the visitor has gone back to it', () => {
    openPage('second')
    goTo('first')
    const first = visits.visitOf('first')
    expect(visits.isShown(first)).toBe(true)
    expect(visits.visitOf('second')).toBeDefined()
  })

  test('keeps its typed text, which counts as unsent', () => {
    shownParts = [pageWith('first', 'Asha')]
    openPage('second')
    expect(visits.hasUnsentText()).toBe(true)
  })

  test('is not kept if it showed an error in place of its content', () => {
    shownParts[0]?.setAttribute('data-stand-in', 'error')
    shownParts.push(pageWith('banner'))
    openPage('second')
    expect(visits.visitOf('first')).toBeUndefined()
  })

  test('keeps the history entries that were assigned to it', () => {
    visits.assignEntry({ key: 'form' })
    entryKeys.push('form')
    currentKey = 'form'
    openPage('second')
    visits.assignEntry({ key: 'form' })
    const formVisit = visits.visitOf('form')
    expect(formVisit).toBe(visits.visitOf('first'))
    expect(formVisit).toBeDefined()
  })
})

describe('a long visit', () => {
  const names = ['2', '3', '4', '5', '6', '7']

  test('keeps the last six pages before the current page', () => {
    for (const name of names) openPage(name)
    expect(droppedPages()).toEqual([])
    expect(visits.visitOf('first')).toBeDefined()
  })

  test('drops the oldest of seven earlier pages, and stops its islands and behaviours', () => {
    for (const name of [...names, '8']) openPage(name)
    expect(droppedPages()).toEqual(['first'])
    expect(stopBehaviours.mock.calls).toEqual(stopIslands.mock.calls)
    expect(visits.visitOf('first')).toBeUndefined()
    expect(visits.visitOf('2')).toBeDefined()
  })

  test('keeps a page with typed text, however old it is', () => {
    shownParts = [pageWith('first', 'Asha')]
    for (const name of [...names, '8']) openPage(name)
    expect(droppedPages()).toEqual([])
    expect(visits.visitOf('first')).toBeDefined()
  })

  test('keeps the oldest of seven pages if the visitor returns straight to that page', () => {
    for (const name of names) openPage(name)
    goTo('first')
    expect(droppedPages()).toEqual([])
  })

  test('keeps the text of the newest page when the visitor returns to the oldest page', () => {
    for (const name of names) openPage(name, name === '7' ? 'Asha' : '')
    goTo('first')
    expect(visits.hasUnsentText()).toBe(true)
  })

  test('forgets pages that Back and Forward no longer reach, even those with typed text', () => {
    openPage('second', 'Asha')
    goTo('first')
    openPage('third')
    expect(droppedPages()).toEqual(['second'])
    expect(visits.hasUnsentText()).toBe(false)
  })

  test('that goes back and forth between two pages drops neither of them', () => {
    openPage('second')
    for (let times = 0; times < 8; times++) {
      goTo('first')
      goTo('second')
    }
    expect(droppedPages()).toEqual([])
  })
})
