import { hashTarget } from '#client/dom/hash-target.ts'
import { pageLoad } from '#client/dom/page-load.ts'
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

/** Whether the current address's page is not shown, since it is loading or has failed to load. */
export const isPageMissing = () => navigationState.isAddressAhead || isStandIn()

/**
 * Whether a navigation stays in the shown page, which itself handles changes of its hash and query.
 * If the address's page is missing, only a hash with a target in the shown page qualifies.
 */
function staysInShownPage(event: NavigateEvent, { pathname, hash }: URL) {
  if (pathname !== location.pathname) return false
  return !isPageMissing() || (event.hashChange && hashTarget(hash) !== null)
}

/** Whether a link leads to the page of the current address while that page is not shown. */
const leadsToMissingPage = ({ pathname, search }: URL) =>
  isPageMissing() && pathname === location.pathname && search === ''

/** Handles Back and Forward: shows the visit of the history entry, or fetches its page. */
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
  // The page itself handles changes of its state (tab, filter, open form), also after a reload.
  if (
    !visit &&
    !navigationState.isAddressAhead &&
    new URL(url).pathname === location.pathname
  )
    return
  const startTime = performance.now()
  navigationState.isAddressAhead = !visit
  event.intercept({
    focusReset: 'manual',
    scroll: visit ? 'manual' : 'after-transition',
    handler: async () => {
      if (visit) showPage({ page: visit, started: startTime }, visit)
      else await changePage(url, beginNavigation(url), 'history')
    },
  })
}

/** Whether to leave a navigation to the browser: a load, a download, a form, a replaced address. */
function isForBrowser(event: NavigateEvent): boolean {
  if (!event.canIntercept) return true
  // A visitor can stop the browser's load, which no event reports. If text was typed since, the
  // browser must not load another page, since that would lose the text.
  if (navigationState.isLoading && !hasUnsentText()) return true
  if (event.downloadRequest !== null || event.formData) return true
  if (event.navigationType === 'reload') return true
  // A choice in the page, such as a tab, replaces the history entry. So does a link to the current
  // address, which this script handles only if its page is missing.
  return (
    event.navigationType === 'replace' &&
    (event.destination.sameDocument || !isPageMissing())
  )
}

function onNavigate(event: NavigateEvent) {
  // Only this site's own calls, in `navigation/page-change.ts`, pass a page as `info`.
  const readyPage = event.info as ReadyPage | undefined
  if (readyPage)
    return event.intercept({
      focusReset: 'manual',
      handler: async () => showPage(readyPage),
    })
  // Back and Forward cancel a page load by the browser. Left to the browser, they would then change
  // only the address.
  if (event.navigationType === 'traverse') navigationState.isLoading = false
  if (isForBrowser(event)) return
  if (event.navigationType === 'traverse') return onTraverse(event)
  const targetUrl = new URL(event.destination.url)
  const { href } = targetUrl
  // Only a load scrolls to a text fragment.
  const hasTextFragment = href.includes(':~:')
  if (
    staysInShownPage(event, targetUrl) ||
    !isPagePath(targetUrl.pathname) ||
    hasTextFragment
  ) {
    if (!navigationState.isAddressAhead) beginNavigation()
    return
  }
  if (!event.cancelable) return
  const isSecondTap = isOverdue(href)
  // After a second tap on a link whose page has stalled, the browser loads the page, unless that
  // would lose text.
  if (isSecondTap && !hasUnsentText()) {
    beginNavigation()
    navigationState.isLoading = true
    return
  }
  // Page and address do not change before the next page has been fetched, and the second tap of a
  // double tap does not start the same fetch again.
  event.preventDefault()
  if (isPending(href) && !isSecondTap) return
  if (leadsToMissingPage(targetUrl)) tryAgain()
  else changePage(href, beginNavigation(href), 'link')
}

/** Path of an address, without the slash that some hosts add at its end. */
const plainPath = (url: string) =>
  new URL(url, location.href).pathname.replace(/\/$/, '')

/**
 * Fetches the page of the address if the document is that of another page: Back or Forward changes
 * only the address if it is pressed after a reload but before this script runs. The history entries
 * of the reloaded page are assigned to its visit, so that its typed text is kept.
 */
function catchUpWithAddress() {
  const loadedPath = plainPath(pageLoad()?.name ?? '')
  if (loadedPath === plainPath('') || pagePath() === location.pathname) return
  for (const entry of navigation.entries())
    if (plainPath(entry.url ?? '') === loadedPath) assignEntry(entry)
  navigationState.isAddressAhead = true
  tryAgain()
}

/**
 * Starts soft navigation in browsers with the Navigation API; in others, links load pages. The
 * browser manages the history, and handles hashes, downloads and links to other sites.
 */
export function startNavigation() {
  document.addEventListener('click', onSamePageLink)
  if (!supportsSoftNavigation) return
  const assignCurrentEntry = () => {
    if (!navigationState.isAddressAhead)
      assignEntry(navigation.currentEntry ?? {})
  }
  catchUpWithAddress()
  assignCurrentEntry()
  navigation.addEventListener('currententrychange', assignCurrentEntry)
  navigation.addEventListener('navigate', onNavigate)
  // A page from the back/forward cache was left by a page load, which has ended. If it was left
  // while Back or Forward was loading another page, the address is that of the other page.
  addEventListener('pageshow', ({ persisted }) => {
    navigationState.isLoading = false
    if (persisted && isPageMissing()) tryAgain()
  })
}
