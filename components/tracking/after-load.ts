import { whenIdle } from '../app/idle'
import { wake } from '../app/island-loader'

/** What can wait until the page has loaded: the chat widget's clock and, a second after, measuring, fetching ahead and the service worker. */
export function startAfterLoad() {
  startChatWidget()
  const later = () => setTimeout(() => import('./later').then(({ startLater }) => startLater()).catch((error) => console.info('Measuring could not start', error)), METRICS_DELAY)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}

/** After load, in milliseconds (spec §9). */
const METRICS_DELAY = 1000

const CHAT_DELAY = 10_000
const CHAT_SCROLL = 500

/** The chat widget appears after 10 s or once scrolled more than 500 px, whichever is first (spec §2). */
function startChatWidget() {
  const widget = document.getElementById('chat-widget')
  if (!widget) return
  let shown = false
  const show = () => {
    if (shown) return
    shown = true
    removeEventListener('scroll', onScroll)
    clearTimeout(timer)
    widget.hidden = false
    const island = widget.querySelector<HTMLElement>('[data-island]')
    // In the middle of scrolling the next frame comes first; a tap wakes it at once.
    if (island) whenIdle(() => void wake(island), { timeout: 500, otherwise: 50 })
  }
  const onScroll = () => {
    if (scrollY > CHAT_SCROLL) show()
  }
  const timer = setTimeout(show, CHAT_DELAY)
  addEventListener('scroll', onScroll, { passive: true })
}
