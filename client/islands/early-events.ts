import { HOLD_END, ISLAND_SELECTOR } from '#client/contract.ts'
import { hasModifierKey } from '#client/dom/has-modifier-key.ts'
import { removeNotice, showNotice } from '#client/dom/notice.ts'
import { openPanelEarly } from '#client/dom/pre-hydration-panel.ts'
import { noteUse } from './failure-notice.ts'
import { fallbackNotice } from './fallback-links.ts'
import { activateSilently } from './loader.ts'
import { replayKey, replayLink, replayPress, replaySubmit } from './replay.ts'
import { watchTyping } from './typing-pause.ts'

/** Keys that tabs handle (WAI-ARIA Authoring Practices). */
const TAB_KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]

/**
 * The island around an event's target, otherwise the island that responds to the link of the
 * target, such as '#apply'; null or undefined if there is neither.
 */
function islandOf({ target }: Event) {
  if (!(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('a[href^="#"]')
  return (
    target.closest<HTMLElement>(ISLAND_SELECTOR) ??
    (link &&
      document.querySelector<HTMLElement>(`[data-answers="${link.hash}"]`))
  )
}

/** The island of an event if the island is not hydrated yet, otherwise null. */
function inactiveIslandOf(event: Event) {
  const island = islandOf(event)
  return island?.dataset.hydrated === undefined ? island : null
}

/**
 * Whether an event shows interest in its island. Of the events of a touch, only a `pointerdown`
 * outside of static parts counts: all others may belong to a scroll.
 */
const showsInterest = ({ type, target, pointerType }: Partial<PointerEvent>) =>
  pointerType !== 'touch' ||
  (type === 'pointerdown' &&
    target instanceof Element &&
    !target.closest('[data-slot]'))

function onInteraction(event: Event) {
  const island = islandOf(event)
  if (!island || !showsInterest(event)) return
  if (event.type !== 'pointermove') noteUse(island)
  // After a failure only a press or a focus tries again, not every key or move of the pointer.
  const mayRetry = event.type === 'pointerdown' || event.type === 'focusin'
  if (mayRetry || island.dataset.failed === undefined) activateSilently(island)
}

function onKeydown(event: KeyboardEvent) {
  const island = inactiveIslandOf(event)
  const control = event.target as HTMLElement
  if (!island || !control.matches('a[aria-controls]') || hasModifierKey(event))
    return
  const isPress = event.key === ' '
  const movesBetweenTabs =
    control.matches('[role=tab]') && TAB_KEYS.includes(event.key)
  if (!isPress && !movesBetweenTabs) return
  event.preventDefault()
  if (isPress) control.click()
  else replayKey(island, event.key)
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const formIsland = islandOf(event)
  if (formIsland) removeNotice(formIsland)
  const island = inactiveIslandOf(event)
  if (!island) return
  // Only a form with a mailto: action can be sent without its script (components/forms/LeadForm).
  if (!form.action.startsWith('mailto:')) {
    event.preventDefault()
    if (event.submitter) replayPress(island, event.submitter)
    return
  }
  // If the form's island has failed, the browser handles the submit: it opens a mail.
  if (island.dataset.failed !== undefined)
    return showNotice(island, fallbackNotice(form))
  event.preventDefault()
  replaySubmit(island, form, event.submitter)
}

/**
 * Suppresses the browser's own messages for an invalid form, so that the form's script decides what
 * to show once it has loaded. After a failure of that script the browser shows its messages.
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
  // Static parts need no script, and a click with a modifier key is left to the browser.
  if (
    !island ||
    !control ||
    control.closest('[data-slot]') ||
    hasModifierKey(event)
  )
    return
  // Prevents the jump to the panel, after which a second tap would hit another element.
  event.preventDefault()
  if (!(control instanceof HTMLAnchorElement)) {
    event.stopPropagation()
    replayPress(island, control)
  } else if (island.contains(control)) openPanelEarly(control, island)
  else replayLink(island, control)
}

/**
 * Starts hydration on any interaction with an island, and replays clicks, keys and submits that
 * come before it has finished. Ignores `pointerover`, which also fires when the page scrolls under
 * a pointer that does not move.
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
  dispatchEvent(new Event(HOLD_END))
}
