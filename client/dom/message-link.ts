/**
 * Opens `href`, which contains a visitor's message, when a link is clicked. The link's own address
 * does not contain the message, since analytics services report the address of each clicked link
 * ('enhanced measurement'). A second link, which is outside of the document, opens the message: no
 * listener in the document sees its click.
 */
export function openMessage(event: MouseEvent, href: string) {
  // The right button opens the browser's menu.
  if (event.button > 1) return
  event.preventDefault()
  const link = document.createElement('a')
  link.href = href
  // A new tab of a link gets no `opener` by default. mailto: links have no host and need no tab.
  if (link.host) link.target = '_blank'
  link.click()
}
