/** In milliseconds (requirements §9.4.11); within SKIP_DELAY of its closing, a menu opens again at once. */
const OPEN_DELAY_MS = 200
const CLOSE_DELAY_MS = 150
const REOPEN_WINDOW_MS = 300

/**
 * Opens the menu in `area` while a mouse rests there. One that was opened by a click stays until it is
 * closed, and a click on an open one that hovering opened keeps it.
 */
export function openOnHover(area: HTMLElement) {
  const menu = area.querySelector('details')
  if (!menu) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedByHover = false
  let closedAt = Number.NEGATIVE_INFINITY

  const after = (delay: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, delay)
  }
  const open = () => {
    if (menu.open) return
    openedByHover = true
    menu.open = true
  }
  const close = () => {
    if (openedByHover) menu.open = false
  }

  // A finger also enters and leaves, around its tap.
  area.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse')
      after(performance.now() - closedAt < REOPEN_WINDOW_MS ? 0 : OPEN_DELAY_MS, open)
  })
  area.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') after(CLOSE_DELAY_MS, close)
  })
  menu.addEventListener('click', (event) => {
    clearTimeout(timer)
    if (!openedByHover || !(event.target as Element).closest('summary')) return
    event.preventDefault()
    openedByHover = false
  })
  menu.addEventListener('toggle', () => {
    if (menu.open) return
    openedByHover = false
    closedAt = performance.now()
  })
}
