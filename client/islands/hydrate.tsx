import { Component, type ReactNode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { IslandModule } from './island-module.ts'
import { ServedSlotsContext, servedSlots } from './served-slots.ts'
import { controlsIn, copyVisitorState } from './visitor-state.ts'

interface BoundaryProps {
  children: ReactNode
  onMount: () => void
  /** Runs before React takes the failed elements out of the page. */
  beforeRemoval: () => void
  onFail: (error: unknown) => void
}

/**
 * Notices that an island fails while it renders, and leaves its place to what was served. Without
 * class fields, which compilers replace by helpers for Safari before 16.
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

interface Hydration {
  /** The island's handlers answer: until then a submit would go the way of a page without script. */
  onHydrated: (root: Root) => void
  /** The island failed, at once or later; what was served stands in its place again. */
  onFail: (error: unknown) => void
}

/**
 * Hydrates one island over its served markup, in slices that leave room for a tap (as a transition). Where the markup is no longer what was served
 * (a browser extension put something in), React renders it anew: slots and what the visitor typed move over. Where the island fails, the served
 * elements come back, with what was typed.
 */
export function hydrateIsland(
  element: HTMLElement,
  module: IslandModule,
  { onHydrated: onAlive, onFail }: Hydration,
) {
  const Island = module.default
  const props = JSON.parse(element.dataset.props ?? '{}')
  const served = [...element.childNodes]
  const controls = controlsIn(element)
  const slots = servedSlots(element)

  let focused = element.contains(document.activeElement) ? document.activeElement : null
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target as Element
  }
  element.addEventListener('focusin', noteFocus)

  const settle = (root: Root) => {
    element.removeEventListener('focusin', noteFocus)
    const removed = controls.filter(({ isConnected }) => !isConnected)
    if (removed.length > 0)
      copyVisitorState(
        controls,
        controlsIn(element),
        document.activeElement === document.body && focused ? focused : undefined,
      )
    onAlive(root)
  }
  const goBack = (root: Root, error: unknown) => {
    // React refuses to end a root in the middle of its own work.
    queueMicrotask(() => {
      root.unmount()
      element.replaceChildren(...served)
      for (const [name, nodes] of slots)
        element.querySelector(`[data-slot="${name}"]`)?.replaceChildren(...nodes)
      onFail(error)
    })
  }

  startTransition(() => {
    const root = hydrateRoot(
      element,
      <IslandBoundary
        onMount={() => settle(root)}
        beforeRemoval={() => copyVisitorState(controlsIn(element), controls)}
        onFail={(error) => goBack(root, error)}
      >
        <ServedSlotsContext value={slots}>
          <Island {...props} />
        </ServedSlotsContext>
      </IslandBoundary>,
      {
        identifierPrefix: element.dataset.id ?? '',
        onRecoverableError: (error) =>
          console.warn('The served part was rendered anew', element.dataset.island, error),
      },
    )
  })
}
