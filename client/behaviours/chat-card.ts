import { recall } from '#client/dom/visit-memory.ts'
import { rememberDismissal } from './dismissible.ts'

// The chat button appears after this delay, or once the page has been scrolled this far
// (requirements §4.1.1, §9.4.1).
const SHOW_DELAY_MS = 10_000
const SHOW_SCROLL_PX = 500

/**
 * Shows the chat button after a delay or a scroll. Its card, a `<details>` element, can be
 * minimized to the button, or closed together with the button for the rest of the visit.
 */
export function chatCard(widget: HTMLElement) {
  if (recall(widget.id)) return
  const card = widget.querySelector('details') as HTMLDetailsElement
  const dismiss = rememberDismissal(widget)
  const show = () => {
    removeEventListener('scroll', onScroll)
    clearTimeout(timer)
    // The chat may have been closed on another page while this page was in the back/forward cache.
    widget.hidden = Boolean(recall(widget.id))
  }
  const onScroll = () => {
    if (scrollY > SHOW_SCROLL_PX) show()
  }
  const timer = setTimeout(show, SHOW_DELAY_MS)
  addEventListener('scroll', onScroll, { passive: true })
  // A reload may have restored the scroll position already.
  onScroll()

  const minimize = () => {
    card.open = false
    card.querySelector('summary')?.focus()
  }
  card.addEventListener('click', ({ target }) => {
    const action = (target as Element).closest<HTMLElement>('[data-chat]')
      ?.dataset.chat
    if (action === 'minimize') minimize()
    if (action === 'close') dismiss()
  })
  card.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && card.open) minimize()
  })
}
