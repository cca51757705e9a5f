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

/** Islands that are being hydrated or are alive. */
const started = new WeakMap<Element, Promise<Root>>()

async function load(name: string) {
  const module = loaders.get(name)
  if (!module) throw new Error(`No island is named '${name}'`)
  return Promise.all([module(), import('./hydrate.tsx')])
}

/** Fetches an island's code and hydrates it, once; after a failure the next call tries again. Rejects with an IslandError. */
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
  const alive = load(island.dataset.island ?? '').then(
    ([module, { hydrateIsland }]) =>
      new Promise<Root>((onAlive, onFail) =>
        hydrateIsland(island, module, {
          onHydrated: (root) => {
            island.dataset.hydrated = ''
            delete island.dataset.failed
            onAlive(root)
          },
          onFail: (error) => onFail(fail(error, true)),
        }),
      ),
    (error) => Promise.reject(fail(error, false)),
  )
  started.set(island, alive)
  return alive
}

/** Hydrates an island that nobody has asked for: what becomes of a failure is the listener's business. */
const activateSilently = (island: HTMLElement) => void activate(island).catch(() => {})

/** Islands by the box that has to come near. */
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
  // An island has no box of its own (display: contents).
  const box = blockOf(island) ?? island.firstElementChild
  if (!box) return
  waiting.set(box, [...(waiting.get(box) ?? []), island])
  observer.observe(box)
}

/** Whether the address may ask for something inside the island, by its query ('?filter=video') or by its hash. */
const isUrlTarget = (island: HTMLElement) =>
  location.search !== '' || island.contains(document.getElementById(location.hash.slice(1)))

const islandsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(ISLAND)]

/** Starts every island below `root` at its time; those that wait for interest are started by islands/early-events. */
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
      // Its files come while the browser is busy with the page. One that fails is asked for again, and told of, when the island is activated.
      load(island.dataset.island ?? '').catch(() => {})
      whenIdle(() => activateSilently(island), { timeout: 1500, otherwise: 200 })
    }
  }
  if (idle.length === 0) return
  // A query asks for something that only the island shows.
  if (location.search) activateWhenIdle()
  else void picturesPainted(root).then(activateWhenIdle)
}

/** Ends every island below `root`, which is not shown any more: what it listens to elsewhere lets it go. */
export function stopIslands(root: ParentNode) {
  for (const [box, islands] of waiting)
    if (islands.some((island) => root.contains(island))) stopWaiting(box)
  for (const island of islandsIn(root))
    started
      .get(island)
      ?.then((reactRoot) => reactRoot.unmount())
      .catch(() => {})
}
