// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { renderAllBlocks } from '#client/dom/content-visibility.ts'

test('what a visitor reads stays in place while a block above it grows', () => {
  document.body.innerHTML =
    '<main class="lazy-content"><p></p><p></p><p id="read"></p></main>'
  const read = document.getElementById('read') as HTMLElement
  // Blocks above are out of sight; the one that is read moves down by 120 px once they are exact.
  read.getBoundingClientRect = () => {
    const top = read.classList.contains('rendered') ? 150 : 30
    return new DOMRect(0, top, 100, 100)
  }
  const scroll = vi.spyOn(globalThis, 'scrollBy').mockImplementation(() => {})
  renderAllBlocks()
  expect(scroll).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ top: 120 }),
  )
})
