import { expect, test } from 'vitest'
import { installedBrowser } from '#tools/installed-browser.ts'

// Existing files that stand in for browsers.
const firstFile = 'package.json'
const secondFile = 'README.md'

test('the browser in CHROMIUM_PATH is preferred to every other browser', () => {
  const browser = installedBrowser({ CHROMIUM_PATH: firstFile }, [secondFile])
  expect(browser).toBe(firstFile)
})

test('another installed browser is used if the one in CHROMIUM_PATH does not exist', () => {
  const browser = installedBrowser({ CHROMIUM_PATH: 'gone' }, [secondFile])
  expect(browser).toBe(secondFile)
})
