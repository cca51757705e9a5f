import { blockOf } from '../dom/content-visibility.ts'
import { prefersReducedMotion } from '../dom/reduced-motion.ts'

/** Sections that have not been seen, by the box that tells where they are. */
const hiddenSections = new Map<Element, HTMLElement[]>()

function show(section: HTMLElement) {
  const { stagger = '150' } = section.dataset
  // Only now: a delay on what is being hidden would make a transition of that, too.
  for (const [index, item] of section.querySelectorAll<HTMLElement>('[data-reveal-item]').entries())
    item.style.transitionDelay = `${index * Number(stagger)}ms`
  section.classList.remove('to-reveal')
  section.classList.add('revealed')
}

/** Shows a section of which enough is visible, and hides at first what is below the screen. Tells whether it is still to be shown. */
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

// The browser tells where all of them are after its next layout; asking each by itself would lay the page out as many times.
const observer = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      const rest = (hiddenSections.get(entry.target) ?? []).filter((section) =>
        update(section, entry),
      )
      hiddenSections.set(entry.target, rest)
      if (rest.length > 0) continue
      hiddenSections.delete(entry.target)
      observer.unobserve(entry.target)
    }
  },
  {
    threshold: Array.from({ length: 101 }, (_, percent) => percent / 100),
    // Whatever lies above the screen counts as seen: a browser that draws too seldom while somebody scrolls fast tells nothing of what it jumped over.
    rootMargin: '999999px 0px -100px 0px',
  },
)

/**
 * Marks a section 'revealed' once enough of it is visible (requirements §9.4.4): 20 % with a bottom margin of 100 px on home, 10 % elsewhere, as given by
 * data-threshold, of itself or, where it is taller than the screen, of the screen. Its children follow one another by data-stagger milliseconds.
 * Only sections below the first screen start hidden, and only from here on, so that nothing is invisible without script.
 */
export function reveal(section: HTMLElement) {
  if (prefersReducedMotion()) return show(section)
  const box = blockOf(section) ?? section
  hiddenSections.set(box, [...(hiddenSections.get(box) ?? []), section])
  observer.observe(box)
  return () => {
    hiddenSections.delete(box)
    observer.unobserve(box)
  }
}
