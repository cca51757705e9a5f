import { prefersStill } from './motion'

/**
 * Marks a section 'revealed' once enough of it is visible (spec §4): 20 % with a bottom margin of 100 px on home, 10 % elsewhere, as given by
 * data-threshold. Its children follow one another by data-stagger milliseconds. Only sections below the first screen start hidden, and only from
 * here on, so that nothing is invisible without script.
 */
export function reveal(element: HTMLElement) {
  if (prefersStill() || element.getBoundingClientRect().top < innerHeight) return element.classList.add('revealed')
  const { threshold = '0.1', stagger = '150' } = element.dataset
  const items = [...element.querySelectorAll<HTMLElement>('[data-reveal-item]')]
  element.classList.add('to-reveal')
  items.forEach((item, index) => {
    item.style.transitionDelay = `${index * Number(stagger)}ms`
  })
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      element.classList.replace('to-reveal', 'revealed')
    },
    // A section taller than the screen can never be visible to a fifth of its own height on a phone: count at most a fifth of the screen.
    { threshold: Math.min(Number(threshold), (innerHeight * Number(threshold)) / Math.max(1, element.offsetHeight)), rootMargin: '0px 0px -100px 0px' },
  )
  observer.observe(element)
}
