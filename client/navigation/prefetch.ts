import {
  isPagePath,
  prefetchPage,
  supportsSoftNavigation,
} from './page-requests.ts'

/** Prefetched on every page (requirements §7.5.1). */
const prefetchedRoutes = [
  '/services',
  '/projects',
  '/contact',
  '/consultation',
  '/service-request',
] as const

/** Events that show interest in a link, and how long it must last, in ms. */
const signsOfInterest = {
  mouseover: 65,
  focusin: 65,
  touchstart: 0,
  mousedown: 0,
}

/** Whether to prefetch: not to save data, not on a slow line, and not where links load pages. */
function prefetches() {
  type Connection = { saveData?: boolean; effectiveType?: string }
  const { saveData, effectiveType } =
    (navigator as { connection?: Connection }).connection ?? {}
  return supportsSoftNavigation && !saveData && !effectiveType?.includes('2g')
}

/**
 * Whether the policy lets prefetch links through: in Chromium, the engine with speculation rules,
 * since 112, which also brought the regular expressions' flag v (w3c/webappsec-csp#582).
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
  if (!prefetches()) return
  const prefetch = supportsPrefetchLinks() ? addPrefetchLink : prefetchPage
  for (const path of prefetchedRoutes)
    if (path !== location.pathname) prefetch(path)
}

/** The page that a link opens in this window, where it is another page of this site. */
export function pageOfLink(target: EventTarget | null): string | undefined {
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
  if (!prefetches()) return
  let timer: ReturnType<typeof setTimeout> | undefined
  for (const [type, delay] of Object.entries(signsOfInterest)) {
    const onSign = ({ target }: Event) => {
      clearTimeout(timer)
      const page = pageOfLink(target)
      if (page) timer = setTimeout(prefetchPage, delay, page)
    }
    document.addEventListener(type, onSign, { passive: true })
  }
}
