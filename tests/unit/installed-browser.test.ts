import { expect, test } from 'vitest'
import { installedBrowser } from '#tools/installed-browser.ts'

// Existing files that stand in for browsers.
const named = 'package.json'
const other = 'README.md'

test('the browser in CHROMIUM_PATH is preferred to every other browser', () => {
  const browser = installedBrowser({ CHROMIUM_PATH: named }, [other])
  expect(browser).toBe(named)
})

test('the next browser is used if the one in CHROMIUM_PATH does not exist', () => {
  const browser = installedBrowser({ CHROMIUM_PATH: 'gone' }, [other])
  expect(browser).toBe(other)
})
