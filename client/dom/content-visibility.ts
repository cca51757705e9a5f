import { hashTarget } from './hash-target.ts'
import { pageLoad } from './page-load.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Selects the blocks of a page, and its footer. The browser renders the contents of a block once it
 * is near the screen (content-visibility: auto in components/styles/elements.css). Until then the
 * block is 'skipped' and has an estimated size (CSS Containment Level 2).
 */
const BLOCK_SELECTOR = '.lazy-content > *, .lazy-content + *'
/**
 * Selects the blocks that the browser may skip: not the first block of a parent, nor blocks with
 * the class `rendered`.
 */
const SKIPPED_BLOCK_SELECTOR =
  '.lazy-content > * + :not(.rendered), .lazy-content + :not(.rendered)'

/**
 * The block around `element`, or null; its position is known even while its contents are skipped.
 */
export const blockAround = (element: Element) =>
  element.closest('.lazy-content > :not([data-island])')

/**
 * The first block on the screen that contains no other blocks. Since it is rendered, its size is
 * exact.
 */
const firstBlockOnScreen = () =>
  [...document.querySelectorAll(BLOCK_SELECTOR)].find(
    (block) =>
      !block.matches('.lazy-content') &&
      !block.querySelector('.lazy-content') &&
      block.getBoundingClientRect().bottom > 0,
  )

/** Renders `blocks`, and keeps visible content in place if scroll anchoring does not do so. */
function renderBlocks(blocks: readonly Element[]) {
  if (blocks.length === 0) return
  const anchor = firstBlockOnScreen()
  const topBefore = anchor?.getBoundingClientRect().top ?? 0
  for (const block of blocks) block.classList.add('rendered')
  const shift = (anchor?.getBoundingClientRect().top ?? 0) - topBefore
  if (Math.abs(shift) >= 1) scrollBy({ top: shift, behavior: 'instant' })
}

/** Renders every block at once, so that all positions in the page are final. */
export const renderAllBlocks = () =>
  renderBlocks([...document.querySelectorAll(SKIPPED_BLOCK_SELECTOR)])

let isRenderingScheduled = false

function renderNextBlock() {
  isRenderingScheduled = false
  const block = document.querySelector(SKIPPED_BLOCK_SELECTOR)
  if (!block) return
  renderBlocks([block])
  renderWhenIdle()
}

/** Renders the skipped blocks one by one, each when the browser is idle. */
function renderWhenIdle() {
  if (!isRenderingScheduled) whenIdle(renderNextBlock, 1000)
  isRenderingScheduled = true
}

/**
 * Number of blocks to render above a target. Together they are taller than 1.5 screens, the
 * distance at which Chrome begins to render a block.
 */
const BLOCKS_ABOVE = 4

/** Renders the blocks around the target of `hash`; the others follow after the visitor scrolls. */
export function renderBlocksAround(hash: string) {
  const target = hashTarget(hash)
  if (!target) return
  const blocks = [...document.querySelectorAll(BLOCK_SELECTOR)]
  const targetIndex = blocks
    .map((block) => block.contains(target))
    .lastIndexOf(true)
  for (const [index, block] of blocks.entries())
    if (
      block.contains(target) ||
      (index >= targetIndex - BLOCKS_ABOVE && index <= targetIndex + 1)
    )
      block.classList.add('rendered')
}

function scrollToHash() {
  renderBlocksAround(location.hash)
  document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
}

/**
 * Whether a visitor is still at the hash's target, to which the browser has scrolled. Before the
 * scripts arrive, they may have gone on reading or begun to type.
 */
function isAtTarget() {
  const target = document.querySelector(':target')
  if (!target || document.querySelector(':focus:not(:target)')) return false
  return Math.abs(target.getBoundingClientRect().top) < innerHeight / 2
}

/**
 * Renders the blocks around the hash's target at once, and all others in idle time after the
 * visitor scrolls, moves the pointer or types. Until then only what is near the screen is rendered.
 * If the browser restored a scroll position, all blocks are rendered at once, since the position is
 * exact only if everything above it has its final size.
 */
export function startRenderingBlocks() {
  const top = scrollY
  if (pageLoad()?.type === 'navigate') {
    if (location.hash && isAtTarget()) scrollToHash()
    if (scrollY > 0) renderWhenIdle()
  } else if (top > 0) {
    renderAllBlocks()
    scrollTo({ top, behavior: 'instant' })
  }
  // Listens in the capture phase, since analytics/senders.ts hides the event from later listeners.
  addEventListener('hashchange', scrollToHash, true)
  // Until a block has the class `rendered`, it clips what sticks out of it, such as a tooltip.
  for (const type of ['scroll', 'pointermove', 'keydown'])
    addEventListener(type, renderWhenIdle, { passive: true })
}
