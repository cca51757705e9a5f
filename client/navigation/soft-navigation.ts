import { hashTarget } from '#client/dom/hash-target.ts'
import { isStandIn, pagePath } from '#client/dom/shown-page.ts'
import { hasUnsentText } from '#client/dom/unsent-text.ts'
import {
  changePage,
  type ReadyPage,
  showPage,
  tryAgain,
} from './page-change.ts'
import { isPagePath, supportsSoftNavigation } from './page-requests.ts'
import {
  beginNavigation,
  isOverdue,
  isPending,
  navigationState,
} from './pending-navigation.ts'
import { onSamePageLink } from './same-page-link.ts'
import { assignEntry, isShown, visitOf } from './visits.ts'

/** Whether what is shown is not the page of the address: that is on its way, or did not come. */
const isPageMissing = () => navigationState.isAddressAhead || isStandIn()

/** Whether an address is another state of the page shown, which the page itself answers. */
function isState(event: NavigateEvent, { pathname, hash }: URL) {
  if (pathname !== location.pathname) return false
  return !isPageMissing() || (event.hashChange && hashTarget(hash) !== null)
}

/** Whether a link or button asks again for the page of the address, which is not shown. */
const asksAgain = ({ pathname, search }: URL) =>
  isPageMissing() && pathname === location.pathname && search === ''

/** Back and forward: shows the visit of the history entry, or fetches its page in its place. */
function onTraverse(event: NavigateEvent) {
  const { key, url } = event.destination
  const visit = visitOf(key)
  beginNavigation()
  if (isShown(visit)) {
    if (navigationState.isAddressAhead)
      event.intercept({
        focusReset: 'manual',
        scroll: 'manual',
        handler: async () => {},
      })
    navigationState.isAddressAhead = false
    return
  }
  // States of the page (a tab, a filter, an open form) are its own business, also after a reload.
  if (
    !visit &&
    !navigationState.isAddressAhead &&
    new URL(url).pathname === location.pathname
  )
    return
  const started = performance.now()
  navigationState.isAddressAhead = !visit
  event.intercept({
    focusReset: 'manual',
    scroll: visit ? 'manual' : 'after-transition',
    handler: async () => {
      if (visit) showPage({ page: visit, started }, visit)
      else await changePage(url, beginNavigation(url), 'history')
    },
  })
}

/** Whether a navigation is no link to a page: a load, a file, a form, a change of the address. */
function isForBrowser(event: NavigateEvent): boolean {
  if (navigationState.isLoading || !event.canIntercept) return true
  if (event.downloadRequest !== null || event.formData) return true
  if (event.navigationType === 'reload') return true
  // A link to the address shown replaces its entry, and so does a choice in the page.
  return (
    event.navigationType === 'replace' &&
    (event.destination.sameDocument || !isPageMissing())
  )
}

function onNavigate(event: NavigateEvent) {
  // Only this site's own calls (navigation/page-change) give a navigation its page.
  const ready = event.info as ReadyPage | undefined
  if (ready)
    return event.intercept({
      focusReset: 'manual',
      handler: async () => showPage(ready),
    })
  if (isForBrowser(event)) return
  if (event.navigationType === 'traverse') return onTraverse(event)
  const target = new URL(event.destination.url)
  const { href } = target
  // Only a load scrolls to a text fragment.
  const hasTextFragment = href.includes(':~:')
  if (
    isState(event, target) ||
    !isPagePath(target.pathname) ||
    hasTextFragment
  ) {
    if (!navigationState.isAddressAhead) beginNavigation()
    return
  }
  if (!event.cancelable) return
  const isAgain = isOverdue(href)
  // Another tap on a slow link hands it over to the browser, unless that loses text.
  if (isAgain && !hasUnsentText()) {
    beginNavigation()
    navigationState.isLoading = true
    return
  }
  // Neither page nor address changes before the next page is there, and the second tap of a double
  // tap does not begin the same page again.
  event.preventDefault()
  if (isPending(href) && !isAgain) return
  if (asksAgain(target)) tryAgain()
  else changePage(href, beginNavigation(href), 'link')
}

/** Path of an address without the slash that some hosts put at its end. */
const plainPath = (url: string) =>
  new URL(url, location.href).pathname.replace(/\/$/, '')

/**
 * Shows the page of the address: Back or Forward soon after a reload, before this script, changed
 * the address alone. The page that was reloaded keeps its entries, and what was typed there.
 */
function catchUp() {
  const [load] = performance.getEntriesByType('navigation')
  const loaded = plainPath(load?.name ?? '')
  if (loaded === plainPath('') || pagePath() === location.pathname) return
  for (const entry of navigation.entries())
    if (plainPath(entry.url ?? '') === loaded) assignEntry(entry)
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
    if (!navigationState.isAddressAhead)
      assignEntry(navigation.currentEntry ?? {})
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
