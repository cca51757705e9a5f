import { PAGES_CACHE } from './page-store.ts'

/** Title and path of each page that the service worker keeps (offline/service-worker). */
async function readSavedPages(): Promise<{ href: string; title: string }[]> {
  const cache = await caches.open(PAGES_CACHE)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? ''
      const title = /<title>([^<]*)/.exec(html)?.[1] ?? ''
      return {
        href: new URL(request.url).pathname,
        title: title
          .replace(/ \| [^|]*$/, '')
          .replaceAll('&amp;', '&')
          .replaceAll('&quot;', '"'),
      }
    }),
  )
  return pages.filter(({ title }) => title !== '').sort((a, b) => (a.title < b.title ? -1 : 1))
}

/** Lists the saved pages and says when there is a connection again, until `signal` aborts. */
export async function savedPages(element: HTMLElement, signal: AbortSignal) {
  element.querySelector('[data-try-again]')?.addEventListener('click', () => location.reload())
  const status = element.querySelector('[role=status]')
  const updateStatus = () => {
    if (status) status.textContent = navigator.onLine ? 'Your device reports a connection.' : ''
  }
  for (const type of ['online', 'offline']) addEventListener(type, updateStatus, { signal })

  const pages = await readSavedPages()
  const section = element.querySelector<HTMLElement>('[data-saved-pages]')
  const list = section?.querySelector('ul')
  if (!section || !list || pages.length === 0) return
  for (const { href, title } of pages) {
    const item = document.createElement('li')
    const link = document.createElement('a')
    Object.assign(link, {
      href,
      textContent: title,
      className: 'inline-flex items-center min-h-11',
    })
    item.append(link)
    list.append(item)
  }
  section.hidden = false
}
