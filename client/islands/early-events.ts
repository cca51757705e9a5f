import { failures } from '../../data/failures.ts'
import { createElement } from '../dom/create-element.ts'
import { hasModifierKey } from '../dom/has-modifier-key.ts'
import { createNotice, removeNotice, showNotice } from '../dom/notice.ts'
import { addTabStops, openPanelEarly } from '../dom/pre-hydration-panel.ts'
import { hasUnsentText } from '../dom/unsent-text.ts'
import { activate, handleIslandFailures, type IslandError } from './loader.ts'

/** How long a submit waits for the form's script before the visitor is offered other ways, in milliseconds. */
const SUBMIT_TIMEOUT_MS = 3000

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

/** Islands that a visitor has pressed, focused or typed in. */
const touchedIslands = new WeakSet<HTMLElement>()

const inactiveIslandOf = (event: Event) =>
  event.target instanceof Element
    ? event.target.closest<HTMLElement>('[data-island]:not([data-hydrated])')
    : null

/**
 * The one answer to an island that does not come alive, or breaks: it stands there as served. A part that nobody is using changes nothing on the page;
 * who is using it is told, unless it is a form, which says so when it is sent.
 */
function handleFailure(island: HTMLElement, error: IslandError) {
  console.error(error.message, error.cause)
  addTabStops(island)
  if (!island.isConnected || !touchedIslands.has(island)) return
  if (error.isBroken) showBroken(island, error.cause)
}

function showBroken(island: HTMLElement, cause: unknown) {
  const { title, home, write } = failures.error
  const links = [write, home].map(({ label, href }) => createElement('a', { href }, label))
  showNotice(
    island,
    createNotice({ title, text: cause instanceof Error ? cause.message : String(cause) }, ...links),
  )
}

/** Notices whether the visitor does anything but press `control` again, until `end` is called, which tells. */
function watchForOtherUse(control: HTMLElement) {
  const watching = new AbortController()
  let isUsed = false
  const note = (event: Event) => {
    const isPress =
      event.type === 'pointerdown' ||
      (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' '))
    if (!isPress || !control.contains(event.target as Node)) isUsed = true
  }
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const)
    document.addEventListener(type, note, { capture: true, passive: true, signal: watching.signal })
  return {
    end() {
      watching.abort()
      return isUsed
    },
  }
}

/** A deploy takes the last one's files away: the page is loaded anew, once, unless that could take something from the visitor. */
function reloadOnce() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'reload' || !navigator.onLine || hasUnsentText()) return false
  location.reload()
  return true
}

/** Shows at once that a press was noticed (styles/motion.css), until the function that is returned ends it. */
function showBusy(control: HTMLElement | null) {
  control?.setAttribute('aria-busy', 'true')
  return () => control?.removeAttribute('aria-busy')
}

/** A button that only the script can answer was pressed: it is pressed again once there is one. */
function replayPress(island: HTMLElement, control: HTMLElement) {
  const otherUse = watchForOtherUse(control)
  const endBusy = showBusy(control)
  activate(island).then(
    () => {
      otherUse.end()
      endBusy()
      requestAnimationFrame(() => control.click())
    },
    (error: IslandError) => {
      endBusy()
      const isElsewhere = otherUse.end()
      // Under somebody who has gone on, the page is not taken away.
      if (error.isBroken || !island.isConnected || (!isElsewhere && reloadOnce())) return
      showNotice(island, createNotice(failures.part))
    },
  )
}

/** A key that tabs answer was pressed before they do: it is pressed again, on the tab that has the focus by then. */
function replayKey(island: HTMLElement, key: string) {
  const press = () => {
    if (island.contains(document.activeElement))
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
  }
  activate(island).then(
    () => requestAnimationFrame(press),
    () => {},
  )
}

/** What a visitor is offered in place of a form whose script did not come. */
export type OfferOtherWays = (form: HTMLFormElement) => HTMLElement

const pendingSubmits = new WeakSet<HTMLFormElement>()

/** A form was sent before its script answers: it is sent again once it does, or the visitor gets the ways that need none. */
function replaySubmit(
  island: HTMLElement,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  waysToSend: OfferOtherWays,
) {
  if (pendingSubmits.has(form)) return
  pendingSubmits.add(form)
  const endBusy = showBusy(submitter)
  const end = () => {
    clearTimeout(timer)
    endBusy()
    return pendingSubmits.delete(form)
  }
  const offerOtherWays = () => {
    if (end() && form.isConnected) showNotice(island, waysToSend(form))
  }
  const timer = setTimeout(offerOtherWays, SUBMIT_TIMEOUT_MS)
  // Not form.requestSubmit(), which Safari has only since 16.
  const submit = () => (submitter ?? form.querySelector<HTMLElement>('[type=submit]'))?.click()
  activate(island).then(
    () => requestAnimationFrame(() => end() && submit()),
    () => offerOtherWays(),
  )
}

/** Whether an event means the island: a finger that scrolls the page begins anywhere in its static parts. */
const showsInterest = ({ type, target, pointerType }: Partial<PointerEvent>) =>
  pointerType !== 'touch' ||
  (type === 'pointerdown' && target instanceof Element && !target.closest('[data-slot]'))

/** No tap and no key is lost before an island is alive: touching it starts it at once, and what came too early is held or answered as served. */
export function replayEarlyEvents(waysToSend: OfferOtherWays) {
  handleIslandFailures(handleFailure)
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const)
    document.addEventListener(
      type,
      (event) => {
        const island =
          event.target instanceof Element
            ? event.target.closest<HTMLElement>('[data-island]')
            : null
        if (!island || !showsInterest(event)) return
        if (type !== 'pointerover') touchedIslands.add(island)
        // After a failure a press or the focus asks anew, not every key and every move of the pointer.
        if (type === 'pointerdown' || type === 'focusin' || island.dataset.failed === undefined)
          activate(island).catch(() => {})
      },
      { capture: true, passive: true },
    )
  document.addEventListener(
    'keydown',
    (event) => {
      const island = inactiveIslandOf(event)
      if (
        !island ||
        !(event.target as Element).matches('[role=tab]') ||
        !TAB_KEYS.has(event.key) ||
        hasModifierKey(event)
      )
        return
      event.preventDefault()
      replayKey(island, event.key)
    },
    { capture: true },
  )
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      const island = inactiveIslandOf(event)
      const servedIsland = form instanceof HTMLFormElement && form.closest('[data-island]')
      if (servedIsland) removeNotice(servedIsland)
      if (!island || !(form instanceof HTMLFormElement)) return
      // What has failed already is not waited for: the browser sends the form by mail.
      if (island.dataset.failed !== undefined) return showNotice(island, waysToSend(form))
      event.preventDefault()
      replaySubmit(island, form, submitter, waysToSend)
    },
    { capture: true },
  )
  document.addEventListener(
    'click',
    (event) => {
      const island = inactiveIslandOf(event)
      const control = (event.target as Element).closest?.<HTMLElement>(
        'button[type=button], a[href^="#"][aria-controls]',
      )
      // What stands in a slot needs no script of the island's, and a key held with the click makes it the browser's.
      if (!island || !control || control.closest('[data-slot]') || hasModifierKey(event)) return
      event.preventDefault()
      // The browser would scroll to the panel, and the second of two taps meet whatever has come under the finger.
      if (control instanceof HTMLAnchorElement) return openPanelEarly(control, island)
      event.stopPropagation()
      replayPress(island, control)
    },
    { capture: true },
  )
}
