import { moveFocus } from '#client/dom/focus.ts'
import { hasModifierKey } from '#client/dom/has-modifier-key.ts'
import { isStandIn } from '#client/dom/shown-page.ts'
import { hasUnsentText } from '#client/dom/unsent-text.ts'

/**
 * Scrolls to the top where a link leads to the page shown: a load would wipe a half-written form.
 * Another query is another state of the page and is loaded, unless text would be lost.
 */
export function onSamePageLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (
    !link ||
    event.defaultPrevented ||
    event.button !== 0 ||
    hasModifierKey(event)
  )
    return
  const { href, origin, pathname, search, hash, target } = link
  if (
    hash ||
    target ||
    origin !== location.origin ||
    pathname !== location.pathname
  )
    return
  // The page itself did not come.
  if (isStandIn()) return
  // The address is already that of a page on its way (navigation/pending-navigation).
  if (document.documentElement.dataset.loading === 'history') return
  if (search !== location.search && !hasUnsentText()) return
  event.preventDefault()
  if (location.hash) {
    history.pushState(null, '', href)
    // An open application form belongs to its hash.
    dispatchEvent(new PopStateEvent('popstate'))
  }
  scrollTo({ top: 0 })
  moveFocus(document.querySelector('main h1'))
}
