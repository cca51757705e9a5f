// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'

// Which pages a visit keeps in memory. In a browser: tests/resilience/memory.spec.ts.

const stopIslands = vi.fn()
const stopBehaviours = vi.fn()
let keys: string[] = []
let at = ''
let shown: HTMLElement[] = []

/** The memory of a visit that begins, with what it stops watched. */
async function importedVisits() {
  vi.resetModules()
  vi.doMock('#client/islands/lazy-islands.ts', () => ({ stopIslands }))
  vi.doMock('#client/behaviours/behaviours.ts', () => ({ stopBehaviours }))
  vi.doMock('#client/navigation/page-document.ts', () => ({
    shownPage: () => ({ parts: shown }),
  }))
  return {
    ...(await import('#client/navigation/visits.ts')),
    ...(await import('#client/dom/unsent-text.ts')),
  }
}
let visits: Awaited<ReturnType<typeof importedVisits>>

beforeEach(async () => {
  for (const mock of [stopIslands, stopBehaviours]) mock.mockReset()
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('navigation', {
    entries: () => keys.map((key) => ({ key })),
    get currentEntry() {
      return { key: at }
    },
  })
  document.body.innerHTML = ''
  keys = ['first']
  at = 'first'
  shown = [pageWith('first')]
  visits = await importedVisits()
  visits.assignEntry({ key: 'first' })
})

/** The content of a page, with a text in its form. */
function pageWith(name: string, text = '') {
  const main = document.createElement('main')
  main.innerHTML = `<h1>${name}</h1><form><input></form>`
  const field = main.querySelector('input') as HTMLInputElement
  field.value = text
  return main
}
/** A page as it comes from a host. */
const newPage = (name: string, text?: string) =>
  ({ parts: [pageWith(name, text)] }) as never
/** Opens a page by a link. */
function open(name: string, text?: string) {
  const shownEntry = keys.indexOf(at)
  const before = keys.slice(0, shownEntry + 1)
  keys = [...before, name]
  at = name
  const visit = visits.changeVisit(newPage(name, text))
  shown = [...visit.parts]
}
/** Goes to a page that was opened before. */
function goTo(name: string) {
  const visit = visits.visitOf(name)
  at = name
  visits.changeVisit(newPage(name), visit)
  shown = [...(visit?.parts ?? [])]
}
/** The headings of the pages that were dropped, whose islands end. */
const stopped = () =>
  stopIslands.mock.calls.map(([part]) => {
    const heading = part.querySelector('h1')
    return heading.textContent
  })

describe('a page that was left', () => {
  test('is kept with its elements and its place', () => {
    const [part] = shown
    vi.stubGlobal('scrollY', 300)
    open('second')
    const first = visits.visitOf('first')
    expect(first).toMatchObject({ parts: [part], top: 300 })
    expect(visits.isShown(first)).toBe(false)
    const second = visits.visitOf('second')
    expect(visits.isShown(second)).toBe(true)
  })

  test('is the one that is shown once a visitor is back', () => {
    open('second')
    goTo('first')
    const first = visits.visitOf('first')
    expect(visits.isShown(first)).toBe(true)
    expect(visits.visitOf('second')).toBeDefined()
  })

  test('keeps a text, which counts as unsent', () => {
    shown = [pageWith('first', 'Asha')]
    open('second')
    expect(visits.hasUnsentText()).toBe(true)
  })

  test('stood in for a page that did not come, and is asked for again', () => {
    shown[0]?.setAttribute('data-stand-in', 'error')
    shown.push(pageWith('banner'))
    open('second')
    expect(visits.visitOf('first')).toBeUndefined()
  })

  test('keeps the entries of its states', () => {
    visits.assignEntry({ key: 'form' })
    keys.push('form')
    at = 'form'
    open('second')
    visits.assignEntry({ key: 'form' })
    const ofForm = visits.visitOf('form')
    expect(ofForm).toBe(visits.visitOf('first'))
    expect(ofForm).toBeDefined()
  })
})

describe('a long visit', () => {
  const names = ['2', '3', '4', '5', '6', '7']

  test('keeps six pages behind the one that is shown', () => {
    for (const name of names) open(name)
    expect(stopped()).toEqual([])
    expect(visits.visitOf('first')).toBeDefined()
  })

  test('drops the oldest page, and ends what runs in it', () => {
    for (const name of [...names, '8']) open(name)
    expect(stopped()).toEqual(['first'])
    expect(stopBehaviours.mock.calls).toEqual(stopIslands.mock.calls)
    expect(visits.visitOf('first')).toBeUndefined()
    expect(visits.visitOf('2')).toBeDefined()
  })

  test('drops no page with a text, however old', () => {
    shown = [pageWith('first', 'Asha')]
    for (const name of [...names, '8']) open(name)
    expect(stopped()).toEqual([])
    expect(visits.visitOf('first')).toBeDefined()
  })

  test('drops pages that no way leads to any more, also with a text', () => {
    open('second', 'Asha')
    goTo('first')
    open('third')
    expect(stopped()).toEqual(['second'])
    expect(visits.hasUnsentText()).toBe(false)
  })

  test('between two pages drops neither', () => {
    open('second')
    for (let times = 0; times < 8; times++) {
      goTo('first')
      goTo('second')
    }
    expect(stopped()).toEqual([])
  })
})
