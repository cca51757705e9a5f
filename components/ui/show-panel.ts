import { flushSync } from 'react-dom'
import { ISLAND } from '#client/contract.ts'
import { focusPanel, markLinks } from '#client/dom/pre-hydration-panel.ts'

/**
 * Shows one panel, or none, of the hydrated island around `element`. React renders the same state
 * (`update`) after the next frame, since its rendering takes as long as the rest of the answer. A
 * panel that is hidden hands its focus over.
 */
export function showPanel(element: Element | null, id: string | undefined, update: () => void) {
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
  // Headless UI ignores a press that asks for the state React rendered last.
  for (const type of ['pointerdown', 'keydown', 'click'])
    document.addEventListener(type, render, { capture: true, signal })
  requestAnimationFrame(() => setTimeout(render))
}
