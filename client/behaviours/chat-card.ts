import { recall } from '#client/dom/visit-memory.ts'
import { rememberDismissal } from './dismissible.ts'

/** Delay in ms or scroll in CSS px after which the card appears (requirements §4.1.1, §9.4.1). */
const SHOW_DELAY_MS = 10_000
const SHOW_SCROLL_PX = 500

/** Whether the button that sends a form is on screen: beside it no other one asks for a message. */
function isSendingNear() {
  const top = document.querySelector('[type=submit]')?.getBoundingClientRect().top ?? -1
  return top > 0 && top < innerHeight
}

/** Shows the chat card late; opening it is native to `<details>`. */
export function chatCard(widget: HTMLElement) {
  if (recall(widget.id)) return
  const card = widget.querySelector('details') as HTMLDetailsElement
  const dismiss = rememberDismissal(widget)
  let isDue = false
  const update = () => {
    isDue ||= scrollY > SHOW_SCROLL_PX
    if (isDue && !card.open && !recall(widget.id)) widget.hidden = isSendingNear()
  }
  setTimeout(() => {
    isDue = true
    update()
  }, SHOW_DELAY_MS)
  addEventListener('scroll', update, { passive: true })
  // A reload may have restored the scroll position already.
  update()

  const minimize = () => {
    card.open = false
    card.querySelector('summary')?.focus()
  }
  card.addEventListener('click', ({ target }) => {
    const action = (target as Element).closest<HTMLElement>('[data-chat]')?.dataset.chat
    if (action === 'minimize') minimize()
    if (action === 'close') dismiss()
  })
  card.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && card.open) minimize()
  })
}
