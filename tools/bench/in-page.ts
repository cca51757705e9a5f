// Functions that run in the measured page. Each is sent as text, so it must not refer to anything
// outside itself.

/** Notes of the page during its load; times in milliseconds since its start. */
interface Notes {
  firstPaint: number
  largestPaint: number
  shift: number
  longTasks: number[]
}

declare global {
  interface Window {
    benchNotes: Notes
  }
}

export function takeNotes() {
  const notes: Notes = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [] }
  window.benchNotes = notes
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) notes.shift += value
  })
  watch('longtask', ({ duration }) => notes.longTasks.push(duration))
}

/** One load of one page; times in milliseconds. */
export interface Load {
  firstPaint: number
  largestPaint: number
  shift: number
  longestTask: number
  scriptFiles: string[]
}

export function readNotes(): Load {
  const { longTasks, ...notes } = window.benchNotes
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /\/assets\/[^/]+\.js$/.test(path))
  return {
    ...notes,
    longestTask: Math.max(0, ...longTasks),
    scriptFiles: scripts.map((path) => path.slice(1)),
  }
}

/**
 * From the first touch of an island, a form where the page has one, until React has taken over its
 * elements; undefined where it does not within five seconds.
 */
export function timeHydration(): Promise<number | undefined> {
  const islands = [...document.querySelectorAll<HTMLElement>('main [data-island]')]
  const island = islands.find((candidate) => candidate.querySelector('form')) ?? islands[0]
  if (!island) return Promise.resolve(undefined)
  const target = island.querySelector('input, a, button') ?? island
  const started = performance.now()
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  return new Promise((done) => {
    const check = () => {
      const first = island.firstElementChild ?? island
      const passed = performance.now() - started
      if (Object.keys(first).some((key) => key.startsWith('__reactFiber$'))) done(passed)
      else if (passed > 5000) done(undefined)
      else setTimeout(check, 0)
    }
    check()
  })
}

/**
 * The first visible link to another page of the site, in the content or else in the header, marked
 * for the click.
 */
export function markLink(): string | undefined {
  const onScreen = (link: HTMLElement) => {
    const { top, bottom, left, right } = link.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && hit !== null && link.contains(hit)
  }
  for (const place of ['main', 'header']) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`${place} a[href^="/"]`)) {
      if (
        !onScreen(link) ||
        link.target ||
        link.pathname === location.pathname ||
        /\.\w+$/.test(link.pathname)
      )
        continue
      link.dataset.benchLink = ''
      return link.pathname + link.search
    }
  }
  return undefined
}

/** Waits until a page was prefetched. */
export async function waitForPrefetch(path: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    if (
      entries.some(
        ({ name, responseEnd }) =>
          new URL(name).pathname + new URL(name).search === path && responseEnd > 0,
      )
    )
      return true
    await new Promise((done) => setTimeout(done, 50))
  }
  return false
}

/** From the click to the frame that shows the next page's heading. */
export function timeNextPage(): Promise<number> {
  return new Promise((done) => {
    let clicked = 0
    document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
      capture: true,
      once: true,
    })
    const before = document.querySelector('h1')
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (!heading || heading === before) return
      observer.disconnect()
      // A task queued in a frame callback runs after the frame is drawn.
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - clicked), 0))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
