/** Delays of opening and closing (requirements §9.4.11). */
const OPEN_DELAY_MS = 200
const CLOSE_DELAY_MS = 150
/** Time after closing in which a menu opens again without delay. */
const REOPEN_WINDOW_MS = 300

/** Opens a menu while a mouse rests there; one that a click opened stays open. */
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

  // A finger also enters and leaves around its tap.
  area.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse')
      after(
        performance.now() - closedAt < REOPEN_WINDOW_MS ? 0 : OPEN_DELAY_MS,
        open,
      )
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
