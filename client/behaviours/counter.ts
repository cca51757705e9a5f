import { prefersReducedMotion } from '../dom/reduced-motion.ts'

const DURATION_MS = 2000
const STEPS = 125

interface Step {
  text: string
  /** Share of the whole time, from 0 to 1. */
  from: number
}

/** A number with signs around it and at most a letter for its size: '200+', '$2M', '₹1,200', '98%'. */
const figure = /^([^\p{L}\d]*)(\d[\d,]*)([KMB]?[^\p{L}\d]*)$/u

/**
 * What a figure reads on its way up from zero in steps of 16 ms, fast at first; undefined for a text
 * that is no figure, such as a time ('2 working days', '24h').
 */
export function stepsOf(text: string): Step[] | undefined {
  const [, before = '', digits, after = ''] = figure.exec(text) ?? []
  if (digits === undefined) return undefined
  const target = Number(digits.replaceAll(',', ''))
  const steps: Step[] = []
  for (let step = 0; step <= STEPS; step++) {
    const from = step / STEPS
    const reading =
      step < STEPS ? `${before}${Math.round(target * (1 - (1 - from) ** 3))}${after}` : text
    if (steps.at(-1)?.text !== reading) steps.push({ text: reading, from })
  }
  return steps
}

/**
 * Moves a strip with all steps, drawn once, past a window of one line. The browser's compositor does
 * that alone: writing each step into the page would lay it out and paint it 120 times.
 */
function roll(element: HTMLElement, steps: readonly Step[]) {
  const strip = document.createElement('span')
  strip.setAttribute('aria-hidden', 'true')
  strip.textContent = steps.map(({ text }) => text).join('\n')
  element.classList.add('counting')
  element.append(strip)
  const frame = (line: number, offset: number) => ({
    transform: `translateY(${(-100 * line) / steps.length}%)`,
    offset,
    easing: 'step-end',
  })
  strip.animate([...steps.map(({ from }, line) => frame(line, from)), frame(steps.length - 1, 1)], {
    duration: DURATION_MS,
    fill: 'forwards',
  }).onfinish = () => {
    strip.remove()
    element.classList.remove('counting')
  }
}

/**
 * Counts a served figure up from zero over 2 s once half of it is visible (requirements §9.4.3). The
 * final text stays in the page for readers without script and for screen readers, and keeps its place.
 */
export function counter(element: HTMLElement) {
  const steps = prefersReducedMotion() ? undefined : stepsOf(element.textContent ?? '')
  if (!steps) return
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      roll(element, steps)
    },
    { threshold: 0.5 },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
