import { whenIdle } from './when-idle.ts'

// Blocks of a page, and the footer after them, that skip their contents until they come near (content-visibility: auto in components/styles/elements.css).
// A skipped block has an estimated size (CSS Containment Level 2).
const BLOCKS = '.lazy-content > *, .lazy-content + *'
const SKIPPED_BLOCKS = '.lazy-content > * + :not(.rendered), .lazy-content + :not(.rendered)'

/** The block of the page that `element` stands in: what is inside a skipped block has no place of its own. */
export const blockOf = (element: Element) => element.closest('.lazy-content > :not([data-island])')

/** The first block on the screen that has no blocks itself. What can be seen of a block is laid out, so its size is true. */
const firstOnScreen = () =>
  [...document.querySelectorAll(BLOCKS)].find(
    (block) =>
      !block.matches('.lazy-content') &&
      !block.querySelector('.lazy-content') &&
      block.getBoundingClientRect().bottom > 0,
  )

/** Renders blocks in full; what is on the screen stays where it is. Browsers do not see to that here, although they do for other changes. */
function renderBlocks(blocks: readonly Element[]) {
  if (blocks.length === 0) return
  const seen = firstOnScreen()
  const top = seen?.getBoundingClientRect().top ?? 0
  for (const block of blocks) block.classList.add('rendered')
  const moved = (seen?.getBoundingClientRect().top ?? 0) - top
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' })
}

/** Renders every block at once: from now on no place in the page moves. */
export const renderAllBlocks = () => renderBlocks([...document.querySelectorAll(SKIPPED_BLOCKS)])

let isRendering = false

function renderWhenIdle() {
  if (isRendering) return
  isRendering = true
  const renderNext = () => {
    const block = document.querySelector(SKIPPED_BLOCKS)
    isRendering = block !== null
    if (!block) return
    renderBlocks([block])
    renderNextWhenIdle()
  }
  const renderNextWhenIdle = () => whenIdle(renderNext, { timeout: 1000, otherwise: 50 })
  renderNextWhenIdle()
}

/** Blocks above a place that are rendered before anything moves there: more than a browser lays out by itself without holding the place (Chrome: 1.5 screens). */
const BLOCKS_ABOVE = 4

/** Renders the block that an address's hash names, and those that are near it. The others follow in turn, once the page has scrolled there. */
export function renderBlocksAround(hash: string) {
  const place = document.getElementById(hash.slice(1))
  if (!place) return
  const blocks = [...document.querySelectorAll(BLOCKS)]
  const at = blocks.map((block) => block.contains(place)).lastIndexOf(true)
  for (const [index, block] of blocks.entries())
    if (block.contains(place) || (index >= at - BLOCKS_ABOVE && index <= at + 1))
      block.classList.add('rendered')
}

function scrollToHash() {
  renderBlocksAround(location.hash)
  document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
}

/**
 * Renders the skipped blocks of a page one by one in idle moments, once a visitor scrolls, points or types; whoever comes for a place further down gets
 * those around it at once. Until then the browser lays out only what is near the screen, a third of the work before the first paint of a page.
 */
export function startRenderingBlocks() {
  if (location.hash) scrollToHash()
  if (scrollY > 0) renderWhenIdle()
  addEventListener('hashchange', scrollToHash)
  // Any of these tells that somebody is there. What sticks out of a block, a tip or a focus ring, is cut off while the block is skipped.
  for (const type of ['scroll', 'pointermove', 'keydown'])
    addEventListener(type, renderWhenIdle, { passive: true })
}
