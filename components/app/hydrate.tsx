import { Component, type ReactNode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { IslandModule } from './islands'

/** What a visitor sees where an island fails while running (spec §8 'Router failure'): what went wrong, and a way on. */
class IslandBoundary extends Component<{ children: ReactNode; onAlive: () => void }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override componentDidMount() {
    this.props.onAlive()
  }
  override render() {
    if (!('error' in this.state)) return this.props.children
    const message = this.state.error instanceof Error ? this.state.error.message : String(this.state.error)
    return (
      <div role="alert" className="notice-danger">
        <p className="font-semibold">Unexpected Application Error!</p>
        <p>{message}</p>
        <p>
          <a href="/contact">Write to me instead</a> or <a href="/">return to the home page</a>.
        </p>
      </div>
    )
  }
}

/**
 * Hydrates one island over its served markup, in slices that leave room for a tap (as a transition). Its root comes once its handlers answer: until
 * then a submit would go the way of a page without script.
 */
export function hydrateIsland(element: HTMLElement, module: IslandModule): Promise<Root> {
  const Island = module.default
  const props = JSON.parse(element.dataset.props ?? '{}')
  return new Promise((alive) =>
    startTransition(() => {
      const root = hydrateRoot(
        element,
        <IslandBoundary onAlive={() => alive(root)}>
          <Island {...props} />
        </IslandBoundary>,
        { identifierPrefix: element.dataset.id ?? '', onRecoverableError: (error) => console.error('Hydration differs from the served page', element.dataset.island, error) },
      )
    }),
  )
}
