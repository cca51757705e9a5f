import toast from 'react-hot-toast/headless'
import type { ToastText } from '#content/types.ts'

/** Limits of requirements §4.11; times in ms. */
const MAX_VISIBLE = 3
const SHOWN_MS = { success: 4000, error: 10_000 } as const
/** Length of the leaving transition (styles/toaster.css), in ms. */
const REMOVE_DELAY_MS = 200

/** Title and description of a toast. */
export const ToastContent = ({ text: { title, description } }: { text: ToastText }) => (
  <>
    <p className="font-semibold">{title}</p>
    <p className="text-sm text-muted">{description}</p>
  </>
)

let queue: ToastText[] = []
let visible = 0
let shownErrors: string[] = []

function showNext() {
  while (visible < MAX_VISIBLE) {
    const text = queue.shift()
    if (!text) return
    visible++
    const options = { duration: SHOWN_MS[text.tone], removeDelay: REMOVE_DELAY_MS }
    const id = toast[text.tone](<ToastContent text={text} />, options)
    if (text.tone === 'error') shownErrors.push(id)
  }
}

/** Shows a toast as soon as fewer than three are visible; a success ends the errors before it. */
export function addToQueue(text: ToastText) {
  if (text.tone === 'success') {
    queue = queue.filter(({ tone }) => tone !== 'error')
    for (const id of shownErrors) toast.dismiss(id)
    shownErrors = []
  }
  queue.push(text)
  showNext()
}

/** Reports how many toasts are visible, which makes room for the next ones. */
export function setVisibleCount(count: number) {
  visible = count
  showNext()
}
