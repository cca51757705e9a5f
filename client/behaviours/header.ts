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
  const isWithin = ({ parentElement }: HTMLElement, node: EventTarget | null) =>
    parentElement?.contains(node as Node | null)
  const close = (except: EventTarget | null) => {
    for (const menu of menus) if (!isWithin(menu, except)) menu.open = false
  }
  document.addEventListener('click', ({ target }) =>
    close((target as Element).closest('a') ? null : target),
  )
  header.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    const open = menus.filter((menu) => menu.open)
    const closed = open.find((menu) => isWithin(menu, target)) ?? open[0]
    close(null)
    closed?.querySelector('summary')?.focus()
  })
  header.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget) close(relatedTarget)
  })
  for (const area of header.querySelectorAll<HTMLElement>('[data-hover-menu]'))
    openOnHover(area)
}
