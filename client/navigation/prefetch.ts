import { whenIdle } from '../dom/when-idle.ts'
import { parseAhead } from './page-document.ts'
import {
  isPagePath,
  noteBrowserPrefetch,
  prefetchPage,
  supportsSoftNavigation,
} from './page-requests.ts'

/** Fetched ahead on every page (requirements §7.5.1). */
export const prefetchedRoutes = [
  '/services',
  '/projects',
  '/contact',
  '/consultation',
  '/service-request',
] as const

/** How long a pointer or the focus rests on a link before it counts as interest, in milliseconds. */
const HOVER_DELAY_MS = 65

/** Whether the visitor pays for every byte or waits long for it: then nothing is fetched that was not asked for. */
export function savesData(
  connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection,
) {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))
}

/**
 * Chromium, the engine with speculation rules, lets a prefetch link through where any directive of
 * the policy does, since 112, which is also where its patterns got the flag v (w3c/webappsec-csp
 * pull 582). Before, it holds the link to `default-src 'none'` as Firefox does; Safari has no such
 * links.
 */
const supportsPrefetchLinks = () =>
  Boolean(HTMLScriptElement.supports?.('speculationrules')) && 'unicodeSets' in RegExp.prototype
const linked = new Set<string>()

function addPrefetchLink(href: string) {
  if (linked.has(href)) return
  linked.add(href)
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', href })
  link.addEventListener('load', () => noteBrowserPrefetch(href))
  document.head.append(link)
}

/**
 * How a page is fetched before anybody asked for it; undefined where nothing of it could be used:
 * a browser that loads each page by itself takes only what it fetched ahead by itself.
 */
const prefetchMethod = () =>
  supportsPrefetchLinks() ? addPrefetchLink : supportsSoftNavigation ? prefetchPage : undefined

export function prefetchRoutes() {
  const prefetch = prefetchMethod()
  if (savesData() || !prefetch) return
  for (const path of prefetchedRoutes) if (path !== location.pathname) prefetch(path)
}

/**
 * Fetches the fonts of single signs, such as the rupee, that this page did not need: text of the next page that waits for one is not drawn for 100 ms
 * (CSS Fonts 4, font-display: optional).
 */
export function prefetchSymbolFonts() {
  if (savesData()) return
  for (const face of document.fonts)
    if (face.status === 'unloaded' && !face.unicodeRange.includes('-')) face.load().catch(() => {})
}

/** The page a link leads to, where that is another page of this site shown in this window. */
export function pageOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (
    !link ||
    link.origin !== location.origin ||
    link.pathname === location.pathname ||
    !isPagePath(link.pathname)
  )
    return undefined
  return (link.target && link.target !== '_self') || link.hasAttribute('download')
    ? undefined
    : link.pathname + link.search
}

/** Fetches a page and reads it, so that the click has only to show it. */
async function prefetchAndParse(path: string) {
  const answer = await prefetchPage(path)
  if (answer) whenIdle(() => parseAhead(answer), { otherwise: 50 })
}

/** Fetches a page as soon as a visitor shows interest in its link. */
export function prefetchOnInterest() {
  const prefetch = supportsSoftNavigation ? prefetchAndParse : prefetchMethod()
  if (savesData() || !prefetch) return
  let hoverTimer: ReturnType<typeof setTimeout> | undefined
  const onHover = ({ target }: Event) => {
    clearTimeout(hoverTimer)
    const page = pageOfLink(target)
    if (page) hoverTimer = setTimeout(() => prefetch(page), HOVER_DELAY_MS)
  }
  const onPress = ({ target }: Event) => {
    const page = pageOfLink(target)
    if (page) prefetch(page)
  }
  for (const type of ['mouseover', 'focusin'])
    document.addEventListener(type, onHover, { passive: true })
  for (const type of ['touchstart', 'mousedown'])
    document.addEventListener(type, onPress, { passive: true })
}
