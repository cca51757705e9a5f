import { openOnHover } from './hover-menu.ts'

/**
 * Starts the header: more opaque after 10 px; menus close on choice, on Escape and on a tap
 * elsewhere (requirements §2.2). A menu and the panel after it are alone in their parent.
 */
export function startHeader() {
  const header = document.querySelector<HTMLElement>('[data-header]')
  if (!header) return
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > 10)
  mark()
  addEventListener('scroll', mark, { passive: true })

  const menus = [...header.querySelectorAll('details')]
  const isWithin = (menu: HTMLDetailsElement, node: Node | undefined) =>
    node !== undefined && menu.parentElement?.contains(node)
  const close = (except?: Node) => {
    for (const menu of menus) if (menu.open && !isWithin(menu, except)) menu.open = false
  }
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    close(target.closest('a') ? undefined : target)
  })
  header.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open =
      menus.find((menu) => menu.open && isWithin(menu, event.target as Node)) ??
      menus.find((menu) => menu.open)
    close()
    open?.querySelector('summary')?.focus()
  })
  header.addEventListener('focusout', (event) => {
    if (event.relatedTarget) close(event.relatedTarget as Node)
  })
  for (const area of header.querySelectorAll<HTMLElement>('[data-hover-menu]')) openOnHover(area)
}
