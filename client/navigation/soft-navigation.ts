import { hasUnsentText, registerLeftPages } from '#client/dom/unsent-text.ts'
import { changePage, type ReadyPage, showPage } from './page-change.ts'
import { isPagePath, supportsSoftNavigation } from './page-requests.ts'
import { beginNavigation, isPending, navigationState } from './pending-navigation.ts'
import { onSamePageLink } from './same-page-link.ts'
import { assignCurrentEntry, cachedParts, isShown, visitOf } from './visits.ts'

const readyPageIn = (info: unknown) =>
  typeof info === 'object' && info !== null && 'page' in info ? (info as ReadyPage) : undefined

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
  if (
    navigationState.isLoading ||
    !event.canIntercept ||
    event.downloadRequest !== null ||
    event.formData ||
    event.navigationType === 'reload' ||
    event.navigationType === 'replace'
  )
    return
  if (event.navigationType === 'traverse') return onTraverse(event)
  const ready = readyPageIn(event.info)
  if (ready)
    return event.intercept({
      focusReset: 'manual',
      handler: async () => showPage(ready),
    })
  const { pathname, href } = new URL(event.destination.url)
  if (event.hashChange || pathname === location.pathname || !isPagePath(pathname)) {
    if (!navigationState.isAddressAhead) beginNavigation()
    return
  }
  if (!event.cancelable) return
  // Another tap on a slow link hands it over to the browser, unless that loses text.
  if (isPending(href) && navigationState.isSlow && !hasUnsentText()) {
    beginNavigation()
    navigationState.isLoading = true
    return
  }
  // Neither page nor address changes before the next page is there, and the second tap of a double
  // tap does not begin the same page again.
  event.preventDefault()
  if (!isPending(href)) void changePage(href, beginNavigation(href), 'link')
}

/**
 * Starts soft navigation where the browser has the Navigation API; elsewhere links load pages. The
 * browser keeps history and scroll positions, and handles hashes, downloads and other sites.
 */
export function startNavigation() {
  document.addEventListener('click', onSamePageLink)
  if (!supportsSoftNavigation) return
  const assignEntry = () => {
    if (!navigationState.isAddressAhead) assignCurrentEntry()
  }
  registerLeftPages(cachedParts)
  assignEntry()
  navigation.addEventListener('currententrychange', assignEntry)
  navigation.addEventListener('navigate', onNavigate)
  // A page from the back/forward cache was left while it loaded another one.
  addEventListener('pageshow', () => {
    navigationState.isLoading = false
  })
}
