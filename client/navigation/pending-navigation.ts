import type { LoadingMark } from '#client/contract.ts'
import { announce } from '#client/dom/focus.ts'
import { loading } from '#data/failures.yaml'
import { hasNoUsableTransfer } from './page-requests.ts'

/** How long a page may take to load before screen readers are informed, in ms. */
const ANNOUNCE_DELAY_MS = 1000

/** Aborts the navigation in progress. */
let controller: AbortController | undefined
/** Address of the page that is being fetched; undefined if there is none. */
let pendingUrl: string | undefined
let announceTimer: ReturnType<typeof setTimeout> | undefined

/** State of the navigation in progress. */
export const navigationState = {
  /** Whether the current history entry is already that of the page that is being fetched. */
  isAddressAhead: false,
  /** Whether the browser is loading a page, without soft navigation. */
  isLoading: false,
}

/** Whether the page of `url` is being fetched. */
export const isPending = (url: string) => url === pendingUrl

/** Whether the page of `url` is awaited, but has no usable transfer: its response has stalled. */
export const isOverdue = (url: string) =>
  isPending(url) && hasNoUsableTransfer(url)

/**
 * Marks the document as loading another page; style sheets then show a bar at the top. The mark is
 * 'history' also for a link that is followed while Back or Forward is loading a page.
 */
export function markLoading(mark: LoadingMark) {
  clearTimeout(announceTimer)
  document.documentElement.dataset.loading = navigationState.isAddressAhead
    ? 'history'
    : mark
  announceTimer = setTimeout(announce, ANNOUNCE_DELAY_MS, loading)
}

/** Removes the mark of markLoading() once a page has loaded, has failed to, or was given up. */
export function endLoading() {
  clearTimeout(announceTimer)
  delete document.documentElement.dataset.loading
  pendingUrl = undefined
}

/** Aborts the navigation in progress and begins the next one; returns the next one's signal. */
export function beginNavigation(url?: string): AbortSignal {
  controller?.abort()
  controller = new AbortController()
  endLoading()
  pendingUrl = url
  return controller.signal
}
