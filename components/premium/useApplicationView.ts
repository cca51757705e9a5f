import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { renderAllBlocks } from '../../client/dom/content-visibility.ts'

/** The address of the application form on its page; without script it is an ordinary place on the page. */
export const applyHash = '#apply'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented

const applyLink = (event: Event) =>
  event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>(`a[href="${applyHash}"]`)
    : null

/** At once, whatever the page's scroll behaviour: a view that was swapped has nothing to glide over. */
const scrollToTop = (top: number) => scrollTo({ top, behavior: 'instant' })

/**
 * Two views of one page: its details (`#program-details`) and, in their place, the application. Opening is a history entry of its own, so the
 * browser's back button returns; the place on the page and the focus come back with it. `view` is the application's element, `heading` gets the focus.
 */
export function useApplicationView(
  view: { readonly current: HTMLElement | null },
  heading: { readonly current: HTMLElement | null },
  onInterest: () => void,
) {
  const [open, setOpen] = useState(false)
  const shown = useRef(false)
  const detailsPlace = useRef<{ top: number; focus: HTMLElement | null }>({ top: 0, focus: null })

  const show = useCallback(
    (next: boolean) => {
      const details = view.current?.closest('main')?.querySelector<HTMLElement>('#program-details')
      if (!details || next === shown.current) return
      shown.current = next
      // Synchronous, so that the browser's own return to the earlier place finds the page at its full height.
      details.hidden = next
      flushSync(() => setOpen(next))
      if (next) {
        scrollToTop(0)
        heading.current?.focus({ preventScroll: true })
        return
      }
      const { top, focus } = detailsPlace.current
      scrollToTop(top)
      // Not yet: WebKit reads it, and scrolls, only after this event.
      setTimeout(() => {
        history.scrollRestoration = 'auto'
      })
      const target = focus?.isConnected ? focus : details.querySelector<HTMLElement>('h1')
      if (target?.tagName === 'H1') target.tabIndex = -1
      target?.focus({ preventScroll: true })
    },
    [view, heading],
  )

  useEffect(() => {
    const { pathname } = location
    // A page that was left stays in memory and must not answer for the one that is shown.
    const isShown = () => Boolean(view.current?.isConnected) && location.pathname === pathname
    /** A place outside the details, such as the skip link's, leaves the open form as it is. */
    const isElsewhere = () => {
      const place = document.getElementById(location.hash.slice(1))
      return shown.current && place !== null && place.closest('#program-details') === null
    }
    const followAddress = () => {
      if (!isShown()) return
      if (location.hash === applyHash) show(true)
      else if (!isElsewhere()) show(false)
    }
    const onClick = (event: MouseEvent) => {
      const link = applyLink(event)
      if (!link || !isShown() || !isPlainClick(event)) return
      event.preventDefault()
      // The way back leads to a distance from the top, which must not change any more.
      renderAllBlocks()
      detailsPlace.current = { top: scrollY, focus: link }
      // The details' entry alone gives up the browser's own scrolling: after success it would undo the return to the top.
      history.scrollRestoration = 'manual'
      history.pushState({ view: 'application' }, '', applyHash)
      history.scrollRestoration = 'auto'
      show(true)
    }
    const onApproach = (event: Event) => applyLink(event) && isShown() && onInterest()

    // Arrived by a link to the form, or tapped it before the page came alive.
    if (location.hash === applyHash) queueMicrotask(followAddress)
    addEventListener('popstate', followAddress)
    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onApproach)
    document.addEventListener('focusin', onApproach)
    return () => {
      removeEventListener('popstate', followAddress)
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerover', onApproach)
      document.removeEventListener('focusin', onApproach)
    }
  }, [view, show, onInterest])

  /** Back to the details: to the place they were left at, or to their top. */
  const close = useCallback(
    (to: 'place' | 'top') => {
      if (to === 'top') detailsPlace.current = { top: 0, focus: null }
      if (history.state?.view === 'application') return history.back()
      history.replaceState(null, '', location.pathname + location.search)
      show(false)
    },
    [show],
  )

  return { open, close }
}
