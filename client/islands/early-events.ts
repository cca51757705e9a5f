import { ISLAND } from '../contract.ts'
import { hasModifierKey } from '../dom/has-modifier-key.ts'
import { removeNotice, showNotice } from '../dom/notice.ts'
import { openPanelEarly } from '../dom/pre-hydration-panel.ts'
import { noteTouch } from './failure-notice.ts'
import { fallbackLinks } from './fallback-links.ts'
import { activate } from './loader.ts'
import { replayKey, replayPress, replaySubmit } from './replay.ts'

/** What tabs answer (WAI-ARIA Authoring Practices), with the Space key of their links. */
const TAB_KEYS: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  ' ',
])

const islandOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(ISLAND) : null

/** The island of an event that it cannot answer yet. */
function inactiveIslandOf(event: Event) {
  const island = islandOf(event)
  return island?.dataset.hydrated === undefined ? island : null
}

/** Whether an event is meant for the island: a scroll by touch may begin on its static parts. */
const showsInterest = ({ type, target, pointerType }: Partial<PointerEvent>) =>
  pointerType !== 'touch' ||
  (type === 'pointerdown' && target instanceof Element && !target.closest('[data-slot]'))

function onInteraction(event: Event) {
  const island = islandOf(event)
  if (!island || !showsInterest(event)) return
  const { type } = event
  if (type !== 'pointerover') noteTouch(island)
  // After a failure only a press or the focus tries again, not every key or move of the pointer.
  if (type === 'pointerdown' || type === 'focusin' || island.dataset.failed === undefined)
    activate(island).catch(() => {})
}

function onKeydown(event: KeyboardEvent) {
  const island = inactiveIslandOf(event)
  const isTab = island && (event.target as Element).matches('[role=tab]')
  if (!isTab || !TAB_KEYS.has(event.key) || hasModifierKey(event)) return
  event.preventDefault()
  replayKey(island, event.key)
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const anyIsland = islandOf(event)
  if (anyIsland) removeNotice(anyIsland)
  const island = inactiveIslandOf(event)
  if (!island) return
  // A form that has failed already is not waited for: the browser sends it by mail.
  if (island.dataset.failed !== undefined) return showNotice(island, fallbackLinks(form))
  event.preventDefault()
  replaySubmit(island, form, event.submitter)
}

function onClick(event: MouseEvent) {
  const island = inactiveIslandOf(event)
  const control = (event.target as Element).closest?.<HTMLElement>(
    'button[type=button], a[href^="#"][aria-controls]',
  )
  // Static parts need no script, and a click with a modifier key belongs to the browser.
  if (!island || !control || control.closest('[data-slot]') || hasModifierKey(event)) return
  // Prevents the jump to the panel: the second of two taps would hit another element.
  event.preventDefault()
  if (control instanceof HTMLAnchorElement) return openPanelEarly(control, island)
  event.stopPropagation()
  replayPress(island, control)
}

/** Replays clicks, keys and submits that come before hydration; any interaction starts it. */
export function replayEarlyEvents() {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    document.addEventListener(type, onInteraction, { capture: true, passive: true })
  document.addEventListener('keydown', onKeydown, true)
  document.addEventListener('submit', onSubmit, true)
  document.addEventListener('click', onClick, true)
}
