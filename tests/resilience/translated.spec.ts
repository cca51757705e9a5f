import { readFileSync } from 'node:fs'
import { holdBack, routes, test } from '#tests/e2e/fixtures.ts'
import { hydrateAll } from '#tests/e2e/hydration.ts'
import { application, consultation } from '#tests/e2e/leads.ts'
import { visiting } from './journey.ts'
import { apply, open, reload, sends, step, switchTranslation, writes } from './steps.ts'

const scripts = /\/assets\/.*\.js/
const hydrates = step('show interest in every part', ({ page }) => hydrateAll(page))
const options = { serviceWorkers: 'block' } as const

/** What scripts change in a page: its islands, behaviours and other attributes that they read. */
const scriptedParts = (path: string) =>
  readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8').match(
    /\sdata-(?:(?:island|behaviour)="[^"]*"|[\w-]+)/g,
  ) ?? []
const known = new Set<string>()

/** Each page with a part that no page before it has: the same script does the same in others. */
const scriptedPages = routes.filter((path) => {
  const fresh = scriptedParts(path).filter((part) => !known.has(part))
  for (const part of fresh) known.add(part)
  return fresh.length > 0
})

for (const path of scriptedPages)
  test(`${path} keeps every word when it is translated, before and after hydration`, ({
    browser,
  }) =>
    visiting(browser, options, async (journey) => {
      const arrive = await holdBack(journey.page, scripts)
      for (const one of [open(path), switchTranslation]) await one.run(journey)
      arrive()
      // Translated before hydration, in the original language again, and after hydration.
      const twice = [switchTranslation, switchTranslation]
      for (const one of [hydrates, switchTranslation, reload, hydrates, ...twice])
        await one.run(journey)
    }))

// One form as it is served, and the one that a script shows.
for (const lead of [consultation, application])
  for (const when of ['before its script comes', 'half way'] as const)
    test(`${lead.name} sends what is typed when it is translated ${when}`, ({ browser }) =>
      visiting(browser, options, async (journey) => {
        const isEarly = when !== 'half way'
        const arrive = isEarly ? await holdBack(journey.page, scripts) : () => {}
        await open(lead.path).run(journey)
        if (isEarly) await switchTranslation.run(journey)
        // The application has no form before its script.
        if (lead !== application) await writes(0, 'early').run(journey)
        arrive()
        for (const one of [hydrates, apply, writes(1, 'late')]) await one.run(journey)
        if (!isEarly) await switchTranslation.run(journey)
        for (const one of [writes(2, 'last'), sends(false)]) await one.run(journey)
      }))
