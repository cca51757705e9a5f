import type { Root } from 'react-dom/client'
import { ISLAND } from '../contract.ts'
import { blockOf } from '../dom/content-visibility.ts'
import { picturesPainted } from '../dom/pictures-painted.ts'
import { whenIdle } from '../dom/when-idle.ts'
import { handleFailure } from './failure-notice.ts'
import { IslandError } from './island-error.ts'
import { type IslandModule, islandName } from './island-module.ts'

const loaders = new Map(
  Object.entries(import.meta.glob<IslandModule>('../../components/**/*.island.tsx')).map(
    ([file, load]) => [islandName(file), load],
  ),
)

/** Islands that hydrate or are hydrated. */
const started = new WeakMap<Element, Promise<Root>>()

async function load(name: string) {
  const module = loaders.get(name)
  if (!module) throw new Error(`No island is named '${name}'`)
  return Promise.all([module(), import('./hydrate.tsx')])
}

/**
 * Fetches an island's code and hydrates it, once; after a failure the next call tries again.
 * Rejects with an IslandError.
 */
export function activate(island: HTMLElement): Promise<Root> {
  const known = started.get(island)
  if (known) return known
  const fail = (cause: unknown, isBroken: boolean) => {
    started.delete(island)
    delete island.dataset.hydrated
    island.dataset.failed = ''
    const error = new IslandError(island, cause, isBroken)
    handleFailure(island, error)
    return error
  }
  const hydrated = load(island.dataset.island ?? '').then(
    ([module, { hydrateIsland }]) =>
      new Promise<Root>((resolve, reject) =>
        hydrateIsland(island, module, {
          onHydrated: (root) => {
            island.dataset.hydrated = ''
            delete island.dataset.failed
            resolve(root)
          },
          onFail: (error) => reject(fail(error, true)),
        }),
      ),
    (error) => Promise.reject(fail(error, false)),
  )
  started.set(island, hydrated)
  return hydrated
}

/** Hydrates an island without interaction; handleFailure answers a failure. */
const activateSilently = (island: HTMLElement) => void activate(island).catch(() => {})

/** Islands by the box that has to come near the viewport. */
const waiting = new Map<Element, HTMLElement[]>()

function stopWaiting(box: Element) {
  observer.unobserve(box)
  const islands = waiting.get(box) ?? []
  waiting.delete(box)
  return islands
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) stopWaiting(target).forEach(activateSilently)
  },
  { rootMargin: '600px 0px' },
)

function activateWhenNear(island: HTMLElement) {
  // An island itself has no box (display: contents).
  const box = blockOf(island) ?? island.firstElementChild
  if (!box) return
  waiting.set(box, [...(waiting.get(box) ?? []), island])
  observer.observe(box)
}

/** Whether the address may target something in the island, by query ('?filter=video') or hash. */
const isUrlTarget = (island: HTMLElement) =>
  location.search !== '' || island.contains(document.getElementById(location.hash.slice(1)))

const islandsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(ISLAND)]

/**
 * Starts every island below `root` at its time; early-events starts those that wait for interest.
 */
export function startIslands(root: ParentNode = document) {
  const idle: HTMLElement[] = []
  for (const island of islandsIn(root)) {
    if (started.has(island)) continue
    const { when } = island.dataset
    if (when === 'idle') idle.push(island)
    else if (when !== 'interest' || isUrlTarget(island)) activateWhenNear(island)
  }
  const activateWhenIdle = () => {
    for (const island of idle) {
      // Fetches its files ahead; a failure is retried and handled when the island is activated.
      load(island.dataset.island ?? '').catch(() => {})
      whenIdle(() => activateSilently(island), { timeout: 1500, otherwise: 200 })
    }
  }
  if (idle.length === 0) return
  // A query names something that only the island shows.
  if (location.search) activateWhenIdle()
  else void picturesPainted(root).then(activateWhenIdle)
}

/** Unmounts every island below `root`, which is not shown any more. */
export function stopIslands(root: ParentNode) {
  for (const [box, islands] of waiting)
    if (islands.some((island) => root.contains(island))) stopWaiting(box)
  for (const island of islandsIn(root))
    started
      .get(island)
      ?.then((reactRoot) => reactRoot.unmount())
      .catch(() => {})
}
