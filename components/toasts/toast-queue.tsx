import toast from 'react-hot-toast/headless'
import type { ToastText } from '#content/types.ts'

/** Maximum number of toasts that are visible at the same time (requirements §4.11). */
const MAX_VISIBLE = 3
/** How long a toast is shown, in ms (requirements §4.11). */
const DURATIONS_MS = { success: 4000, error: 10_000 } as const
/** Length in ms of the transition of a toast that disappears (styles/toaster.css). */
const REMOVE_DELAY_MS = 200

/** Title and description of a toast. */
export const ToastContent = ({
  text: { title, description },
}: {
  text: ToastText
}) => (
  <>
    <p className="font-semibold">{title}</p>
    <p className="text-sm text-muted">{description}</p>
  </>
)

/** Texts that wait until fewer toasts are visible. */
let queue: ToastText[] = []
/** Texts of the visible toasts by toast id. */
const visibleTexts = new Map<string, ToastText>()

/** Id of a toast: equal texts have equal ids, so that a repeated toast replaces the visible one. */
const toastId = ({ title, description }: ToastText) => `${title} ${description}`

function showNow(text: ToastText) {
  const id = toastId(text)
  visibleTexts.set(id, text)
  toast[text.tone](<ToastContent text={text} />, {
    id,
    duration: DURATIONS_MS[text.tone],
    removeDelay: REMOVE_DELAY_MS,
  })
}

function showNext() {
  while (visibleTexts.size < MAX_VISIBLE) {
    const text = queue.shift()
    if (!text) return
    showNow(text)
  }
}

function dismissErrors() {
  queue = queue.filter(({ tone }) => tone !== 'error')
  for (const [id, { tone }] of visibleTexts)
    if (tone === 'error') toast.dismiss(id)
}

/**
 * Shows a toast as soon as fewer than three are visible. If its text is already visible, the toast
 * is announced again and its time starts again (requirements §4.11.7); if the text is already
 * queued, it moves to the end. A success removes all errors.
 */
export function addToQueue(text: ToastText) {
  if (text.tone === 'success') dismissErrors()
  const id = toastId(text)
  if (visibleTexts.has(id)) return showNow(text)
  queue = [...queue.filter((waiting) => toastId(waiting) !== id), text]
  showNext()
}

/** Tells the queue which toasts are still visible, so that it can show the next ones. */
export function setVisible(ids: readonly string[]) {
  for (const id of visibleTexts.keys())
    if (!ids.includes(id)) visibleTexts.delete(id)
  showNext()
}
