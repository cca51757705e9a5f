import { prefersReducedMotion } from '#client/dom/reduced-motion.ts'

const DURATION_MS = 2000
const STEPS = 125

interface Step {
  text: string
  /** Start as a share of the duration, from 0 to 1. */
  from: number
}

/** A number with signs around it and at most one letter for its size: '200+', '$2M', '₹1,200'. */
const numberPattern = /^([^\p{L}\d]*)(\d[\d,]*)([KMB]?[^\p{L}\d]*)$/u

/** Readings of a figure ('200+', '$2M') on its way up; undefined for other texts. */
export function stepsOf(text: string): Step[] | undefined {
  const [, before = '', digits, after = ''] = numberPattern.exec(text) ?? []
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

/** Moves a strip past a window of one line: writing each step would mean 120 layouts. */
function roll(element: HTMLElement, strip: HTMLElement, steps: readonly Step[]) {
  strip.textContent = steps.map(({ text }) => text).join('\n')
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
 * Counts a served figure up from zero over 2 s once half of it is visible (requirements §9.4.3),
 * unless it was seen at its value: styles show its start for 4 s (components/styles/cards.css).
 * The final text stays in the page, for screen readers and so that nothing moves.
 */
export function counter(element: HTMLElement) {
  const steps = prefersReducedMotion() ? undefined : stepsOf(element.textContent ?? '')
  if (!steps) return
  const isAtStart = element.getAnimations?.().length > 0
  if (!isAtStart && element.getBoundingClientRect().top < innerHeight) return
  const strip = document.createElement('span')
  strip.setAttribute('aria-hidden', 'true')
  strip.textContent = steps[0]?.text ?? ''
  element.removeAttribute('data-start')
  element.classList.add('counting')
  element.append(strip)
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      roll(element, strip, steps)
    },
    { threshold: 0.5 },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
