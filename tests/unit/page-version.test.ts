import { expect, test } from 'vitest'
import { versionOf } from '#ssg/document/site-assets.ts'

test.each([
  ['another style sheet', ['css-2', 'app-1.js', '<header>']],
  ['another script', ['css-1', 'app-2.js', '<header>']],
  ['another header', ['css-1', 'app-1.js', '<header class="new">']],
  ['the same text divided into other parts', ['css-1app-1.js', '', '<header>']],
])('a deploy with %s gives its pages a new version', (_, parts) => {
  expect(versionOf(...parts)).not.toBe(
    versionOf('css-1', 'app-1.js', '<header>'),
  )
})
