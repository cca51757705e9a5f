import { readdirSync, readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'
import { compileTargets } from '#ssg/settings/browsers.ts'
import { isAsDelivered } from '#tests/delivered/as-delivered.ts'
import { missingInScript, missingInSheet } from './browser-support.ts'
import { all, builtPages, documentAt } from './page-at.ts'

/** Features that some supported browser lacks, and below them what it gets instead. */
const inScripts = [
  // Links load their pages (client/navigation/page-requests).
  'NavigateEvent',
  'TransformStream',
  'canIntercept',
  'currentEntry',
  'downloadRequest',
  'hashChange',
  'intercept',
  'navigationType',
  'sameDocument',
  // The policy is that of a browser that has them (client/dom/trusted-types).
  'createHTML',
  'createScriptURL',
  // A sheet of the page takes the rule (client/dom/stylesheets).
  'adoptedStyleSheets',
  'replaceSync',
  // Another rule counts letters (data/links).
  'Intl.Segmenter',
  'Segmenter',
  'segment',
  'cause', // set by hand (client/islands/loader)
  'connection', // unknown, so pages are fetched ahead (client/navigation/prefetch)
  'requestIdleCallback', // a timer instead (client/dom/when-idle)
  'transferControlToOffscreen', // decoration is missing (client/behaviours/particles)
  'Error.captureStackTrace', // Headless UI asks first.
  'preloadResponse', // The service worker asks first.
  ...['icon', 'level', 'subject', 'subscribe', 'to'], // names of something else
]

const inSheets = [
  // A phone has no such thing.
  'properties.cursor.default',
  'properties.cursor.pointer',
  'properties.resize',
  'selectors.selection',
  // '@supports not (overflow: clip)' hides instead.
  'properties.overflow-x.clip',
  // Blocks are laid out at once.
  'properties.contain-intrinsic-block-size',
  'properties.content-visibility',
  'properties.overflow-clip-margin',
  'at-rules.media.scripting', // What scripts hide or lay out is shown until they run.
  'selectors.has', // The panel that was open stays, and decoration is missing.
  ...['properties.break-after.avoid', 'properties.text-wrap'], // Lines break where they may.
  'properties.text-decoration.wavy', // a straight line
  'properties.translate', // appears without moving
  'selectors.details-content', // printed as it is on the screen
  // A browser without forced colours has none to adjust.
  'at-rules.media.forced-colors',
  'properties.forced-color-adjust',
]

const scripts = [
  'sw.js',
  ...readdirSync('dist/assets').map((name) => `assets/${name}`),
]
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, code: readFileSync(`dist/${name}`, 'utf8') }))

describe('the browsers of the list in package.json', () => {
  test.each(scripts)('parse $name', async ({ code }) => {
    const compiled = (target: string | string[]) =>
      transformWithOxc(code, 'built.js', { target, sourcemap: false })
    // The compiler replaces nothing.
    expect((await compiled(compileTargets)).code).toBe(
      (await compiled('esnext')).code,
    )
  })

  test.skipIf(!isAsDelivered)(
    'have every feature that scripts use without a test for it',
    () => {
      // React tests for what it uses.
      const own = scripts.filter(({ name }) => !/^assets\/react-/.test(name))
      expect(new Set(own.flatMap(({ code }) => missingInScript(code)))).toEqual(
        new Set(inScripts),
      )
    },
  )

  test('have every feature that style sheets use without a fallback', () => {
    const sources = readdirSync('components/styles').filter((name) =>
      name.endsWith('.css'),
    )
    const sheets = new Set([
      ...sources.map((name) =>
        readFileSync(`components/styles/${name}`, 'utf8'),
      ),
      ...builtPages.flatMap(({ path }) =>
        all(documentAt(path), 'style').map(
          ({ textContent }) => textContent ?? '',
        ),
      ),
    ])
    expect(new Set([...sheets].flatMap(missingInSheet))).toEqual(
      new Set(inSheets.map((name) => `css.${name}`)),
    )
  })
})
