import { recall } from '../dom/visit-memory.ts'
import { rememberDismissal } from './dismissible.ts'

/** The card appears after so many milliseconds, or once scrolled by more than so many CSS pixels (requirements §4.1.1, §9.4.1). */
const SHOW_DELAY_MS = 10_000
const SHOW_SCROLL_PX = 500

/** The chat card's late appearance, its 'Minimize' and close control, and Escape. Opening it is the browser's own doing. */
export function chatCard(widget: HTMLElement) {
  if (recall(widget.id)) return
  const card = widget.querySelector('details') as HTMLDetailsElement
  const dismiss = rememberDismissal(widget)
  const show = () => {
    removeEventListener('scroll', onScroll)
    clearTimeout(timer)
    widget.hidden = false
  }
  const onScroll = () => {
    if (scrollY > SHOW_SCROLL_PX) show()
  }
  const timer = setTimeout(show, SHOW_DELAY_MS)
  addEventListener('scroll', onScroll, { passive: true })
  // A reload may have restored the place on the page already.
  onScroll()

  const minimize = () => {
    card.open = false
    card.querySelector('summary')?.focus()
  }
  card.addEventListener('click', ({ target }) => {
    const action =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-chat]')?.dataset.chat
        : undefined
    if (action === 'minimize') minimize()
    if (action === 'close') dismiss()
  })
  card.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && card.open) minimize()
  })
}
