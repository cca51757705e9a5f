import { isStandIn, pagePath } from '#client/dom/shown-page.ts'
import { hasUnsentText } from '#client/dom/unsent-text.ts'
import { changePage, type ReadyPage, showPage, tryAgain } from './page-change.ts'
import { isPagePath, supportsSoftNavigation } from './page-requests.ts'
import { beginNavigation, isOverdue, isPending, navigationState } from './pending-navigation.ts'
import { onSamePageLink } from './same-page-link.ts'
import { assignEntry, isShown, visitOf } from './visits.ts'

/** Whether an address is another state of the page shown, which the page itself answers. */
function isState(event: NavigateEvent, { pathname, hash }: URL) {
  if (pathname !== location.pathname) return false
  // Where the offline page or an error is shown, the page itself may have come meanwhile.
  return !isStandIn() || (event.hashChange && document.getElementById(hash.slice(1)) !== null)
}

/** Back and forward: shows the visit of the history entry, or fetches its page in its place. */
function onTraverse(event: NavigateEvent) {
  const { key, url } = event.destination
  const visit = visitOf(key)
  const signal = beginNavigation()
  if (isShown(visit)) {
    if (navigationState.isAddressAhead)
      event.intercept({ focusReset: 'manual', scroll: 'manual', handler: async () => {} })
    navigationState.isAddressAhead = false
    return
  }
  // States of the page (a tab, a filter, an open form) are its own business, also after a reload.
  if (!visit && !navigationState.isAddressAhead && new URL(url).pathname === location.pathname)
    return
  const started = performance.now()
  navigationState.isAddressAhead = !visit
  event.intercept({
    focusReset: 'manual',
    scroll: visit ? 'manual' : 'after-transition',
    handler: async () =>
      visit ? showPage({ page: visit, started }, visit) : changePage(url, signal, 'history'),
  })
}

function onNavigate(event: NavigateEvent) {
  const ready: ReadyPage | undefined = Object(event.info).page && event.info
  if (
    navigationState.isLoading ||
    !event.canIntercept ||
    event.downloadRequest !== null ||
    event.formData ||
    event.navigationType === 'reload' ||
    // A link to the address shown replaces its entry.
    (event.navigationType === 'replace' && !ready && !isStandIn())
  )
    return
  if (event.navigationType === 'traverse') return onTraverse(event)
  if (ready) return event.intercept({ focusReset: 'manual', handler: async () => showPage(ready) })
  const target = new URL(event.destination.url)
  const { href } = target
  // Only a load scrolls to a text fragment.
  if (isState(event, target) || !isPagePath(target.pathname) || href.includes(':~:')) {
    if (!navigationState.isAddressAhead) beginNavigation()
    return
  }
  if (!event.cancelable) return
  // Another tap on a slow link hands it over to the browser, unless that loses text.
  if (isOverdue(href) && !hasUnsentText()) {
    beginNavigation()
    navigationState.isLoading = true
    return
  }
  // Neither page nor address changes before the next page is there, and the second tap of a double
  // tap does not begin the same page again.
  event.preventDefault()
  if (!isPending(href)) void changePage(href, beginNavigation(href), 'link')
}

/** Path of an address without the slash that some hosts put at its end. */
const pathOf = (url: string) => new URL(url, location.href).pathname.replace(/\/$/, '')

/**
 * Shows the page of the address: Back or Forward soon after a reload, before this script, changed
 * the address alone. The page that was reloaded keeps its entries, and what was typed there.
 */
function catchUp() {
  const [load] = performance.getEntriesByType('navigation')
  const loaded = pathOf(load?.name ?? '')
  if (loaded === pathOf('') || pagePath() === location.pathname) return
  for (const entry of navigation.entries())
    if (pathOf(entry.url ?? '') === loaded) assignEntry(entry)
  navigationState.isAddressAhead = true
  tryAgain()
}

/**
 * Starts soft navigation where the browser has the Navigation API; elsewhere links load pages. The
 * browser keeps history and scroll positions, and handles hashes, downloads and other sites.
 */
export function startNavigation() {
  document.addEventListener('click', onSamePageLink)
  if (!supportsSoftNavigation) return
  const assignCurrentEntry = () => {
    if (!navigationState.isAddressAhead) assignEntry(navigation.currentEntry ?? {})
  }
  catchUp()
  assignCurrentEntry()
  navigation.addEventListener('currententrychange', assignCurrentEntry)
  navigation.addEventListener('navigate', onNavigate)
  // A page from the back/forward cache was left while it loaded another one.
  addEventListener('pageshow', ({ persisted }) => {
    navigationState.isLoading = false
    if (persisted && isStandIn()) tryAgain()
  })
}
