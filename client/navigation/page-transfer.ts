import { hasUnsentText } from '#client/dom/unsent-text.ts'

/** A complete response to a request for a page. */
export interface PageAnswer {
  status: number
  /** The content type. */
  type: string
  html: string
}

/** A page that is being fetched, or was prefetched. */
export interface PageTransfer {
  /** Rejects if the network fails, or if no byte has come for too long. */
  answer: Promise<PageAnswer>
  /**
   * Time, as Date.now() gives it, until which a click uses this transfer. After that the transfer
   * has stalled or, if its page has arrived, the page is too old to be shown.
   */
  until: number
  cancel: () => void
}

/** Time without a byte after which another tap requests the page again, in ms. */
const STALL_MS = 4000
/** Time without a byte after which the browser loads the page instead, in ms. */
const SILENCE_LIMIT_MS = 10_000
/**
 * Replaces SILENCE_LIMIT_MS while the visitor has unsent text, which a load by the browser would
 * lose. No working host pauses for so long.
 */
const UNSENT_TEXT_LIMIT_MS = 60_000

/** Time without a byte after which a transfer fails, in ms. */
export const silenceLimit = () =>
  hasUnsentText() ? UNSENT_TEXT_LIMIT_MS : SILENCE_LIMIT_MS

/**
 * Starts to fetch a page; aborts if no byte has come for too long. Once fetched, the page may be
 * shown for `lifetime` ms.
 */
export function startTransfer(
  address: string,
  options: RequestInit,
  lifetime: number,
): PageTransfer {
  const controller = new AbortController()
  const giveUp = () => controller.abort(new Error('No answer'))
  let timer: ReturnType<typeof setTimeout> | undefined
  const onByte = () => {
    transfer.until = Date.now() + STALL_MS
    clearTimeout(timer)
    timer = setTimeout(giveUp, silenceLimit())
  }
  const byteWatcher = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, streamController) {
      onByte()
      streamController.enqueue(chunk)
    },
  })
  const receivePage = async () => {
    const response = await fetch(address, {
      ...options,
      signal: controller.signal,
    })
    onByte()
    const html = await new Response(
      response.body?.pipeThrough(byteWatcher),
    ).text()
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      html,
    }
  }
  const endTransfer = (usableTime: number) => {
    clearTimeout(timer)
    transfer.until = Date.now() + usableTime
  }
  const transfer = {
    answer: receivePage(),
    until: 0,
    cancel: () => controller.abort(),
  }
  onByte()
  transfer.answer.then(
    ({ status }) => endTransfer(status === 200 ? lifetime : 0),
    () => endTransfer(0),
  )
  return transfer
}
