import { readFileSync } from 'node:fs'
import { holdBack, routes, test } from '#tests/e2e/fixtures.ts'
import { hydrateAll } from '#tests/e2e/hydration.ts'
import { application, consultation } from '#tests/e2e/leads.ts'
import { withVisitor } from './journey.ts'
import {
  apply,
  openPage,
  reload,
  sendStep,
  step,
  translate,
  writeStep,
} from './steps.ts'

const scripts = /\/assets\/.*\.js/
const hydrateEverything = step('hydrate every island', ({ page }) =>
  hydrateAll(page),
)

/** The islands, behaviours and other data attributes that scripts use on a page. */
const scriptedParts = (path: string) =>
  readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8').match(
    /\sdata-(?:(?:island|behaviour)="[^"]*"|[\w-]+)/g,
  ) ?? []
const coveredParts = new Set<string>()

/**
 * Pages that together have every kind of scripted part: a page is left out if all its kinds of
 * parts are on earlier pages.
 */
const scriptedPages = routes.filter((path) => {
  const newParts = scriptedParts(path).filter((part) => !coveredParts.has(part))
  for (const part of newParts) coveredParts.add(part)
  return newParts.length > 0
})

for (const path of scriptedPages)
  test(`${path} keeps every word if a translation comes before or after hydration`, ({
    browser,
  }) =>
    withVisitor(browser, {}, async (journey) => {
      const release = await holdBack(journey.page, scripts)
      await journey.takeSteps(openPage(path), translate)
      release()
      // Hydrates the translated page and shows the original; then translates the hydrated page.
      await journey.takeSteps(
        hydrateEverything,
        translate,
        reload,
        hydrateEverything,
      )
      await journey.takeSteps(translate, translate)
    }))

// One form that is in the served HTML, and the one that only a script shows.
for (const lead of [consultation, application])
  for (const when of ['before scripts load', 'while typing'] as const)
    test(`${lead.name} sends what is typed although the page is translated ${when}`, ({
      browser,
    }) =>
      withVisitor(browser, {}, async (journey) => {
        const isEarly = when !== 'while typing'
        const release = isEarly
          ? await holdBack(journey.page, scripts)
          : () => {}
        await journey.takeSteps(openPage(lead.path))
        if (isEarly) await journey.takeSteps(translate)
        // The application skips this step, since it has no form before its script.
        await journey.takeSteps(writeStep(0, 'early'))
        release()
        await journey.takeSteps(hydrateEverything, apply, writeStep(1, 'late'))
        if (!isEarly) await journey.takeSteps(translate)
        await journey.takeSteps(writeStep(2, 'last'), sendStep(false))
      }))
