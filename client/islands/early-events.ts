import { ISLAND, ISLANDS_READY } from '#client/contract.ts'
import { hasModifierKey } from '#client/dom/has-modifier-key.ts'
import { removeNotice, showNotice } from '#client/dom/notice.ts'
import { openPanelEarly } from '#client/dom/pre-hydration-panel.ts'
import { noteTouch } from './failure-notice.ts'
import { fallbackLinks } from './fallback-links.ts'
import { activateSilently } from './loader.ts'
import { replayKey, replayLink, replayPress, replaySubmit } from './replay.ts'
import { watchTyping } from './typing-pause.ts'

/** What tabs answer (WAI-ARIA Authoring Practices). */
const TAB_KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]

/** The island around the target of an event, or the one that answers the link there ('#apply'). */
function islandOf({ target }: Event) {
  if (!(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('a[href^="#"]')
  return (
    target.closest<HTMLElement>(ISLAND) ??
    (link &&
      document.querySelector<HTMLElement>(`[data-answers="${link.hash}"]`))
  )
}

/** The island of an event that it cannot answer yet. */
function inactiveIslandOf(event: Event) {
  const island = islandOf(event)
  return island?.dataset.hydrated === undefined ? island : null
}

/** Whether an event is meant for the island: a scroll by touch may begin on its static parts. */
const showsInterest = ({ type, target, pointerType }: Partial<PointerEvent>) =>
  pointerType !== 'touch' ||
  (type === 'pointerdown' &&
    target instanceof Element &&
    !target.closest('[data-slot]'))

function onInteraction(event: Event) {
  const island = islandOf(event)
  if (!island || !showsInterest(event)) return
  if (event.type !== 'pointermove') noteTouch(island)
  // After a failure only a press or the focus tries again, not every key or move of the pointer.
  const mayRetry = event.type === 'pointerdown' || event.type === 'focusin'
  if (mayRetry || island.dataset.failed === undefined) activateSilently(island)
}

function onKeydown(event: KeyboardEvent) {
  const island = inactiveIslandOf(event)
  const control = event.target as HTMLElement
  if (!island || !control.matches('a[aria-controls]') || hasModifierKey(event))
    return
  const isPress = event.key === ' '
  const isTabKey = control.matches('[role=tab]') && TAB_KEYS.includes(event.key)
  if (!isPress && !isTabKey) return
  event.preventDefault()
  if (isPress) control.click()
  else replayKey(island, event.key)
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const anyIsland = islandOf(event)
  if (anyIsland) removeNotice(anyIsland)
  const island = inactiveIslandOf(event)
  if (!island) return
  // Only a form whose action is a mail can be sent as served (components/forms/LeadForm).
  if (!form.action.startsWith('mailto:')) {
    event.preventDefault()
    if (event.submitter) replayPress(island, event.submitter)
    return
  }
  // A form that has failed already is not waited for: the browser sends it by mail.
  if (island.dataset.failed !== undefined)
    return showNotice(island, fallbackLinks(form))
  event.preventDefault()
  replaySubmit(island, form, event.submitter)
}

/**
 * Lets an invalid form be submitted without the browser's messages: its script decides, which may
 * leave it to the browser. A form whose script failed is left to it at once.
 */
function prepareSubmit({ target }: Event, { dataset }: HTMLElement) {
  const button = (target as Element).closest<HTMLButtonElement>('[type=submit]')
  if (button?.form) button.form.noValidate = dataset.failed === undefined
}

function onClick(event: MouseEvent) {
  const island = inactiveIslandOf(event)
  if (island) prepareSubmit(event, island)
  const control = (event.target as Element).closest?.<HTMLElement>(
    'button[type=button], a[href^="#"]',
  )
  // Static parts need no script, and a click with a modifier key belongs to the browser.
  if (
    !island ||
    !control ||
    control.closest('[data-slot]') ||
    hasModifierKey(event)
  )
    return
  // Prevents the jump to the panel: the second of two taps would hit another element.
  event.preventDefault()
  if (!(control instanceof HTMLAnchorElement)) {
    event.stopPropagation()
    replayPress(island, control)
  } else if (island.contains(control)) openPanelEarly(control, island)
  else replayLink(island, control)
}

/**
 * Replays clicks, keys and submits that come before hydration, which any interaction starts. Not
 * `pointerover`, which also fires when a page scrolls under a resting pointer.
 */
export function replayEarlyEvents() {
  watchTyping()
  for (const type of ['pointermove', 'pointerdown', 'focusin', 'keydown'])
    document.addEventListener(type, onInteraction, {
      capture: true,
      passive: true,
    })
  document.addEventListener('keydown', onKeydown, true)
  document.addEventListener('submit', onSubmit, true)
  document.addEventListener('click', onClick, true)
  dispatchEvent(new Event(ISLANDS_READY))
}
