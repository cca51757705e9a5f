import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { renderAllBlocks } from '#client/dom/content-visibility.ts'
import { hasModifierKey } from '#client/dom/has-modifier-key.ts'
import { hashTarget } from '#client/dom/hash-target.ts'
import { onHistoryMove } from '#client/dom/history-moves.ts'

/** URL hash of the application; without script an ordinary anchor on the page. */
const applyHash = '#apply'

const isPlainClick = (event: MouseEvent) =>
  !hasModifierKey(event) && !event.defaultPrevented

const applyLink = (event: Event) =>
  event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>(`a[href="${applyHash}"]`)
    : null

/** Instant, since smooth scrolling makes no sense between two views. */
const scrollToTop = (top: number) => scrollTo({ top, behavior: 'instant' })

/** Where the details were left. */
interface LeftDetails {
  top: number
  focus: HTMLElement | null
}

const topOfDetails: LeftDetails = { top: 0, focus: null }

function returnTo({ top, focus }: LeftDetails, details: HTMLElement) {
  scrollToTop(top)
  // Delayed: WebKit reads the setting only after this event, and would scroll by it.
  setTimeout(() => {
    history.scrollRestoration = 'auto'
  })
  const target = focus?.isConnected
    ? focus
    : details.querySelector<HTMLElement>('h1')
  if (target?.tagName === 'H1') target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/** Adds the application's history entry; returns the place to go back to. */
function leaveDetails(focus: HTMLElement) {
  // First: blocks that render later would change the scroll position to return to.
  renderAllBlocks()
  const place = { top: scrollY, focus }
  // Only of the details' entry: on the way back after success, the browser would restore its
  // scroll position in place of the top.
  history.scrollRestoration = 'manual'
  history.pushState({ view: 'application' }, '', applyHash)
  history.scrollRestoration = 'auto'
  return place
}

/** An anchor outside the details, such as the skip link's, does not close the form. */
function isOutsideDetails() {
  const target = hashTarget()
  return target !== null && target.closest('#program-details') === null
}

type ElementRef = RefObject<HTMLElement | null>

/**
 * Two views of one page: its details (`#program-details`) or, in their place, the application.
 * Opening adds a history entry, so that the back button closes it and restores scroll position and
 * focus.
 */
function createViews(
  view: ElementRef,
  heading: ElementRef,
  setOpen: (open: boolean) => void,
) {
  let isOpen = false
  /** True until the history has moved: a second press must not move it again. */
  let isClosing = false
  let left = topOfDetails
  let path = ''
  /** A page that was left stays in memory and must not react to events of the current one. */
  const isCurrent = () =>
    Boolean(view.current?.isConnected) && location.pathname === path

  const show = (next: boolean) => {
    const details = view.current
      ?.closest('main')
      ?.querySelector<HTMLElement>('#program-details')
    if (!details || next === isOpen) return
    isOpen = next
    isClosing = false
    // Synchronous: the page has its full height before the browser restores the scroll position.
    details.hidden = next
    flushSync(() => setOpen(next))
    if (!isCurrent()) return
    if (!next) return returnTo(left, details)
    scrollToTop(0)
    heading.current?.focus({ preventScroll: true })
  }
  const followUrl = () => {
    if (!isCurrent()) return
    if (location.hash === applyHash) show(true)
    else if (!isOpen || !isOutsideDetails()) show(false)
  }
  const onClick = (event: MouseEvent) => {
    const link = applyLink(event)
    if (!link || !isCurrent() || !isPlainClick(event)) return
    event.preventDefault()
    left = leaveDetails(link)
    show(true)
  }
  /** Follows the page's address and the links to the application; returns a function to stop. */
  const follow = () => {
    path = location.pathname
    // The page was opened by a link to the form.
    if (location.hash === applyHash) queueMicrotask(followUrl)
    const ignoreHistory = onHistoryMove(followUrl)
    document.addEventListener('click', onClick)
    return () => {
      ignoreHistory()
      document.removeEventListener('click', onClick)
    }
  }
  /** Returns to the details, at their last scroll position or at the top. */
  const close = (to: 'last' | 'top') => {
    if (!isCurrent()) return show(false)
    if (to === 'top') left = topOfDetails
    if (isClosing) return
    if (history.state?.view === 'application') {
      isClosing = true
      return history.back()
    }
    history.replaceState(null, '', location.pathname + location.search)
    show(false)
  }
  return { follow, close }
}

/** The views of the program's page; `view` holds the application, whose heading opening focuses. */
export function useApplicationView(view: ElementRef, heading: ElementRef) {
  const [open, setOpen] = useState(false)
  const [{ follow, close }] = useState(() =>
    createViews(view, heading, setOpen),
  )
  // Before the island counts as hydrated: a held click is repeated then.
  useLayoutEffect(follow, [follow])
  return { open, close }
}
