/** Time without input that counts as a pause in typing, in ms. */
const PAUSE_MS = 150
/** Interval of the checks for a pause, in ms. */
const CHECK_INTERVAL_MS = 30

let lastInputTime = Number.NEGATIVE_INFINITY
let isComposing = false

/** Records when the visitor types, and whether an input method is composing a letter or word. */
export function watchTyping() {
  const onInput = (event: Event) => {
    // Radio buttons and selects fire `input` too, as a plain Event.
    if (event instanceof InputEvent) lastInputTime = performance.now()
  }
  const onComposition = ({ type }: Event) => {
    isComposing = type === 'compositionstart'
  }
  document.addEventListener('input', onInput, true)
  for (const type of ['compositionstart', 'compositionend', 'focusout'])
    document.addEventListener(type, onComposition, true)
}

/** Whether the visitor has typed since a time of performance.now(). */
export const hasTypedSince = (time: number) => lastInputTime > time

/** Resolves in the next pause of typing; at once if nobody is typing. */
export async function typingPause() {
  while (isComposing || performance.now() - lastInputTime < PAUSE_MS)
    await new Promise((done) => setTimeout(done, CHECK_INTERVAL_MS))
}
