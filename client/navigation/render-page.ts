import { startBehaviours } from '#client/behaviours/behaviours.ts'
import { hideDismissed } from '#client/behaviours/dismissible.ts'
import {
  renderAllBlocks,
  renderBlocksAround,
} from '#client/dom/content-visibility.ts'
import { announce, moveFocus } from '#client/dom/focus.ts'
import { applySheet } from '#client/dom/stylesheets.ts'
import { startIslands } from '#client/islands/lazy-islands.ts'
import { type ReplaceablePage, replacePage } from './page-document.ts'

/**
 * How long a new page ignores presses, in ms: long enough for the second click of a double-click.
 */
const PRESS_GUARD_MS = 300

/**
 * Shows a page in place of the last one, starts its islands and behaviours, announces its title and
 * moves the focus to its heading. `top` is the position to which the caller scrolls afterwards, in
 * CSS pixels.
 */
export function renderPage(page: ReplaceablePage, top: number) {
  replacePage(page)
  applySheet(page.css)
  // A scroll position is exact only if everything above it has its final size.
  if (top > 0) renderAllBlocks()
  else renderBlocksAround(location.hash)
  for (const part of page.parts) {
    startIslands(part)
    startBehaviours(part)
    // A press that was aimed at the last page must not hit the new one.
    part.animate({ pointerEvents: ['none', 'none'] }, PRESS_GUARD_MS)
  }
  hideDismissed()
  announce(page.title)
  moveFocus()
}

/** Reports the missing path of a not-found page to the console (requirements §2.19). */
export function reportNotFound() {
  if (document.querySelector('main[data-not-found]'))
    console.error(`404: no page at ${location.pathname}`)
}
