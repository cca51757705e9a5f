/** Delays of opening and closing a menu, in ms (requirements §9.4.11). */
const OPEN_DELAY_MS = 200
const CLOSE_DELAY_MS = 150
/** Time after the closing of a menu during which it reopens without delay, in ms. */
const REOPEN_WINDOW_MS = 300

/**
 * Opens the menu in `area` while the mouse is over `area`. A menu whose label was clicked stays
 * open when the mouse leaves.
 */
export function openOnHover(area: HTMLElement) {
  const menu = area.querySelector('details')
  if (!menu) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpenedByHover = false
  let lastCloseTime = Number.NEGATIVE_INFINITY

  const runAfter = (delay: number, action: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(action, delay)
  }
  const openMenu = () => {
    if (menu.open) return
    isOpenedByHover = true
    menu.open = true
  }
  // The menu stays open while a link in its panel has the focus: a hidden link would lose it.
  const closeMenu = () => {
    if (isOpenedByHover && !area.contains(document.activeElement))
      menu.open = false
  }

  // Only a mouse counts: a tap of a finger causes both events, too.
  area.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse')
      runAfter(
        performance.now() - lastCloseTime < REOPEN_WINDOW_MS
          ? 0
          : OPEN_DELAY_MS,
        openMenu,
      )
  })
  area.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') runAfter(CLOSE_DELAY_MS, closeMenu)
  })
  menu.addEventListener('click', (event) => {
    clearTimeout(timer)
    if (!isOpenedByHover || !(event.target as Element).closest('summary'))
      return
    event.preventDefault()
    isOpenedByHover = false
  })
  menu.addEventListener('toggle', () => {
    if (menu.open) return
    isOpenedByHover = false
    lastCloseTime = performance.now()
  })
}
