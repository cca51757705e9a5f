import { hashTarget } from './hash-target.ts'
import { whenIdle } from './when-idle.ts'

// Blocks of a page, and its footer, which skip their contents until they come near the screen
// (content-visibility: auto in components/styles/elements.css). A skipped block has an estimated
// size (CSS Containment Level 2).
const BLOCKS = '.lazy-content > *, .lazy-content + *'
const SKIPPED_BLOCKS =
  '.lazy-content > * + :not(.rendered), .lazy-content + :not(.rendered)'

/** The block around `element`: what is inside a skipped block has no position. */
export const blockAround = (element: Element) =>
  element.closest('.lazy-content > :not([data-island])')

/** The first block on the screen without blocks inside: as it is visible, its size is exact. */
const firstOnScreen = () =>
  [...document.querySelectorAll(BLOCKS)].find(
    (block) =>
      !block.matches('.lazy-content') &&
      !block.querySelector('.lazy-content') &&
      block.getBoundingClientRect().bottom > 0,
  )

/** Renders blocks and keeps what is on the screen in place, as scroll anchoring does not. */
function renderBlocks(blocks: readonly Element[]) {
  if (blocks.length === 0) return
  const seen = firstOnScreen()
  const top = seen?.getBoundingClientRect().top ?? 0
  for (const block of blocks) block.classList.add('rendered')
  const moved = (seen?.getBoundingClientRect().top ?? 0) - top
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' })
}

/** Renders every block at once, so that no position in the page moves any more. */
export const renderAllBlocks = () =>
  renderBlocks([...document.querySelectorAll(SKIPPED_BLOCKS)])

let isRendering = false

function renderNext() {
  isRendering = false
  const block = document.querySelector(SKIPPED_BLOCKS)
  if (!block) return
  renderBlocks([block])
  renderWhenIdle()
}

function renderWhenIdle() {
  if (!isRendering) whenIdle(renderNext, 1000)
  isRendering = true
}

/** Blocks rendered above a target: more than Chrome lays out by itself (1.5 screens). */
const BLOCKS_ABOVE = 4

/** Renders the block of the hash's target and those near it; the others follow after the scroll. */
export function renderBlocksAround(hash: string) {
  const target = hashTarget(hash)
  if (!target) return
  const blocks = [...document.querySelectorAll(BLOCKS)]
  const at = blocks.map((block) => block.contains(target)).lastIndexOf(true)
  for (const [index, block] of blocks.entries())
    if (
      block.contains(target) ||
      (index >= at - BLOCKS_ABOVE && index <= at + 1)
    )
      block.classList.add('rendered')
}

function scrollToHash() {
  renderBlocksAround(location.hash)
  document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
}

/**
 * Renders the skipped blocks in idle time once a visitor scrolls, points or types, and those around
 * the hash's target at once. Until then only what is near the screen is laid out.
 */
export function startRenderingBlocks() {
  if (location.hash) scrollToHash()
  if (scrollY > 0) renderWhenIdle()
  // Capturing, since analytics/senders.ts hides the event from listeners that come later.
  addEventListener('hashchange', scrollToHash, true)
  // A skipped block cuts off what sticks out of it, such as a tooltip or a focus ring.
  for (const type of ['scroll', 'pointermove', 'keydown'])
    addEventListener(type, renderWhenIdle, { passive: true })
}
