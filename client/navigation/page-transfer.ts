import { hasUnsentText } from '#client/dom/unsent-text.ts'

/** Answer of the network to a request for a page. */
export interface PageAnswer {
  status: number
  type: string
  html: string
}

/** A page on its way, or one that was fetched ahead. */
export interface PageTransfer {
  /** Rejects where the network fails, and where nothing came for too long. */
  answer: Promise<PageAnswer>
  /** Until when it is worth waiting for, or good to be shown. */
  until: number
  cancel: () => void
}

/** How long a page may send nothing before another tap requests it again, in ms. */
const STALL_MS = 4000
/** How long a page may send nothing before the browser loads it the ordinary way, in ms. */
const SILENCE_LIMIT_MS = 10_000
/** The same where a load would lose text: longer than any host that still answers. */
const PATIENT_LIMIT_MS = 60_000

/** How long a page may send nothing now, in ms. */
export const silenceLimit = () =>
  hasUnsentText() ? PATIENT_LIMIT_MS : SILENCE_LIMIT_MS

/**
 * Begins to fetch a page, and ends it once nothing has come for too long since the last byte. A
 * page is good for `lifetime` ms after it has come.
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
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, pieces) {
      onByte()
      pieces.enqueue(piece)
    },
  })
  const receive = async () => {
    const response = await fetch(address, {
      ...options,
      signal: controller.signal,
    })
    onByte()
    const html = await new Response(response.body?.pipeThrough(watch)).text()
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      html,
    }
  }
  const end = (goodFor: number) => {
    clearTimeout(timer)
    transfer.until = Date.now() + goodFor
  }
  const transfer = {
    answer: receive(),
    until: 0,
    cancel: () => controller.abort(),
  }
  onByte()
  transfer.answer.then(
    ({ status }) => end(status === 200 ? lifetime : 0),
    () => end(0),
  )
  return transfer
}
