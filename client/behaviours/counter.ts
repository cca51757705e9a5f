import { prefersReducedMotion } from '#client/dom/reduced-motion.ts'

const DURATION_MS = 2000
const STEPS = 125

/** A number with symbols around it and at most one letter of magnitude: '200+', '$2M', '₹1,200'. */
const numberPattern = /^([^\p{L}\d]*)(\d[\d,]*)([KMB]?[^\p{L}\d]*)$/u

/** The ways to write a number: '250000', '2,50,000', '250,000'. */
const numberFormats = [
  String,
  (number: number) => number.toLocaleString('en-IN'),
  (number: number) => number.toLocaleString('en-US'),
]

/**
 * The texts that a number such as '200+' or '$2M' shows while it counts up: one for each step, all
 * of the length of `text`. Undefined if `text` is not such a number.
 */
export function readingsOf(text: string): string[] | undefined {
  const [, prefix = '', digits = '', suffix = ''] =
    numberPattern.exec(text) ?? []
  const target = Number(digits.replaceAll(',', ''))
  const format = numberFormats.find((format) => format(target) === digits)
  if (!format) return undefined
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const easedProgress = 1 - (1 - step / STEPS) ** 3
    const reading = format(Math.round(target * easedProgress))
    return step < STEPS
      ? prefix + reading.padStart(digits.length) + suffix
      : text
  })
}

const createSpan = (className: string, text = '') =>
  Object.assign(document.createElement('span'), {
    className,
    textContent: text,
  })

/**
 * Creates the element for one place of the number: a viewport and, in it, a strip that moves up.
 * The strip has all characters that the place shows. If there is only one, returns that character.
 */
function createReel(characters: readonly string[]) {
  const lastCharacter = characters.at(-1) ?? ''
  const reelCharacters = [...new Set(characters)]
  if (reelCharacters.length === 1) return lastCharacter
  const viewport = createSpan('reel', lastCharacter)
  const strip = createSpan('', reelCharacters.join('\n'))
  viewport.append(strip)
  const keyframes = characters.map((character, step) => ({
    transform: `translateY(${(-100 * reelCharacters.indexOf(character)) / reelCharacters.length}%)`,
    offset: step / STEPS,
    easing: 'step-end',
  }))
  const changingKeyframes = keyframes.filter(
    (_, step) => step === STEPS || characters[step] !== characters[step - 1],
  )
  strip.animate(changingKeyframes, { duration: DURATION_MS, fill: 'forwards' })
  return viewport
}

/**
 * Counts up on top of the number, with a strip of at most eleven characters for each place. The
 * browser moves strips without the main thread, whereas writing each reading as text would cause a
 * layout each time. A short strip is drawn at once; a strip of all readings stayed blank on slow
 * phones.
 */
function countUp(element: HTMLElement, readings: readonly string[]) {
  const [firstReading = ''] = readings
  const overlay = createSpan('reels')
  overlay.setAttribute('aria-hidden', 'true')
  const reels = [...firstReading].map((_, place) =>
    createReel(readings.map((reading) => reading[place] ?? '')),
  )
  element.classList.add('counting')
  element.append(overlay)
  overlay.append(...reels)
  setTimeout(() => {
    overlay.remove()
    element.classList.remove('counting')
  }, DURATION_MS)
}

/**
 * Counts a served number up from zero over 2 s once half of it is visible (requirements §9.4.3).
 * Until then the number is shown as served. The served text always stays in the page, for screen
 * readers, and so that the layout does not shift.
 */
export function counter(element: HTMLElement) {
  const readings = prefersReducedMotion()
    ? undefined
    : readingsOf(element.textContent ?? '')
  if (!readings) return
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      countUp(element, readings)
    },
    { threshold: 0.5 },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
