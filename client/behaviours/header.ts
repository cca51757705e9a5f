import { onHistoryMove } from '#client/dom/history-moves.ts'
import { openOnHover } from './hover-menu.ts'

/**
 * Starts the header: it becomes more opaque after 10 px of scrolling, and its menus close on a
 * choice, on Escape, on a move in the history, and when the visitor taps elsewhere or moves the
 * focus out of them (requirements §2.2).
 */
export function startHeader() {
  const header = document.querySelector<HTMLElement>('[data-header]')
  if (!header) return
  const markScrolled = () =>
    header.toggleAttribute('data-scrolled', scrollY > 10)
  markScrolled()
  addEventListener('scroll', markScrolled, { passive: true })

  const menus = [...header.querySelectorAll('details')]
  // The parent of a menu (`<details>`) contains only the menu and its panel.
  const menuContains = (
    { parentElement }: HTMLElement,
    node: EventTarget | null,
  ) => parentElement?.contains(node as Node | null)
  /** Closes all menus except the one that contains `node`. */
  const closeMenus = (node: EventTarget | null) => {
    for (const menu of menus) if (!menuContains(menu, node)) menu.open = false
  }
  document.addEventListener('click', ({ target }) =>
    closeMenus((target as Element).closest('a') ? null : target),
  )
  // Listens on the document, since a menu opened by a mouse does not have the focus (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    const openMenus = menus.filter((menu) => menu.open)
    const menuToClose =
      openMenus.find((menu) => menuContains(menu, target)) ?? openMenus[0]
    closeMenus(null)
    if (header.contains(target as Node))
      menuToClose?.querySelector('summary')?.focus()
  })
  // Back shows another page, while the focus may be on nothing.
  onHistoryMove(() => closeMenus(null))
  header.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget) closeMenus(relatedTarget)
  })
  for (const area of header.querySelectorAll<HTMLElement>('[data-hover-menu]'))
    openOnHover(area)
}
