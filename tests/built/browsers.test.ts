import { readdirSync, readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'
import { compileTargets, readBrowsers } from '../../ssg/settings/browsers.ts'
import { type Missing, missingInScript, missingInSheet, sheetsIn } from './browser-support.ts'
import { all, documentAt } from './page-at.ts'
import { builtPages } from './site.ts'

/** Features that some supported browser lacks, or their parents, by the fallback it gets. */
type Exceptions = Readonly<Record<string, readonly string[]>>

const inScripts: Exceptions = {
  'links load their pages (client/navigation/page-requests)': [
    'api.Navigation',
    'api.NavigateEvent',
  ],
  'the policy of a browser that has them (client/dom/trusted-types)': [
    'api.TrustedTypePolicy',
    'api.TrustedTypePolicyFactory',
  ],
  'a rule in a sheet of the page (client/navigation/stylesheets)': [
    'api.CSSStyleSheet.replaceSync',
    'api.Document.adoptedStyleSheets',
  ],
  'counts by another rule (data/links)': ['javascript.builtins.Intl.Segmenter'],
  'set by hand (client/islands/loader)': ['javascript.builtins.Error.cause'],
  'unknown: pages are fetched ahead (client/navigation/prefetch)': ['api.Navigator.connection'],
  'unknown: a message names no page (client/dom/visit-source)': [
    'api.PerformanceResourceTiming.responseStatus',
  ],
  'decoration is missing (client/behaviours/particles)': [
    'api.HTMLCanvasElement.transferControlToOffscreen',
  ],
  'Headless UI asks first': ['api.Element.role', 'javascript.builtins.Error.captureStackTrace'],
  'The service worker asks first': [
    'api.FetchEvent.preloadResponse',
    'api.NavigationPreloadManager.enable',
  ],
  'React asks first, or does for its view transitions, which no page uses': [
    'api.Document.startViewTransition',
    'api.HTMLElement.popover',
    'api.MouseEvent',
    'api.NavigationDestination.getState',
    'api.PerformanceResourceTiming.transferSize',
    'api.ViewTransition',
  ],
  'names of something else': [
    'api.AnimationEvent.animation',
    'api.DocumentPictureInPicture.enter_event',
    'api.HTMLImageElement.fetchPriority',
    'api.HTMLInputElement.capture',
    'api.HTMLLinkElement.imageSizes',
    'api.Navigator.share',
    'api.SpeechRecognitionEvent.results',
    'api.SyncEvent.tag',
    'javascript.builtins.AsyncDisposableStack.use',
  ],
}

const inSheets: Exceptions = {
  'no such thing on a phone': [
    'css.properties.cursor',
    'css.properties.resize',
    'css.selectors.selection',
  ],
  "hidden in place of clip, by '@supports not (overflow: clip)'": [
    'css.properties.overflow.clip',
    'css.properties.overflow-x.clip',
  ],
  'laid out at once': [
    'css.properties.contain-intrinsic-block-size',
    'css.properties.content-visibility',
    'css.properties.overflow-clip-margin',
  ],
  'what scripts hide or lay out is shown and laid out until they run': [
    'css.at-rules.media.scripting',
  ],
  'the panel that was open stays, and decoration is missing': ['css.selectors.has'],
  'lines and pages break where they may': [
    'css.properties.break-after.avoid',
    'css.properties.text-wrap',
  ],
  "in the system's colours": ['css.properties.accent-color'],
  'appears without moving': ['css.properties.translate'],
  'printed as it is on the screen': ['css.selectors.details-content'],
  'a browser without forced colours has none to adjust': [
    'css.at-rules.media.forced-colors',
    'css.properties.forced-color-adjust',
  ],
}

const scripts = new Map(
  ['sw.js', ...readdirSync('dist/assets').map((name) => `assets/${name}`)]
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(`dist/${name}`, 'utf8')] as const),
)
const sheets = new Set([
  ...builtPages.flatMap(({ path }) =>
    all(documentAt(path), 'style').map(({ textContent }) => textContent ?? ''),
  ),
  ...[...scripts.values()].flatMap(sheetsIn),
])

