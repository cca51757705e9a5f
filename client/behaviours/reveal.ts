import { blockAround } from '#client/dom/content-visibility.ts'
import { prefersReducedMotion } from '#client/dom/reduced-motion.ts'

/** Sections that are not revealed yet, by the box whose position is observed. */
const waiting = new Map<Element, HTMLElement[]>()

function revealItems(section: HTMLElement) {
  const { stagger = '150' } = section.dataset
  // Items of a closed tab have no box, and delay no others.
  const items = [
    ...section.querySelectorAll<HTMLElement>('[data-reveal-item]'),
  ].filter((item) => item.offsetParent)
  // A delay set earlier would slow the hiding too.
  for (const [index, item] of items.entries())
    item.style.transitionDelay = `${index * Number(stagger)}ms`
  section.classList.remove('to-reveal')
  section.classList.add('revealed')
}

/** Reveals a section, or hides one below the screen; true while hidden. */
function update(
  section: HTMLElement,
  {
    boundingClientRect: box,
    intersectionRect: visible,
  }: IntersectionObserverEntry,
  screen: number,
) {
  const hidden = section.classList.contains('to-reveal')
  const enough =
    Number(section.dataset.threshold ?? 0.1) * Math.min(box.height, screen)
  const seen = hidden
    ? visible.height > 0 && visible.height >= enough
    : box.top < screen
  if (seen && hidden) revealItems(section)
  else if (!hidden) section.classList.add(seen ? 'revealed' : 'to-reveal')
  return !seen
}

// Reports all positions after one layout; measuring each section would cause as many.
const observer = new IntersectionObserver(
  (entries) => {
    // Read before the first change: afterwards each reading would be a layout.
    const screen = innerHeight
    for (const entry of entries) {
      const sections = waiting.get(entry.target) ?? []
      const rest = sections.filter((section) => update(section, entry, screen))
      if (rest.length > 0) waiting.set(entry.target, rest)
      else forget(entry.target)
    }
  },
  {
    threshold: Array.from({ length: 101 }, (_, percent) => percent / 100),
    // Everything above the screen counts as seen: fast scrolling jumps over sections between
    // frames.
    rootMargin: '999999px 0px -100px 0px',
  },
)

function forget(box: Element) {
  waiting.delete(box)
  observer.unobserve(box)
}

/**
 * Reveals a section once `data-threshold` of it is visible, 100 px above the bottom edge (0.2 on
 * home, else 0.1; of the viewport if the section is taller; requirements §9.4.4). Its items follow
 * one another by `data-stagger` ms. Only script hides sections, and only below the first screen.
 */
export function reveal(section: HTMLElement) {
  // Delays of items would hold back every later change of their style.
  if (prefersReducedMotion()) return
  const box = blockAround(section) ?? section
  waiting.set(box, [...(waiting.get(box) ?? []), section])
  observer.observe(box)
  return () => forget(box)
}
