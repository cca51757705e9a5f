import type { LoadingMark } from '#client/contract.ts'
import { announce } from '#client/dom/focus.ts'
import { loading } from '#data/failures.yaml'
import { isStalled } from './page-requests.ts'

/** How long a page may take to come before screen readers are informed, in ms. */
const ANNOUNCE_DELAY_MS = 1000

let controller: AbortController | undefined
let pendingUrl: string | undefined
let announceTimer: ReturnType<typeof setTimeout> | undefined

/** What the navigation under way has changed already. */
export const navigationState = {
  /** The current history entry is that of the page on its way: the page shown has another one. */
  isAddressAhead: false,
  /** The browser loads a page the ordinary way. */
  isLoading: false,
}

/** Whether the page of this address is on its way already. */
export const isPending = (url: string) => url === pendingUrl

/** Whether the page of this address is on its way, and nothing of it has come for too long. */
export const isOverdue = (url: string) => isPending(url) && isStalled(url)

/** Marks for the bar at the top that another page is on its way. */
export function markLoading(mark: LoadingMark) {
  clearTimeout(announceTimer)
  document.documentElement.dataset.loading = mark
  announceTimer = setTimeout(announce, ANNOUNCE_DELAY_MS, loading)
}

/** Takes the mark away once the page has come, or will not. */
export function endLoading() {
  clearTimeout(announceTimer)
  delete document.documentElement.dataset.loading
  pendingUrl = undefined
}

/** Ends the navigation under way, since the visitor wants something else, and begins the next. */
export function beginNavigation(url?: string): AbortSignal {
  controller?.abort()
  controller = new AbortController()
  endLoading()
  pendingUrl = url
  return controller.signal
}
