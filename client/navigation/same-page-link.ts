import { moveFocus } from '#client/dom/focus.ts'
import { hasModifierKey } from '#client/dom/has-modifier-key.ts'
import { isStandIn } from '#client/dom/shown-page.ts'
import { hasUnsentText } from '#client/dom/unsent-text.ts'
import { beginNavigation, navigationState } from './pending-navigation.ts'

/**
 * Scrolls to the top if a link leads to the page shown, since a load would empty a form in use. A
 * link with another query is loaded, unless text would be lost.
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
  const { origin, pathname, search, hash, target } = link
  if (
    hash ||
    target ||
    origin !== location.origin ||
    pathname !== location.pathname
  )
    return
  // While a stand-in is shown, a click on a link to the current address requests the page again.
  if (isStandIn()) return
  // While Back or Forward is loading a page, the address is not that of the shown page.
  if (navigationState.isAddressAhead) return
  if (search !== location.search && !hasUnsentText()) return
  event.preventDefault()
  // Aborts an earlier fetch of another page, since the visitor stays on this one.
  beginNavigation()
  if (location.hash) {
    // The query stays, since the page stays: a form's message may name the level in the query.
    history.pushState(null, '', pathname + location.search)
    // pushState() does not fire this event, which closes an open application form.
    dispatchEvent(new PopStateEvent('popstate'))
  }
  scrollTo({ top: 0 })
  moveFocus()
}
