import { expect, test } from 'vitest'
import { installedBrowser } from '#tools/installed-browser.ts'

// Files that exist, in place of browsers.
const named = 'package.json'
const other = 'README.md'

test('the browser of CHROMIUM_PATH is taken before every other one', () => {
  const browser = installedBrowser({ CHROMIUM_PATH: named }, [other])
  expect(browser).toBe(named)
})

test('a browser that is gone gives way to the next one', () => {
  const browser = installedBrowser({ CHROMIUM_PATH: 'gone' }, [other])
  expect(browser).toBe(other)
})
