/** Time without a letter that counts as a pause, in ms. */
const PAUSE_MS = 150

let letterTimer: ReturnType<typeof setTimeout> | undefined
let isComposing = false
const waiting: (() => void)[] = []

function endWaiting() {
  if (letterTimer === undefined && !isComposing) for (const done of waiting.splice(0)) done()
}

/** Notes when the visitor types, and while an input method composes a letter or a word. */
export function watchTyping() {
  const onInput = (event: Event) => {
    // Radio buttons and selects fire it as a plain Event.
    if (!(event instanceof InputEvent)) return
    clearTimeout(letterTimer)
    letterTimer = setTimeout(() => {
      letterTimer = undefined
      endWaiting()
    }, PAUSE_MS)
  }
  const onComposition = ({ type }: Event) => {
    isComposing = type === 'compositionstart'
    endWaiting()
  }
  document.addEventListener('input', onInput, true)
  for (const type of ['compositionstart', 'compositionend', 'focusout'])
    document.addEventListener(type, onComposition, true)
}

/** Resolves in the next pause of typing: at once where nobody types. */
export const typingPause = () =>
  new Promise<void>((done) => {
    waiting.push(done)
    endWaiting()
  })
