import { prefersReducedMotion } from '#client/dom/reduced-motion.ts'

const DURATION_MS = 2000
const STEPS = 125

/** A number with signs around it and at most one letter for its size: '200+', '$2M', '₹1,200'. */
const numberPattern = /^([^\p{L}\d]*)(\d[\d,]*)([KMB]?[^\p{L}\d]*)$/u

/**
 * What a figure ('200+', '$2M') reads at each step on its way up, as long as the figure; undefined
 * for other texts.
 */
export function readingsOf(text: string): string[] | undefined {
  const [, before = '', digits, after = ''] = numberPattern.exec(text) ?? []
  if (digits === undefined) return undefined
  const target = Number(digits.replaceAll(',', ''))
  const written = (number: number) =>
    digits.includes(',') ? number.toLocaleString('en-IN') : `${number}`
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const eased = 1 - (1 - step / STEPS) ** 3
    const reading = written(Math.round(target * eased))
    return step < STEPS
      ? before + reading.padStart(digits.length) + after
      : text
  })
}

const span = (className: string, text = '') =>
  Object.assign(document.createElement('span'), {
    className,
    textContent: text,
  })

/** A window on one sign of the figure, behind which the signs of that place move past. */
function reel(signs: readonly string[]) {
  const own = signs.at(-1) ?? ''
  const faces = [...new Set(signs)]
  if (faces.length === 1) return own
  const window = span('reel', own)
  const strip = span('', faces.join('\n'))
  window.append(strip)
  const frames = signs.map((sign, step) => ({
    transform: `translateY(${(-100 * faces.indexOf(sign)) / faces.length}%)`,
    offset: step / STEPS,
    easing: 'step-end',
  }))
  const changes = frames.filter(
    (_, step) => step === STEPS || signs[step] !== signs[step - 1],
  )
  strip.animate(changes, { duration: DURATION_MS, fill: 'forwards' })
  return window
}

/**
 * Counts over the figure, by one strip of at most eleven signs for each place. The browser draws
 * such a strip at once, where one with every reading stayed blank on slow phones, and moves it
 * without the main thread, where writing each reading would mean 120 layouts.
 */
function countUp(element: HTMLElement, readings: readonly string[]) {
  const [first = ''] = readings
  const reels = span('reels')
  reels.setAttribute('aria-hidden', 'true')
  const places = [...first].map((_, place) =>
    reel(readings.map((reading) => reading[place] ?? '')),
  )
  element.classList.add('counting')
  element.append(reels)
  reels.append(...places)
  setTimeout(() => {
    reels.remove()
    element.classList.remove('counting')
  }, DURATION_MS)
}

/**
 * Counts a served figure up from zero over 2 s once half of it is visible (requirements §9.4.3).
 * Until then it reads what was served, which also stays in the page for screen readers, and so that
 * nothing moves.
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