/** The site's own rules; the content decides which of them reach a page. */
const ownSheets = readdirSync('components/styles')
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(`components/styles/${name}`, 'utf8'))

const covers = (exception: string, feature: string) =>
  feature === exception || feature.startsWith(`${exception}.`)

/** Missing features without an exception, as sentences. */
const without = (exceptions: Exceptions, missing: readonly Missing[]) =>
  new Set(
    missing
      .filter(
        ({ feature }) =>
          !Object.values(exceptions)
            .flat()
            .some((exception) => covers(exception, feature)),
      )
      .map(({ feature, browsers, source }) => `${browsers} without ${feature}: ${source}`),
  )

/** Exceptions that no feature needs. */
const unused = (exceptions: Exceptions, missing: readonly Missing[]) =>
  Object.values(exceptions)
    .flat()
    .filter((exception) => !missing.some(({ feature }) => covers(exception, feature)))

describe('the browsers of the list in package.json', () => {
  const inAllScripts = [...scripts.values()].flatMap(missingInScript)
  const inAllSheets = [...sheets].flatMap(missingInSheet)

  test.each([...scripts.keys()])('parse %s', async (name) => {
    const code = scripts.get(name) ?? ''
    const compiled = (target: string | string[]) =>
      transformWithOxc(code, 'built.js', { target, sourcemap: false })
    // The compiler replaces nothing.
    expect((await compiled(compileTargets)).code).toBe((await compiled('esnext')).code)
  })

  test('support every feature that scripts use without a test for it', () => {
    expect(without(inScripts, inAllScripts)).toEqual(new Set())
    expect(unused(inScripts, inAllScripts)).toEqual([])
  })

  test('support every feature that style sheets use without a fallback', () => {
    expect(without(inSheets, inAllSheets)).toEqual(new Set())
    expect(unused(inSheets, [...inAllSheets, ...ownSheets.flatMap(missingInSheet)])).toEqual([])
  })
})

describe('a feature that is too new', () => {
  test.each([
    ['[...visits].toReversed()', 'javascript.builtins.Array.toReversed'],
    ['element.checkVisibility()', 'api.Element.checkVisibility'],
    ['AbortSignal.any([])', 'api.AbortSignal.any_static'],
  ])('is found in a script: %s', (code, feature) => {
    expect(missingInScript(code)).toMatchObject([{ feature }])
  })

  test.each(['AbortSignal.timeout?.(1)', 'self.trustedTypes?.x', 'element.dataset.popover'])(
    'is accepted where the script tests for support: %s',
    (code) => {
      expect(missingInScript(code)).toEqual([])
    },
  )

  test.each([
    ['a { background: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
    ['a { background: red; background: color-mix(in srgb, var(--a), blue) }', 'color-mix'],
    ['a:hover, a:has(b) { color: red }', 'css.selectors.has, which takes'],
    ['@container (width > 1px) { a { color: red } }', 'css.at-rules.container'],
  ])('is found in a style sheet: %s', (css, feature) => {
    expect(missingInSheet(css).map((one) => one.feature)).toContainEqual(
      expect.stringContaining(feature),
    )
  })

  test.each([
    'a { background: red; background: color-mix(in srgb, red, blue) }',
    '@supports (height: 100dvh) { a { height: 100dvh } }',
    'a:is(:hover, :has(b)) { color: red }',
  ])('is accepted where it has a fallback: %s', (css) => {
    expect(missingInSheet(css)).toEqual([])
  })

  test('a browser list without oldest versions is refused with a remedy', () => {
    expect(() => readBrowsers(['defaults'])).toThrow(
      "package.json: browserslist holds 'defaults'. Write the oldest version",
    )
  })
})
