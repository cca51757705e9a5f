import { flushSync } from 'react-dom'
import { ISLAND_SELECTOR } from '#client/contract.ts'
import { bringIntoView } from '#client/dom/focus.ts'
import { focusPanel, markLinks } from '#client/dom/pre-hydration-panel.ts'

/**
 * In the hydrated island around `element`, shows only the panel with `id`, or no panel if `id` is
 * undefined. The DOM changes at once; React renders the same state (`update`) after the next frame,
 * since rendering it first would double the time until the visitor sees the panel. If the focus is
 * in a panel that becomes hidden, the focus moves into the shown panel.
 */
export function showPanel(
  element: Element | null,
  id: string | undefined,
  update: () => void,
) {
  const island = element?.closest(ISLAND_SELECTOR)
  if (island) {
    for (const panel of island.querySelectorAll<HTMLElement>('.panel'))
      if (panel.id === id) panel.removeAttribute('data-unselected')
      else panel.setAttribute('data-unselected', 'true')
    markLinks(island, id && `#${id}`)
    // Brings the pressed heading of an accordion back into view if a panel above it has closed.
    bringIntoView(island.querySelector('[aria-expanded=true]'))
    if (id && document.activeElement?.closest('.panel[data-unselected]'))
      focusPanel(island.querySelector(`#${id}`))
  }
  const pressListeners = new AbortController()
  const { signal } = pressListeners
  const renderState = () => {
    if (signal.aborted) return
    pressListeners.abort()
    flushSync(update)
  }
  // React renders before the visitor's next press at the latest: Headless UI compares a press with
  // the state that was rendered last, and would ignore a press that returns to that state.
  for (const type of ['pointerdown', 'keydown', 'click'])
    document.addEventListener(type, renderState, { capture: true, signal })
  requestAnimationFrame(() => setTimeout(renderState))
}
