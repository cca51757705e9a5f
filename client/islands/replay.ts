import { failures } from '../../data/failures.ts'
import { createNotice, showNotice } from '../dom/notice.ts'
import { fallbackLinks } from './fallback-links.ts'
import type { IslandError } from './island-error.ts'
import { activate } from './loader.ts'
import { reloadOnce, watchForOtherUse } from './reload-once.ts'

/** How long a submit waits for the form's script before other ways are offered, in ms. */
const SUBMIT_TIMEOUT_MS = 3000

/** Shows that a press was noticed (styles/motion.css) until the returned function is called. */
function showBusy(control: HTMLElement | null) {
  control?.setAttribute('aria-busy', 'true')
  return () => control?.removeAttribute('aria-busy')
}

/** Hydrates an island, then repeats the press of a button that only its script answers. */
export function replayPress(island: HTMLElement, control: HTMLElement) {
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
      const hasMovedOn = otherUse.end()
      // A visitor who uses something else meanwhile keeps the page.
      if (error.isBroken || !island.isConnected || (!hasMovedOn && reloadOnce())) return
      showNotice(island, createNotice(failures.part))
    },
  )
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

/** Hydrates a form, then submits it again; offers the ways that need no script where that fails. */
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
  const offerFallback = () => {
    if (end() && form.isConnected) showNotice(island, fallbackLinks(form))
  }
  const timer = setTimeout(offerFallback, SUBMIT_TIMEOUT_MS)
  // Not form.requestSubmit(), which Safari has only since 16.
  const submit = () => (submitter ?? form.querySelector<HTMLElement>('[type=submit]'))?.click()
  activate(island).then(() => requestAnimationFrame(() => end() && submit()), offerFallback)
}
