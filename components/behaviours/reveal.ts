import { prefersStill } from './motion'
import { UNFOLDED } from './unfold'

/** Hides a section until enough of it is visible: a share of itself or, where it is taller than the screen, of the screen. */
function hideUntilVisible(element: HTMLElement, height: number) {
  const { threshold = '0.1', stagger = '150' } = element.dataset
  element.classList.add('to-reveal')
  for (const [index, item] of element.querySelectorAll<HTMLElement>('[data-reveal-item]').entries()) item.style.transitionDelay = `${index * Number(stagger)}ms`
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      element.classList.replace('to-reveal', 'revealed')
    },
    { threshold: Math.min(1, innerHeight / Math.max(1, height)) * Number(threshold), rootMargin: '0px 0px -100px 0px' },
  )
  observer.observe(element)
}

/** Asks the browser where sections are, all in one go after its next layout: asking each by itself would lay the page out as many times. */
const below = new IntersectionObserver((entries) => {
  for (const { target, boundingClientRect: box } of entries) {
    below.unobserve(target)
    if (box.top < innerHeight) target.classList.add('revealed')
    else hideUntilVisible(target as HTMLElement, box.height)
  }
})

/**
 * Marks a section 'revealed' once enough of it is visible (spec §4): 20 % with a bottom margin of 100 px on home, 10 % elsewhere, as given by
 * data-threshold. Its children follow one another by data-stagger milliseconds. Only sections below the first screen start hidden, and only from
 * here on, so that nothing is invisible without script.
 */
export function reveal(element: HTMLElement) {
  if (prefersStill()) return element.classList.add('revealed')
  const folded = element.closest('.folded')
  if (folded) folded.addEventListener(UNFOLDED, () => below.observe(element), { once: true })
  else below.observe(element)
}
