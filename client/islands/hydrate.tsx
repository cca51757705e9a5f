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

/** For these React hydrates an island at once: between a key and its letter. */
const TYPING_EVENTS = ['keydown', 'keypress', 'keyup', 'input', 'change'] as const

interface Hydration {
  /** Called once the island's handlers answer; until then a submit works as without script. */
  onHydrated: (root: Root) => void
  /** Called once the island has failed, at once or later, and its served markup is back. */
  onFail: (error: unknown) => void
}

/**
 * Hydrates one island over its served markup, in slices that leave room for a tap (as a
 * transition). Where the markup has changed (by a browser extension, say), React renders it again,
 * and slots and the visitor's input move over. Where the island fails, the served elements come
 * back with that input.
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

  let focused = element.contains(document.activeElement) ? document.activeElement : null
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target as Element
  }
  element.addEventListener('focusin', noteFocus)
  // What is typed meanwhile is read from the fields.
  const hydration = new AbortController()
  for (const type of TYPING_EVENTS)
    element.addEventListener(type, (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: hydration.signal,
    })

  const finish = (root: Root) => {
    hydration.abort()
    element.removeEventListener('focusin', noteFocus)
    const removed = controls.filter(({ isConnected }) => !isConnected)
    if (removed.length > 0)
      copyVisitorState(
        controls,
        controlsIn(element),
        document.activeElement === document.body && focused ? focused : undefined,
      )
    onHydrated(root)
  }
  const restore = (root: Root, error: unknown) => {
    hydration.abort()
    // React refuses to unmount a root while it renders.
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
          console.warn('The served part was rendered again', element.dataset.island, error),
      },
    )
  })
}
