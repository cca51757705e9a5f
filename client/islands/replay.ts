import { createNotice, showNotice } from '#client/dom/notice.ts'
import { pageLoad } from '#client/dom/page-load.ts'
import { isOnline } from '#client/dom/reachability.ts'
import { hasUnsentText } from '#client/dom/unsent-text.ts'
import { reloadPage } from '#client/dom/visit-memory.ts'
import { part as failedPart } from '#data/failed-parts.yaml'
import type { IslandError } from './failure-notice.ts'
import { fallbackNotice } from './fallback-links.ts'
import { SCRIPT_TIMEOUT_MS } from './import-with-retry.ts'
import { activate } from './loader.ts'
import { hasTypedSince } from './typing-pause.ts'

/**
 * How long a pressed link or a complete form waits for its script, in ms. Later, browsers would
 * block the window that the script opens.
 */
const PRESS_TIMEOUT_MS = 5000

/** Shows that a press was noticed (styles/motion.css) until the returned function is called. */
function showBusy(control: HTMLElement | null) {
  control?.setAttribute('aria-busy', 'true')
  return () => control?.removeAttribute('aria-busy')
}

/**
 * Watches whether the visitor does anything but press `control`: another press, a key, a scroll.
 * The returned function ends the watch and returns whether the visitor did.
 */
function watchForOtherUse(control: HTMLElement) {
  const controller = new AbortController()
  let hasUsedOther = false
  const onUse = (event: Event) => {
    const isPress =
      event.type === 'pointerdown' ||
      (event instanceof KeyboardEvent &&
        (event.key === 'Enter' || event.key === ' '))
    if (!isPress || !control.contains(event.target as Node)) hasUsedOther = true
  }
  const options = { capture: true, passive: true, signal: controller.signal }
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    document.addEventListener(type, onUse, options)
  return () => {
    controller.abort()
    return hasUsedOther
  }
}

/**
 * Reloads a page whose files are gone. If the page was reloaded already, or typed text would be
 * lost, does nothing and returns false.
 */
function reloadOnce() {
  if (pageLoad()?.type === 'reload' || hasUnsentText()) return false
  reloadPage()
  return true
}

/**
 * Hydrates an island, then repeats the press of a button that needs the island's script. If the
 * script does not load, reloads the page or shows a notice.
 */
export function replayPress(island: HTMLElement, control: HTMLElement) {
  if (control.hasAttribute('aria-busy')) return
  const endWatch = watchForOtherUse(control)
  const endBusy = showBusy(control)
  const currentButtons = () => [
    ...island.querySelectorAll<HTMLElement>('button'),
  ]
  const index = currentButtons().indexOf(control)
  const pressButton = () => {
    // On a translated page, hydration renders the island again, with another button in this place.
    const button = control.isConnected ? control : currentButtons()[index]
    // The visitor may have left the button's panel meanwhile.
    if (!button?.closest('[data-unselected]')) button?.click()
  }
  activate(island).then(
    () => {
      endWatch()
      endBusy()
      requestAnimationFrame(pressButton)
    },
    async (error: IslandError) => {
      const hasConnection = !error.isBroken && (await isOnline())
      endBusy()
      const hasMovedOn = endWatch()
      if (error.isBroken || !island.isConnected) return
      // A visitor who has used something else meanwhile keeps the page, and the focus in it.
      if (!hasMovedOn && hasConnection && reloadOnce()) return
      showNotice(island, createNotice(failedPart), hasMovedOn)
    },
  )
}

/**
 * Hydrates the island that handles a link elsewhere in the page, then repeats the click. If that
 * fails or takes too long, the link leads to the same place as without script.
 */
export function replayLink(island: HTMLElement, link: HTMLAnchorElement) {
  if (link.hasAttribute('aria-busy')) return
  const endBusy = showBusy(link)
  const followHash = () => {
    if (!endWait()) return
    location.hash = link.hash
    // Removes the hash: with it, the island would respond to the link once its script has loaded.
    history.replaceState(null, '', location.pathname + location.search)
  }
  const timer = setTimeout(followHash, PRESS_TIMEOUT_MS)
  const controller = new AbortController()
  // A click elsewhere ends the wait, so that a later click on another link takes precedence.
  const onClick = ({ target }: Event) => {
    if (!link.contains(target as Node)) endWait()
  }
  document.addEventListener('click', onClick, {
    capture: true,
    signal: controller.signal,
  })
  /** Ends the wait; returns false if it had ended before or the link has left the page. */
  const endWait = () => {
    clearTimeout(timer)
    controller.abort()
    const wasWaiting = link.hasAttribute('aria-busy') && link.isConnected
    endBusy()
    return wasWaiting
  }
  const repeatClick = () => {
    if (endWait()) link.click()
  }
  activate(island).then(() => requestAnimationFrame(repeatClick), followHash)
}

/** Hydrates tabs, then repeats a key press on the tab that has the focus by then. */
export function replayKey(island: HTMLElement, key: string) {
  const repeatKey = () => {
    if (island.contains(document.activeElement))
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
  }
  activate(island).then(
    () => requestAnimationFrame(repeatKey),
    () => {},
  )
}

/** Forms that are submitted as soon as their script has loaded. */
const pendingSubmits = new WeakSet<HTMLFormElement>()

/**
 * Hydrates a form, then repeats the submit. If hydration fails or takes too long, a complete form
 * gets a notice with ways to send it without script, and an incomplete form gets the browser's
 * error messages. An incomplete form may wait longer: browsers let a window open only shortly after
 * a tap, but it opens none, and the script's messages are better. If the script loads while the
 * notice is shown, the form is submitted after all, unless the visitor has used the notice.
 */
export function replaySubmit(
  island: HTMLElement,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
) {
  if (pendingSubmits.has(form)) return
  pendingSubmits.add(form)
  const endBusy = showBusy(submitter)
  const endWait = () => {
    clearTimeout(timer)
    endBusy()
    return pendingSubmits.delete(form)
  }
  let notice: HTMLElement | undefined
  const startTime = performance.now()
  const offerFallback = () => {
    if (!endWait() || !form.isConnected) return
    // For a visitor who types on, the focus stays where it is.
    const isTyping = hasTypedSince(startTime)
    if (!(isTyping ? form.checkValidity() : form.reportValidity())) return
    notice = fallbackNotice(form)
    showNotice(island, notice, isTyping)
  }
  const timer = setTimeout(
    offerFallback,
    form.matches(':valid') ? PRESS_TIMEOUT_MS : SCRIPT_TIMEOUT_MS,
  )
  const submitForm = () => {
    const isWaiting =
      endWait() || (notice?.isConnected && notice.dataset.rescue === '')
    // Errors would take the focus from a visitor who types on.
    if (!isWaiting || (hasTypedSince(startTime) && !form.matches(':valid')))
      return
    // A click submits the form, since Safari has form.requestSubmit() only since version 16. The
    // button is looked up again: on a translated page, hydration has replaced `submitter`.
    island.querySelector<HTMLElement>('[type=submit]')?.click()
  }
  activate(island).then(() => requestAnimationFrame(submitForm), offerFallback)
}
