import { Component, createContext, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { IslandModule } from './island-module.ts'
import { controlsIn, copyVisitorState } from './visitor-state.ts'

type Slots = ReadonlyMap<string, readonly Node[]>

/** The served child nodes of an island's slots, by the name of the slot. */
export const ServedSlotsContext = createContext<Slots>(new Map())

const servedSlots = (island: HTMLElement): Slots =>
  new Map(
    [...island.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => [
      slot.dataset.slot ?? '',
      [...slot.childNodes],
    ]),
  )

interface BoundaryProps {
  children: ReactNode
  onMount: () => void
  /** Runs before React removes the elements of the failed island. */
  beforeRemoval: () => void
  onFail: (error: unknown) => void
}

/**
 * Catches errors while an island renders, so that its served markup can be restored. It has no
 * class fields, for which compilers would add helpers for Safari before 16.
 */
class IslandBoundary extends Component<BoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidMount() {
    if (!this.state?.failed) this.props.onMount()
  }
  override componentDidCatch(error: unknown) {
    this.props.onFail(error)
  }
  override render() {
    if (!this.state?.failed) return this.props.children
    this.props.beforeRemoval()
    return null
  }
}

/** Selects elements that browser extensions added to a form, which lack Island's `data-served`. */
const FOREIGN_ELEMENT_SELECTOR =
  '[data-served] :not([data-served], option, font)'

/**
 * Runs `hydrate` while the foreign elements below `root` look like comments, which React skips. If
 * React met an unexpected element, it would discard the served form and render it again.
 */
function withoutForeignElements(root: Element, hydrate: () => void) {
  const foreignElements = root.querySelectorAll(FOREIGN_ELEMENT_SELECTOR)
  for (const element of foreignElements)
    Object.defineProperty(element, 'nodeType', {
      value: Node.COMMENT_NODE,
      configurable: true,
    })
  hydrate()
  for (const element of foreignElements)
    Reflect.deleteProperty(element, 'nodeType')
}

interface Hydration {
  /** Runs once the island's handlers work; until then a submit works as without script. */
  onHydrated: (root: Root) => void
  /** Runs once an island that failed, during hydration or later, is restored as served. */
  onFail: (error: unknown) => void
}

/**
 * Hydrates one island over its served markup, in one task, so that no key, click or page change
 * happens in between. If the markup has changed, React renders the island again, and its slots
 * and the visitor's input are moved to the new elements. If the island fails, the served elements
 * are restored with that input.
 */
export function hydrateIsland(
  element: HTMLElement,
  module: IslandModule,
  { onHydrated, onFail }: Hydration,
) {
  const Island = module.default
  const props = JSON.parse(element.dataset.props ?? '{}')
  const servedNodes = [...element.childNodes]
  const controls = controlsIn(element)
  const slots = servedSlots(element)
  const { activeElement } = document

  const finishHydration = (root: Root) => {
    copyVisitorState(controls, controlsIn(element), activeElement)
    onHydrated(root)
  }
  const restoreServed = (root: Root, error: unknown) => {
    // React refuses to unmount a root while it renders.
    queueMicrotask(() => {
      root.unmount()
      element.replaceChildren(...servedNodes)
      for (const [name, nodes] of slots)
        element
          .querySelector(`[data-slot="${name}"]`)
          ?.replaceChildren(...nodes)
      onFail(error)
    })
  }

  const hydrate = () => {
    const root = hydrateRoot(
      element,
      <IslandBoundary
        onMount={() => finishHydration(root)}
        beforeRemoval={() => copyVisitorState(controlsIn(element), controls)}
        onFail={(error) => restoreServed(root, error)}
      >
        <ServedSlotsContext value={slots}>
          <Island {...props} />
        </ServedSlotsContext>
      </IslandBoundary>,
      {
        identifierPrefix: element.dataset.id ?? '',
        onRecoverableError: (error) =>
          console.warn(
            'The served part was rendered again',
            element.dataset.island,
            error,
          ),
      },
    )
  }
  withoutForeignElements(element, () => flushSync(hydrate))
}
