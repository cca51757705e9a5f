/** Time without a letter that counts as a pause, in ms. */
const PAUSE_MS = 150
/** How often a pause is looked for, in ms. */
const INTERVAL_MS = 30

let lastLetter = Number.NEGATIVE_INFINITY
let isComposing = false

/** Notes when the visitor types, and while an input method composes a letter or a word. */
export function watchTyping() {
  const onInput = (event: Event) => {
    // Radio buttons and selects fire it as a plain Event.
    if (event instanceof InputEvent) lastLetter = performance.now()
  }
  const onComposition = ({ type }: Event) => {
    isComposing = type === 'compositionstart'
  }
  document.addEventListener('input', onInput, true)
  for (const type of ['compositionstart', 'compositionend', 'focusout'])
    document.addEventListener(type, onComposition, true)
}

/** Resolves in the next pause of typing: at once where nobody types. */
export async function typingPause() {
  while (isComposing || performance.now() - lastLetter < PAUSE_MS)
    await new Promise((done) => setTimeout(done, INTERVAL_MS))
}
