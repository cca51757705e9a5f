import { blockAround } from '#client/dom/content-visibility.ts'
import { prefersReducedMotion } from '#client/dom/reduced-motion.ts'
import { pagePath } from '#client/dom/shown-page.ts'

/** Sections that are not revealed yet, by the element whose position is observed. */
const waitingSections = new Map<Element, HTMLElement[]>()

function revealItems(section: HTMLElement) {
  const { stagger = '150' } = section.dataset
  // Only visible items count: those of a closed tab should not delay others.
  const items = [
    ...section.querySelectorAll<HTMLElement>('[data-reveal-item]'),
  ].filter((item) => item.offsetParent)
  // The delays are set only now: set earlier, they would also delay the hiding of the items.
  for (const [index, item] of items.entries())
    item.style.transitionDelay = `${index * Number(stagger)}ms`
  section.classList.remove('to-reveal')
  section.classList.add('revealed')
}

/** Share of a section that has to be visible (requirements §9.4.4). */
const minShare = () => (pagePath() === '/' ? 0.2 : 0.1)

/** Reveals a section, or hides one that is below the screen; returns whether it is hidden. */
function revealOrHide(
  section: HTMLElement,
  {
    boundingClientRect: box,
    intersectionRect: visibleBox,
  }: IntersectionObserverEntry,
  screenHeight: number,
) {
  const isHidden = section.classList.contains('to-reveal')
  const minHeight = minShare() * Math.min(box.height, screenHeight)
  const isSeen = isHidden
    ? visibleBox.height > 0 && visibleBox.height >= minHeight
    : box.top < screenHeight
  if (isSeen && isHidden) revealItems(section)
  else if (!isHidden) section.classList.add(isSeen ? 'revealed' : 'to-reveal')
  return !isSeen
}

// Reports all positions after one layout; measuring section by section would cause many layouts.
const observer = new IntersectionObserver(
  (entries) => {
    // The height is read before the first change, since each later reading would cause a layout.
    const screenHeight = innerHeight
    for (const entry of entries) {
      const sections = waitingSections.get(entry.target) ?? []
      const hiddenSections = sections.filter((section) =>
        revealOrHide(section, entry, screenHeight),
      )
      if (hiddenSections.length > 0)
        waitingSections.set(entry.target, hiddenSections)
      else stopObserving(entry.target)
    }
  },
  {
    threshold: Array.from({ length: 101 }, (_, percent) => percent / 100),
    // Everything above the screen counts as seen, since fast scrolling skips sections between
    // frames.
    rootMargin: '999999px 0px -100px 0px',
  },
)

/** Stops observing `target`; the sections in it stay hidden or revealed. */
function stopObserving(target: Element) {
  waitingSections.delete(target)
  observer.unobserve(target)
}

/**
 * Reveals a section once a share of it has scrolled past a line 100 px from the screen's bottom
 * (requirements §9.4.4). The share is of the section's height or the screen's, whichever is less.
 * The items of the section appear one after another, `data-stagger` ms apart. Only this script
 * hides sections, and only those that are below the screen when it starts.
 */
export function reveal(section: HTMLElement) {
  // With reduced motion, styles/motion.css sets no transition for the items. Then the initial value
  // `all` applies, and the items' delays would delay every later change of their style.
  if (prefersReducedMotion()) return
  const target = blockAround(section) ?? section
  waitingSections.set(target, [...(waitingSections.get(target) ?? []), section])
  observer.observe(target)
  return () => stopObserving(target)
}
