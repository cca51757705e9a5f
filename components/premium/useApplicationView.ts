import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { renderAllBlocks } from '#client/dom/content-visibility.ts'
import { hasModifierKey } from '#client/dom/has-modifier-key.ts'
import { onHistoryMove } from '#client/dom/history-moves.ts'

/** URL hash of the application; without script an ordinary anchor on the page. */
const applyHash = '#apply'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !hasModifierKey(event) && !event.defaultPrevented

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
  const target = document.getElementById(location.hash.slice(1))
  return target !== null && target.closest('#program-details') === null
}

interface ApplicationPage {
  /** Whether the page is the one that is shown. */
  isCurrent: () => boolean
  isOpen: () => boolean
  /** Shows the application, or the details. */
  show: (open: boolean) => void
  /** Leaves the details by a link to the application. */
  leave: (link: HTMLElement) => void
}

/** Follows the page's address and the links to the application; returns a function to stop. */
function followApplication({
  isCurrent,
  isOpen,
  show,
  leave,
}: ApplicationPage) {
  const followUrl = () => {
    if (!isCurrent()) return
    if (location.hash === applyHash) show(true)
    else if (!isOpen() || !isOutsideDetails()) show(false)
  }
  const onClick = (event: MouseEvent) => {
    const link = applyLink(event)
    if (!link || !isCurrent() || !isPlainClick(event)) return
    event.preventDefault()
    leave(link)
    show(true)
  }

  // The page was opened by a link to the form.
  if (location.hash === applyHash) queueMicrotask(followUrl)
  const ignoreHistory = onHistoryMove(followUrl)
  document.addEventListener('click', onClick)
  return () => {
    ignoreHistory()
    document.removeEventListener('click', onClick)
  }
}

/**
 * Two views of one page: its details (`#program-details`) or, in their place, the application.
 * Opening adds a history entry, so that the back button closes it and restores scroll position and
 * focus. `view` is the application's element; `heading` is focused on opening.
 */
export function useApplicationView(
  view: { readonly current: HTMLElement | null },
  heading: { readonly current: HTMLElement | null },
) {
  const [open, setOpen] = useState(false)
  const isOpen = useRef(false)
  /** True until the history has moved: a second press must not move it again. */
  const isClosing = useRef(false)
  const place = useRef(topOfDetails)
  const path = useRef('')
  /** A page that was left stays in memory and must not react to events of the current one. */
  const isCurrent = useCallback(
    () =>
      Boolean(view.current?.isConnected) && location.pathname === path.current,
    [view],
  )

  const show = useCallback(
    (next: boolean) => {
      const details = view.current
        ?.closest('main')
        ?.querySelector<HTMLElement>('#program-details')
      if (!details || next === isOpen.current) return
      isOpen.current = next
      isClosing.current = false
      // Synchronous: the page has its full height before the browser restores the scroll position.
      details.hidden = next
      flushSync(() => setOpen(next))
      if (!isCurrent()) return
      if (!next) return returnTo(place.current, details)
      scrollToTop(0)
      heading.current?.focus({ preventScroll: true })
    },
    [view, heading, isCurrent],
  )

  // Before the island counts as hydrated: a held click is repeated then.
  useLayoutEffect(() => {
    path.current = location.pathname
    return followApplication({
      isCurrent,
      show,
      isOpen: () => isOpen.current,
      leave: (link) => {
        place.current = leaveDetails(link)
      },
    })
  }, [isCurrent, show])

  /** Returns to the details, at their last scroll position or at the top. */
  const close = useCallback(
    (to: 'last' | 'top') => {
      if (!isCurrent()) return show(false)
      if (to === 'top') place.current = topOfDetails
      if (isClosing.current) return
      if (history.state?.view === 'application') {
        isClosing.current = true
        return history.back()
      }
      history.replaceState(null, '', location.pathname + location.search)
      show(false)
    },
    [isCurrent, show],
  )

  return { open, close }
}
