import { createElement } from '#client/dom/create-element.ts'
import type { NoticeText } from '#client/dom/notice.ts'
import { currentCss } from '#client/dom/stylesheets.ts'
import { reloadPage } from '#client/dom/visit-memory.ts'
import {
  tryAgain as tryAgainLabel,
  unexpected,
  unreachable,
} from '#data/failures.yaml'
import { type ReplaceablePage, VersionMismatch } from './page-document.ts'

/** Creates an error page, shown in place of the requested page (requirements §8.1.2). */
function errorPage(
  { title, text }: NoticeText,
  onTryAgain: () => void,
): ReplaceablePage {
  const { home: homeLink } = unexpected
  const tryAgainButton = createElement(
    'button',
    { type: 'button', class: 'btn-quiet' },
    tryAgainLabel,
  )
  tryAgainButton.onclick = onTryAgain
  const main = createElement(
    'main',
    { id: 'main', tabindex: '-1', 'data-stand-in': 'error' },
    createElement(
      'div',
      { class: 'wrap failure-page' },
      createElement('h1', {}, title),
      createElement('p', {}, text),
      createElement(
        'p',
        { class: 'flex flex-wrap items-center gap-3' },
        createElement(
          'a',
          { href: homeLink.href, class: 'btn-primary' },
          homeLink.label,
        ),
        tryAgainButton,
      ),
    ),
  )
  return {
    parts: [createElement('div', { id: 'above-header' }), main],
    currentMarks: [],
    head: [createElement('meta', { name: 'robots', content: 'noindex' })],
    title,
    css: currentCss(),
  }
}

/** The error page for a response that is not a page, or for a page that failed to display. */
export function brokenPage(error: unknown, onTryAgain: () => void) {
  const { title } = unexpected
  console.error(title, error)
  const text = error instanceof Error ? error.message : String(error)
  return errorPage({ title, text }, onTryAgain)
}

/** The error page for an address without a response, or for a page that needs a reload. */
export function unreachablePage(error: unknown, onTryAgain: () => void) {
  const { title, text, renewed: renewedText } = unreachable
  return error instanceof VersionMismatch
    ? errorPage({ title, text: renewedText }, reloadPage)
    : errorPage({ title, text }, onTryAgain)
}
