import { blockOf } from '../dom/content-visibility.ts'
import { prefersReducedMotion } from '../dom/reduced-motion.ts'

/** Sections that are not revealed yet, by the box whose position is observed. */
const waiting = new Map<Element, HTMLElement[]>()

function show(section: HTMLElement) {
  const { stagger = '150' } = section.dataset
  // Items of a closed tab have no box and no turn.
  const items = [...section.querySelectorAll<HTMLElement>('[data-reveal-item]')].filter(
    (item) => item.offsetParent,
  )
  // Set only now: with a delay, hiding would be a transition as well.
  for (const [index, item] of items.entries())
    item.style.transitionDelay = `${index * Number(stagger)}ms`
  section.classList.remove('to-reveal')
  section.classList.add('revealed')
}

/**
 * Reveals a section of which enough is visible, and hides one below the screen; true while hidden.
 */
function update(
  section: HTMLElement,
  { boundingClientRect: box, intersectionRect: visible }: IntersectionObserverEntry,
) {
  const hidden = section.classList.contains('to-reveal')
  const enough = Number(section.dataset.threshold ?? '0.1') * Math.min(box.height, innerHeight)
  const seen = hidden ? visible.height > 0 && visible.height >= enough : box.top < innerHeight
  if (seen) show(section)
  else if (!hidden) section.classList.add('to-reveal')
  return !seen
}

// Reports all positions after one layout; measuring each section would cause as many.
const observer = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      const rest = (waiting.get(entry.target) ?? []).filter((section) => update(section, entry))
      waiting.set(entry.target, rest)
      if (rest.length > 0) continue
      waiting.delete(entry.target)
      observer.unobserve(entry.target)
    }
  },
  {
    threshold: Array.from({ length: 101 }, (_, percent) => percent / 100),
    // Everything above the screen counts as seen: fast scrolling jumps over sections between
    // frames.
    rootMargin: '999999px 0px -100px 0px',
  },
)

/**
 * Reveals a section once enough of it is visible (requirements §9.4.4): data-threshold, 20 % with a
 * bottom margin of 100 px on home and 10 % elsewhere, of the section or, where that is taller, of
 * the screen. Its items follow one another by data-stagger ms. Only sections below the first screen
 * are hidden, and only by script, so that nothing is invisible without it.
 */
export function reveal(section: HTMLElement) {
  if (prefersReducedMotion()) return show(section)
  const box = blockOf(section) ?? section
  waiting.set(box, [...(waiting.get(box) ?? []), section])
  observer.observe(box)
  return () => {
    waiting.delete(box)
    observer.unobserve(box)
  }
}
