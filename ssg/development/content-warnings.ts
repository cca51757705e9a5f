/**
 * Name of the event with which the development server sends its warnings ('to look at'), as lines.
 */
export const WARNINGS_EVENT = 'content:look'

/** A box with warnings at the lower left; it is closed at first, to cover little of the page. */
function warningsBox(warnings: readonly string[]): HTMLElement {
  const box = document.createElement('details')
  box.id = 'content-warnings'
  box.style.cssText =
    'position:fixed;left:8px;bottom:8px;z-index:9999;max-width:min(640px,90vw);padding:8px;' +
    'background:#fff7d6;color:#222;border:1px solid #b98900;font:14px/1.5 monospace'
  const summary = document.createElement('summary')
  summary.textContent = `${warnings.length} to look at`
  const list = document.createElement('ul')
  list.style.cssText =
    'max-height:50vh;overflow:auto;margin:8px 0 0;padding-left:20px'
  const entries = warnings.map((warning) => {
    const entry = document.createElement('li')
    entry.textContent = warning
    return entry
  })
  list.append(...entries)
  box.append(summary, list)
  return box
}

/** Shows warnings over the page, in place of earlier ones. */
export function showWarnings(warnings: readonly string[]) {
  document.getElementById('content-warnings')?.remove()
  if (warnings.length > 0) document.body.append(warningsBox(warnings))
}

import.meta.hot?.on(WARNINGS_EVENT, showWarnings)
