import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'
import { compileTargets } from '#ssg/settings/browsers.ts'
import { isAsDelivered } from '#tests/delivered/as-delivered.ts'
import { missingInScript, missingInSheet } from './browser-support.ts'
import { all, builtPages, documentAt } from './page-at.ts'

/** Features of scripts that some supported browser lacks; comments name what replaces them. */
const scriptExceptions = [
  // Links load their pages instead (client/navigation/page-requests).
  'NavigateEvent',
  'TransformStream',
  'canIntercept',
  'currentEntry',
  'downloadRequest',
  'hashChange',
  'intercept',
  'navigationType',
  'sameDocument',
  // Only a browser with Trusted Types calls these (client/dom/trusted-types).
  'createHTML',
  'createScriptURL',
  // Rules are added to the served sheet instead (client/dom/stylesheets).
  'adoptedStyleSheets',
  'replaceSync',
  // Error.cause is assigned as a property, not passed as an option (client/islands/loader).
  'cause',
  // Pages are prefetched, as on a fast connection (client/navigation/prefetch).
  'connection',
  'requestIdleCallback', // A timer is used instead (client/dom/when-idle).
  'transferControlToOffscreen', // No particles are drawn (client/behaviours/particles).
  'Error.captureStackTrace', // Headless UI tests for it.
  'preloadResponse', // The service worker tests for it.
  // These are names in the site's own data, not features.
  ...['icon', 'level', 'subject', 'subscribe', 'to'],
]

/** Features of style sheets that some supported browser lacks; comments name the effect. */
const sheetExceptions = [
  // Only iOS lacks these: a phone shows no cursor, and a visitor resizes no field there.
  'properties.cursor.default',
  'properties.cursor.pointer',
  'properties.resize',
  'selectors.selection',
  // '@supports not (overflow: clip)' uses 'overflow: hidden' instead.
  'properties.overflow-x.clip',
  // All blocks of a page are laid out at once.
  'properties.contain-intrinsic-block-size',
  'properties.content-visibility',
  'properties.overflow-clip-margin',
  'at-rules.media.scripting', // Rules that apply only with or only without script are dropped.
  // A panel that was served open stays open beside the chosen one; decoration is missing.
  'selectors.has',
  // Lines and pages break anywhere.
  ...['properties.break-after.avoid', 'properties.text-wrap'],
  'properties.text-decoration.wavy', // The line is straight.
  'properties.translate', // Elements appear without moving.
  'selectors.details-content', // A closed element is closed on paper, too.
  // A browser without forced colours has none to adjust.
  'at-rules.media.forced-colors',
  'properties.forced-color-adjust',
]

const builtSheets = new Set(
  builtPages.flatMap(({ path }) =>
    all(documentAt(path), 'style').map(({ textContent }) => textContent ?? ''),
  ),
)

/**
 * Matches the syntax of media queries that Chromium before 104 and Safari before 16.4 do not know,
 * so that they drop the rules in them: lengths that are calculated, ranges, and 'not' or 'or'
 * between conditions.
 */
const newQuerySyntax = /calc\(|[<>]|not \(|\) or \(/

const scripts = [
  'sw.js',
  ...readdirSync('dist/assets').map((name) => `assets/${name}`),
]
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, code: readFileSync(`dist/${name}`, 'utf8') }))

describe('the supported browsers of package.json', () => {
  test.each(scripts)('parse $name', async ({ code }) => {
    const compile = (target: string | string[]) =>
      transformWithOxc(code, 'built.js', { target, sourcemap: false })
    // Compiling the script for these browsers changes nothing in it.
    expect((await compile(compileTargets)).code).toBe(
      (await compile('esnext')).code,
    )
  })

  test.skipIf(!isAsDelivered)(
    'have every feature that scripts use, except those in scriptExceptions',
    () => {
      // React tests for the features that it uses.
      const scriptsWithoutReact = scripts.filter(
        ({ name }) => !/^assets\/react-/.test(name),
      )
      expect(
        new Set(
          scriptsWithoutReact.flatMap(({ code }) => missingInScript(code)),
        ),
      ).toEqual(new Set(scriptExceptions))
    },
  )

  test('have every feature that style sheets use, except those in sheetExceptions', () => {
    const sources = readdirSync('components/styles').filter((name) =>
      name.endsWith('.css'),
    )
    const sheets = new Set([
      ...sources.map((name) =>
        readFileSync(`components/styles/${name}`, 'utf8'),
      ),
      ...builtSheets,
    ])
    expect(new Set([...sheets].flatMap(missingInSheet))).toEqual(
      new Set(sheetExceptions.map((name) => `css.${name}`)),
    )
  })

  test('know the syntax of every media query', () => {
    const queries = new Set<string>()
    for (const sheet of builtSheets)
      parse(sheet).walkAtRules('media', ({ params }) => {
        queries.add(params)
      })
    expect(queries).toContain('(min-width:64em)')
    expect([...queries].filter((query) => newQuerySyntax.test(query))).toEqual(
      [],
    )
  })
})
