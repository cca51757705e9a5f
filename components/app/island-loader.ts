import type { Root } from 'react-dom/client'
import { whenIdle } from './idle'
import { type IslandModule, islandName } from './islands'
import { picturesPainted } from './pictures'
import { withRetry } from './retry'
import { partOf } from './unfold'
import { hasUnsentText } from './unsent'

const loaders = new Map(Object.entries(import.meta.glob<IslandModule>('../**/*.island.tsx')).map(([file, load]) => [islandName(file), load]))
const roots = new Map<HTMLElement, Promise<Root>>()

/**
 * A page of the last deploy asks for files that are gone: load the page anew once, unless somebody is writing in it.
 * The query marks the second try, so that a page whose files stay missing is left as served.
 */
function reloadOnce(error: unknown) {
  console.error('A part of the page could not be loaded', error)
  const url = new URL(location.href)
  if (url.searchParams.has('fresh') || hasUnsentText()) return
  url.searchParams.set('fresh', '1')
  location.replace(url)
}

/** Fetches an island's code and hydrates it; the second call for the same element returns the first one's promise. */
export function wake(element: HTMLElement): Promise<Root> {
  const name = element.dataset.island ?? ''
  const known = roots.get(element)
  if (known) return known
  const load = loaders.get(name)
  if (!load) return Promise.reject(new Error(`No island is named '${name}'`))
  const root = withRetry(async () => {
    const [module, { hydrateIsland }] = await Promise.all([load(), import('./hydrate')])
    return { module, hydrateIsland }
  })
    .then(({ module, hydrateIsland }) => hydrateIsland(element, module))
    .then((created) => {
      element.dataset.hydrated = ''
      return created
    })
  roots.set(element, root)
  root.catch(reloadOnce)
  return root
}

/** Islands by the box that has to come near. */
const asleep = new Map<Element, HTMLElement[]>()

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      for (const island of asleep.get(target) ?? []) void wake(island)
      asleep.delete(target)
    }
  },
  { rootMargin: '600px 0px' },
)

function wakeWhenNear(island: HTMLElement) {
  // An island has no box of its own (display: contents).
  const box = partOf(island) ?? island.firstElementChild
  if (!box) return
  asleep.set(box, [...(asleep.get(box) ?? []), island])
  near.observe(box)
}

/** Starts every island below `root` at its time. */
export function startIslands(root: ParentNode = document) {
  const idle: HTMLElement[] = []
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')) {
    if (element.dataset.when === 'idle') idle.push(element)
    else wakeWhenNear(element)
  }
  const wakeIdle = () => {
    for (const element of idle) whenIdle(() => void wake(element), { timeout: 1500, otherwise: 200 })
  }
  if (idle.length === 0) return
  // A link with a query ('?filter=video') asks for something that only the island shows.
  if (location.search) wakeIdle()
  else void picturesPainted(root).then(wakeIdle)
}

const islandOf = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLElement>('[data-island]:not([data-hydrated])') : null)

/**
 * No tap is lost before an island is alive: touching it starts it at once, and a submit or button press that came
 * too early is held and played again when it can be answered.
 */
export function replayEarlyEvents() {
  for (const type of ['pointerdown', 'focusin', 'keydown'] as const)
    document.addEventListener(
      type,
      (event) => {
        const island = islandOf(event)
        if (island) void wake(island)
      },
      { capture: true, passive: true },
    )
  document.addEventListener(
    'submit',
    (event) => {
      const island = islandOf(event)
      if (!island) return
      const { target: form, submitter } = event as SubmitEvent
      event.preventDefault()
      void wake(island).then(() => requestAnimationFrame(() => (form as HTMLFormElement).requestSubmit(submitter)))
    },
    { capture: true },
  )
  document.addEventListener(
    'click',
    (event) => {
      const island = islandOf(event)
      const control = (event.target as Element).closest?.<HTMLElement>('button[type=button], [role=tab]')
      if (!island || !control || !island.contains(control)) return
      event.preventDefault()
      event.stopPropagation()
      void wake(island).then(() => requestAnimationFrame(() => control.click()))
    },
    { capture: true },
  )
}
