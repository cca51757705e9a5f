import { startBehaviours } from '#client/behaviours/behaviours.ts'
import {
  renderAllBlocks,
  renderBlocksAround,
} from '#client/dom/content-visibility.ts'
import { announce, moveFocus } from '#client/dom/focus.ts'
import { applySheet } from '#client/dom/stylesheets.ts'
import { startIslands } from '#client/islands/lazy-islands.ts'
import { type PageParts, replacePage } from './page-document.ts'

/** Puts a page into the frame, starts what is in it, and moves the focus to its heading. */
export function renderPage(page: PageParts, top: number) {
  replacePage(page)
  applySheet(page.css)
  // A position far down is exact only where all before it has its size.
  if (top > 0) renderAllBlocks()
  else renderBlocksAround(location.hash)
  for (const part of page.parts) {
    startIslands(part)
    startBehaviours(part)
  }
  announce(page.title)
  moveFocus()
}

/** Reports the missing path of a not-found page to the console (requirements §2.19). */
export function reportNotFound() {
  if (document.querySelector('main[data-not-found]'))
    console.error(`404: no page at ${location.pathname}`)
}
