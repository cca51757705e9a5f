import { expect, test } from 'vitest'
import { installedBrowser } from '#tools/installed-browser.ts'

// Files that exist stand for browsers.
const named = 'package.json'
const other = 'README.md'

test('the browser of CHROMIUM_PATH is taken before every other one', () => {
  expect(installedBrowser({ CHROMIUM_PATH: named }, [other])).toBe(named)
})

test('a browser that is gone gives way to the next one', () => {
  expect(installedBrowser({ CHROMIUM_PATH: 'gone' }, [other])).toBe(other)
})
