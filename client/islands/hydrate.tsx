import { Component, createContext, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { IslandModule } from './island-module.ts'
import { controlsIn, copyVisitorState } from './visitor-state.ts'

type Slots = ReadonlyMap<string, readonly Node[]>

/** By slot: the nodes that were served in the island. */
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
  /** Runs before React takes the failed elements out of the page. */
  beforeRemoval: () => void
  onFail: (error: unknown) => void
}

/**
 * Catches the failure of an island that renders, in favour of its served markup. Without class
 * fields, which compilers replace by helpers for Safari before 16.
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

/** Elements in a served form that browser extensions have added; Island marks its own. */
const FOREIGN = '[data-served] :not([data-served], option, font)'

/**
 * Runs `hydrate` while React skips the foreign elements below `root`: it only looks at nodes of the
 * types of elements and texts, and would render the form again because of any other element.
 */
function withoutForeignElements(root: Element, hydrate: () => void) {
  const foreign = root.querySelectorAll(FOREIGN)
  for (const element of foreign)
    Object.defineProperty(element, 'nodeType', {
      value: Node.COMMENT_NODE,
      configurable: true,
    })
  hydrate()
  for (const element of foreign) Reflect.deleteProperty(element, 'nodeType')
}

interface Hydration {
  /** Called once the island's handlers answer; until then a submit works as without script. */
  onHydrated: (root: Root) => void
  /** Called once the island has failed, at once or later, and its served markup is back. */
  onFail: (error: unknown) => void
}

/**
 * Hydrates one island over its served markup, in one task, so that no key, click or change of the
 * page comes between. Where the markup has changed, React renders it again, and slots and input
 * move over; where the island fails, the served elements come back with that input.
 */
export function hydrateIsland(
  element: HTMLElement,
  module: IslandModule,
  { onHydrated, onFail }: Hydration,
) {
  const Island = module.default
  const props = JSON.parse(element.dataset.props ?? '{}')
  const served = [...element.childNodes]
  const controls = controlsIn(element)
  const slots = servedSlots(element)
  const { activeElement } = document

  const finish = (root: Root) => {
    copyVisitorState(controls, controlsIn(element), activeElement)
    onHydrated(root)
  }
  const restore = (root: Root, error: unknown) => {
    // React refuses to unmount a root while it renders.
    queueMicrotask(() => {
      root.unmount()
      element.replaceChildren(...served)
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
        onMount={() => finish(root)}
        beforeRemoval={() => copyVisitorState(controlsIn(element), controls)}
        onFail={(error) => restore(root, error)}
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
