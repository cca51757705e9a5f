import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { renderAllBlocks } from '#client/dom/content-visibility.ts'
import { moveFocus } from '#client/dom/focus.ts'
import { hasModifierKey } from '#client/dom/has-modifier-key.ts'
import { hashTarget } from '#client/dom/hash-target.ts'
import { onHistoryMove } from '#client/dom/history-moves.ts'
import { pagePath } from '#client/dom/shown-page.ts'

// A program's page has two views: the program's details (`#program-details`) or, in their place,
// the application. Opening the application adds a history entry, so that the back button closes it
// and restores scroll position and focus.

/** URL hash that opens the application; without script it leads to the section with this id. */
const applyHash = '#apply'

const isPlainClick = (event: MouseEvent) =>
  !hasModifierKey(event) && !event.defaultPrevented

const applyLinkOf = (event: Event) =>
  event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>(`a[href="${applyHash}"]`)
    : null

/** Scrolls to a position in px at once, since smooth scrolling makes no sense between two views. */
const jumpTo = (top: number) => scrollTo({ top, behavior: 'instant' })

/** Scroll position (px) and focus to restore when the program's details replace the application. */
interface PlaceInDetails {
  top: number
  focus: HTMLElement | null
}

const topOfDetails: PlaceInDetails = { top: 0, focus: null }

function returnTo({ top, focus }: PlaceInDetails, details: HTMLElement) {
  jumpTo(top)
  // The setting changes in a later task: WebKit reads it after the `popstate` event and, with
  // 'auto', would restore the scroll position itself.
  setTimeout(() => {
    history.scrollRestoration = 'auto'
  })
  moveFocus(focus, details.querySelector('h1'))
}

/** Whether the hash names an element outside the program's details, as the skip link's does. */
function isHashOutsideDetails() {
  const target = hashTarget()
  return target !== null && target.closest('#program-details') === null
}

/** Removes the hash from the address; `state` is the state of the history entry. */
const dropHash = (state: unknown) =>
  history.replaceState(state, '', location.pathname + location.search)

/** Adds a history entry for the application; returns what to restore in the details later. */
function leaveDetails(focus: HTMLElement) {
  // Renders all blocks first: if they rendered later, the content at this position would move.
  renderAllBlocks()
  const place = { top: scrollY, focus }
  // Only the history entry of the details gets 'manual': after an application is sent, the visitor
  // returns to the top of the details, and the browser must not restore the old scroll position.
  history.scrollRestoration = 'manual'
  // Back must not return to the hash of the skip link, which keeps the application open.
  if (isHashOutsideDetails()) dropHash(history.state)
  history.pushState({ view: 'application' }, '', applyHash)
  history.scrollRestoration = 'auto'
  return place
}

type ElementRef = RefObject<HTMLElement | null>

/** The functions that switch between the two views. */
function createViews(
  view: ElementRef,
  heading: ElementRef,
  setOpen: (open: boolean) => void,
) {
  let isOpen = false
  /** Whether the history is still moving back after a press to close: another press is ignored. */
  let isClosing = false
  let placeInDetails = topOfDetails
  let ownPath = ''
  /** Whether this page is shown: a page in memory must not react to events of another page. */
  const isPageShown = () =>
    Boolean(view.current?.isConnected) && location.pathname === ownPath

  const showApplication = (isShown: boolean) => {
    const details = view.current
      ?.closest('main')
      ?.querySelector<HTMLElement>('#program-details')
    if (!details || isShown === isOpen) return
    isOpen = isShown
    // Renders synchronously, so that the page has its full height before the browser restores the
    // scroll position.
    details.hidden = isShown
    flushSync(() => setOpen(isShown))
    if (!isPageShown()) return
    if (!isShown) return returnTo(placeInDetails, details)
    jumpTo(0)
    heading.current?.focus({ preventScroll: true })
  }
  const followUrl = () => {
    isClosing = false
    if (!isPageShown()) return
    if (location.hash === applyHash) showApplication(true)
    // The skip link must not close the form.
    else if (!isOpen || !isHashOutsideDetails()) showApplication(false)
  }
  const onClick = (event: MouseEvent) => {
    const link = applyLinkOf(event)
    if (!link || !isPageShown() || !isPlainClick(event)) return
    event.preventDefault()
    placeInDetails = leaveDetails(link)
    showApplication(true)
  }
  /** Follows the URL and presses of links to the application; returns a function to stop. */
  const follow = () => {
    // While Back or Forward loads a page, `location` already names that page (LoadingMark).
    const isAddressAhead =
      document.documentElement.dataset.loading === 'history'
    ownPath = (isAddressAhead && pagePath()) || location.pathname
    // A link to the form may have opened the page.
    if (location.hash === applyHash) queueMicrotask(followUrl)
    const stopFollowing = onHistoryMove(followUrl)
    document.addEventListener('click', onClick)
    return () => {
      stopFollowing()
      document.removeEventListener('click', onClick)
    }
  }
  /** Returns to the details, at their last scroll position or at the top. */
  const close = (position: 'last' | 'top') => {
    if (!isPageShown()) return showApplication(false)
    if (position === 'top') placeInDetails = topOfDetails
    if (isClosing) return
    if (history.state?.view === 'application') {
      isClosing = true
      return history.back()
    }
    dropHash(null)
    showApplication(false)
  }
  return { follow, close }
}

/** The views of the program's page. `view` contains the application, `heading` gets the focus. */
export function useApplicationView(view: ElementRef, heading: ElementRef) {
  const [isOpen, setOpen] = useState(false)
  const [{ follow, close }] = useState(() =>
    createViews(view, heading, setOpen),
  )
  // A layout effect adds the listeners before the island counts as hydrated: at that moment the
  // clicks that came before hydration are replayed.
  useLayoutEffect(follow, [follow])
  return { isOpen, close }
}
