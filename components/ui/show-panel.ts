import { flushSync } from 'react-dom'
import { ISLAND } from '#client/contract.ts'
import { focusPanel, markLinks } from '#client/dom/pre-hydration-panel.ts'

/**
 * Shows one panel, or none, of the hydrated island around `element`, in the document at once. React
 * renders the same state (`update`) after the next frame: before it, its rendering would double the
 * time to the answer. A focus within the panel that is hidden moves to the panel that is shown.
 */
export function showPanel(
  element: Element | null,
  id: string | undefined,
  update: () => void,
) {
  const island = element?.closest(ISLAND)
  if (island) {
    for (const panel of island.querySelectorAll<HTMLElement>('.panel'))
      if (panel.id === id) panel.removeAttribute('data-unselected')
      else panel.setAttribute('data-unselected', 'true')
    markLinks(island, id && `#${id}`)
    if (id && document.activeElement?.closest('.panel[data-unselected]'))
      focusPanel(island.querySelector(`#${id}`))
  }
  const waiting = new AbortController()
  const { signal } = waiting
  const render = () => {
    if (signal.aborted) return
    waiting.abort()
    flushSync(update)
  }
  // At the next press at the latest: Headless UI compares it with the state that React rendered
  // last, and would ignore a press that leads back to it.
  for (const type of ['pointerdown', 'keydown', 'click'])
    document.addEventListener(type, render, { capture: true, signal })
  requestAnimationFrame(() => setTimeout(render))
}
