import { prefersStill } from './motion'

const DURATION = 2000

/**
 * Counts a served figure ('200+', '$2M', '98%') up from zero over 2 s once half of it is visible (spec §9 'Timings').
 * The final text stands in the page from the start, for readers without script and for screen readers (the animated copy is hidden from them).
 */
export function counter(element: HTMLElement) {
  const text = element.textContent ?? ''
  const match = /^(\D*)(\d[\d,]*)(\D*)$/.exec(text)
  if (!match || prefersStill()) return
  const [, before = '', digits = '', after = ''] = match
  const target = Number(digits.replaceAll(',', ''))
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const start = performance.now()
      let shown = text
      const step = (now: number) => {
        const part = Math.min(1, (now - start) / DURATION)
        const next = part < 1 ? `${before}${Math.round(target * (1 - (1 - part) ** 3))}${after}` : text
        // Most steps of a small number change nothing, and a page that does not change costs nothing to draw.
        if (next !== shown) element.textContent = shown = next
        if (part < 1) requestAnimationFrame(step)
      }
      requestAnimationFrame(step)
    },
    { threshold: 0.5 },
  )
  observer.observe(element)
}
