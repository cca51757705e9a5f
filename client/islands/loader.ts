import type { Root } from 'react-dom/client'
import { ISLAND_SELECTOR } from '#client/contract.ts'
import { hashTarget } from '#client/dom/hash-target.ts'
import { handleFailure, type IslandError } from './failure-notice.ts'
import { type IslandModule, islandName } from './island-module.ts'
import { typingPause } from './typing-pause.ts'

/** The functions that load the code of the islands, by the island's name. */
const loaders = new Map(
  Object.entries(
    import.meta.glob<IslandModule>('./**/*.island.tsx', {
      base: '../../components',
    }),
  ).map(([file, load]) => [islandName(file), load]),
)

/** The React root of each island that is hydrated or being hydrated. */
const hydrationByIsland = new WeakMap<Element, Promise<Root>>()

/**
 * Loads an island's code; resolves in a pause of typing, so that hydration delays no typed letter.
 */
async function loadCode(name: string) {
  // The build renders no island without a file.
  const load = loaders.get(name) as () => Promise<IslandModule>
  const modules = await Promise.all([load(), import('./hydrate.tsx')])
  await typingPause()
  return modules
}

/**
 * Hydrates an island once. Rejects with an IslandError if that fails, and with another error if its
 * page was left meanwhile; the next call tries again.
 */
export function activate(island: HTMLElement): Promise<Root> {
  const earlierHydration = hydrationByIsland.get(island)
  if (earlierHydration) return earlierHydration
  const recordFailure = (cause: unknown, isBroken: boolean) => {
    hydrationByIsland.delete(island)
    delete island.dataset.hydrated
    island.dataset.failed = ''
    const message = `The island ${island.dataset.island} stays as it was served`
    const error: IslandError = Object.assign(new Error(message), {
      cause,
      isBroken,
    })
    handleFailure(island, error)
    return error
  }
  const hydration = loadCode(island.dataset.island ?? '').then(
    ([module, { hydrateIsland }]) =>
      new Promise<Root>((resolve, reject) => {
        // An island of a page that was left would read the URL of the next page as its own.
        if (!island.isConnected) {
          hydrationByIsland.delete(island)
          return reject(new Error('The page was left'))
        }
        hydrateIsland(island, module, {
          onHydrated: (root) => {
            island.dataset.hydrated = ''
            delete island.dataset.failed
            resolve(root)
          },
          onFail: (error) => reject(recordFailure(error, true)),
        })
      }),
    (error) => Promise.reject(recordFailure(error, false)),
  )
  hydrationByIsland.set(island, hydration)
  return hydration
}

/** Hydrates an island and ignores a rejection, since handleFailure has handled the failure. */
export function activateSilently(island: HTMLElement) {
  activate(island).catch(() => {})
}

/** Whether the island responds to the URL's query or hash, or contains the hash's target. */
function isUrlTarget(island: HTMLElement) {
  const query = new URLSearchParams(location.search)
  const isInAddress = (part: string) =>
    part.startsWith('?') ? query.has(part.slice(1)) : part === location.hash
  return (
    island.dataset.answers?.split(' ').some(isInAddress) ||
    island.contains(hashTarget())
  )
}

/**
 * Whether the island contains the focus, a draft that the browser has restored (ApplicationForm),
 * or a disabled control: Firefox restores that state, too.
 */
const isInUse = (island: HTMLElement) =>
  island.querySelector(':disabled, :focus') ??
  island.querySelector<HTMLTextAreaElement>('[name=draft]')?.value

const islandsIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>(ISLAND_SELECTOR),
]

/** Hydrates the islands below `root` that cannot wait for an interaction. */
export const startUrgentIslands = (root: ParentNode = document) =>
  islandsIn(root)
    .filter((island) => isUrlTarget(island) || isInUse(island))
    .forEach(activateSilently)

/** Unmounts every island below `root`, which is part of a page that is left for good. */
export function unmountIslands(root: ParentNode) {
  for (const island of islandsIn(root))
    hydrationByIsland
      .get(island)
      ?.then((reactRoot) => reactRoot.unmount())
      .catch(() => {})
}
