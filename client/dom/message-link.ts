/**
 * Opens a visitor's message at a click on a link that shows only the bare address. Analytics
 * services report the address of each clicked link ('enhanced measurement'); a link outside of the
 * document is seen by no listener in it.
 */
export function openMessage(event: MouseEvent, href: string) {
  // The right button opens a menu.
  if (event.button > 1) return
  event.preventDefault()
  const link = document.createElement('a')
  link.href = href
  // A new tab cannot reach back, as with 'noopener'; a mail program needs none.
  if (link.host) link.target = '_blank'
  link.click()
}
