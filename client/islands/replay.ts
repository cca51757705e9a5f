import { createNotice, showNotice } from '#client/dom/notice.ts'
import { hasUnsentText } from '#client/dom/unsent-text.ts'
import { part } from '#data/failed-parts.yaml'
import type { IslandError } from './failure-notice.ts'
import { fallbackLinks } from './fallback-links.ts'
import { SCRIPT_TIMEOUT_MS } from './import-with-retry.ts'
import { activate } from './loader.ts'

/** How long a link or a complete form waits, in ms: as long as a press may open a window. */
const PRESS_TIMEOUT_MS = 5000

/** Shows that a press was noticed (styles/motion.css) until the returned function is called. */
function showBusy(control: HTMLElement | null) {
  control?.setAttribute('aria-busy', 'true')
  return () => control?.removeAttribute('aria-busy')
}

/** Watches for use of the page other than of `control`; the end says whether there was any. */
function watchForOtherUse(control: HTMLElement) {
  const watching = new AbortController()
  let isUsed = false
  const onUse = (event: Event) => {
    const isPress =
      event.type === 'pointerdown' ||
      (event instanceof KeyboardEvent &&
        (event.key === 'Enter' || event.key === ' '))
    if (!isPress || !control.contains(event.target as Node)) isUsed = true
  }
  const options = { capture: true, passive: true, signal: watching.signal }
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    document.addEventListener(type, onUse, options)
  return () => {
    watching.abort()
    return isUsed
  }
}

/** Reloads a page whose files are gone: once, and only where nothing typed is lost. */
function reloadOnce() {
  const [entry] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[]
  if (entry?.type === 'reload' || !navigator.onLine || hasUnsentText())
    return false
  location.reload()
  return true
}

/** Hydrates an island, then repeats the press of a button that only its script answers. */
export function replayPress(island: HTMLElement, control: HTMLElement) {
  if (control.hasAttribute('aria-busy')) return
  const endWatch = watchForOtherUse(control)
  const endBusy = showBusy(control)
  activate(island).then(
    () => {
      endWatch()
      endBusy()
      requestAnimationFrame(() => control.click())
    },
    (error: IslandError) => {
      endBusy()
      const hasMovedOn = endWatch()
      if (error.isBroken || !island.isConnected) return
      // A visitor who uses something else meanwhile keeps the page.
      if (!hasMovedOn && reloadOnce()) return
      showNotice(island, createNotice(part))
    },
  )
}

/**
 * Hydrates the island that answers a link elsewhere in the page, then repeats the click; where that
 * fails or takes too long, the link leads where it leads without script.
 */
export function replayLink(island: HTMLElement, link: HTMLAnchorElement) {
  if (link.hasAttribute('aria-busy')) return
  const endBusy = showBusy(link)
  const follow = () => {
    if (!end()) return
    location.hash = link.hash
    // The island would answer the hash later, under the visitor's finger.
    history.replaceState(null, '', location.pathname + location.search)
  }
  const timer = setTimeout(follow, PRESS_TIMEOUT_MS)
  const waiting = new AbortController()
  // A visitor who follows another link meanwhile goes there.
  const onClick = ({ target }: Event) => {
    if (!link.contains(target as Node)) end()
  }
  document.addEventListener('click', onClick, {
    capture: true,
    signal: waiting.signal,
  })
  /** False where the click is answered already, or the visitor has moved on. */
  const end = () => {
    clearTimeout(timer)
    waiting.abort()
    const isHeld = link.hasAttribute('aria-busy') && link.isConnected
    endBusy()
    return isHeld
  }
  const repeat = () => {
    if (end()) link.click()
  }
  activate(island).then(() => requestAnimationFrame(repeat), follow)
}

/** Hydrates tabs, then repeats a key that they answer on the tab that has the focus by then. */
export function replayKey(island: HTMLElement, key: string) {
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

const pendingSubmits = new WeakSet<HTMLFormElement>()

/**
 * Hydrates a form, then submits it again. Where that fails or takes too long, longer for a form
 * whose own messages are waited for, the browser names what is missing, and a complete form is
 * offered the ways that need no script, until one of them is used or the script has come after all.
 */
export function replaySubmit(
  island: HTMLElement,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
) {
  if (pendingSubmits.has(form)) return
  pendingSubmits.add(form)
  const endBusy = showBusy(submitter)
  const end = () => {
    clearTimeout(timer)
    endBusy()
    return pendingSubmits.delete(form)
  }
  let notice: HTMLElement | undefined
  const offerFallback = () => {
    if (!end() || !form.isConnected || !form.reportValidity()) return
    notice = fallbackLinks(form)
    showNotice(island, notice)
  }
  const timer = setTimeout(
    offerFallback,
    form.matches(':valid') ? PRESS_TIMEOUT_MS : SCRIPT_TIMEOUT_MS,
  )
  const submit = () => {
    const isWaiting =
      end() || (notice?.isConnected && notice.dataset.rescue === '')
    // Not form.requestSubmit(), which Safari has only since 16.
    if (isWaiting)
      (submitter ?? form.querySelector<HTMLElement>('[type=submit]'))?.click()
  }
  activate(island).then(() => requestAnimationFrame(submit), offerFallback)
}
