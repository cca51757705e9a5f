import {
  isPagePath,
  prefetchPage,
  supportsSoftNavigation,
} from './page-requests.ts'

/** Pages to prefetch on every page (requirements §7.5.1). */
const prefetchedRoutes = [
  '/services',
  '/projects',
  '/contact',
  '/consultation',
  '/service-request',
] as const

/** Events that show interest in a link, and the delay before its page is prefetched, in ms. */
const signsOfInterest = {
  mouseover: 65,
  focusin: 65,
  touchstart: 0,
  mousedown: 0,
}

/** Whether to prefetch: not in a browser that saves data, is on 2G or has no soft navigation. */
function shouldPrefetch() {
  type Connection = { saveData?: boolean; effectiveType?: string }
  const { saveData, effectiveType } =
    (navigator as { connection?: Connection }).connection ?? {}
  return supportsSoftNavigation && !saveData && !effectiveType?.includes('2g')
}

/**
 * Whether prefetch links work under the security policy: in Chromium since 112
 * (w3c/webappsec-csp#582). Detected by speculation rules, which only Chromium supports, and by the
 * flag `v` of regular expressions, which also came with Chromium 112.
 */
const supportsPrefetchLinks = () =>
  Boolean(HTMLScriptElement.supports?.('speculationrules')) &&
  'unicodeSets' in RegExp.prototype

function addPrefetchLink(href: string) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', href })
  document.head.append(link)
}

export function prefetchRoutes() {
  if (!shouldPrefetch()) return
  const prefetch = supportsPrefetchLinks() ? addPrefetchLink : prefetchPage
  for (const path of prefetchedRoutes)
    if (path !== location.pathname) prefetch(path)
}

/**
 * Path and query of the link around an event's target, if the link opens another page of this site
 * in this window, otherwise undefined.
 */
export function pageUrlOfLink(target: EventTarget | null): string | undefined {
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('a[href]:not([download])')
  return link &&
    /^(?:_self)?$/.test(link.target) &&
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    isPagePath(link.pathname)
    ? link.pathname + link.search
    : undefined
}

/** Prefetches a page as soon as a visitor shows interest in its link. */
export function prefetchOnInterest() {
  if (!shouldPrefetch()) return
  let timer: ReturnType<typeof setTimeout> | undefined
  for (const [type, delay] of Object.entries(signsOfInterest)) {
    const onInterest = ({ target }: Event) => {
      clearTimeout(timer)
      const pageUrl = pageUrlOfLink(target)
      if (pageUrl) timer = setTimeout(prefetchPage, delay, pageUrl)
    }
    document.addEventListener(type, onInterest, { passive: true })
  }
}
