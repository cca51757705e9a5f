import type { Page } from 'playwright/test'
import { allRules, axeFaults, colourRules, expect, renderAllBlocks, test } from '../e2e/fixtures.ts'
import { alfaColourRules, runAlfa } from './alfa.ts'
import { explain, FINDINGS, type Found } from './findings.ts'
import { ibmColourRules, runIbm } from './ibm.ts'
import { views } from './views.ts'

/** Removes transitions: within a closed <details> a change of colours would never end. */
const withoutTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })

for (const { route, state, width, open } of views)
  test(`axe, IBM and Alfa find nothing on ${route} ${state} at ${width} px`, async ({
    page,
    allowed,
  }) => {
    if (route === '/404') allowed.push('404')
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await open(page, route)
    // Blocks are rendered first: IBM reads no text in a block that is not drawn yet
    // (content-visibility: auto) and misses the labels of its fields. Screen readers have them:
    // Chromium's own accessibility tree includes such blocks (--force-renderer-accessibility).
    await renderAllBlocks(page)
    const axe = await axeFaults(page, { tags: allRules })
    const findings = [...(await runIbm(page)), ...(await runAlfa(page))]

    // A second colour scheme only affects the colour rules.
    await withoutTransitions(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    axe.push(...(await axeFaults(page, { rules: colourRules })))
    findings.push(...(await runIbm(page, ibmColourRules)))
    findings.push(...(await runAlfa(page, alfaColourRules)))

    const found: Found = { axe, ...(await explain(page, findings)) }
    await test.info().attach(FINDINGS, { body: JSON.stringify(found) })
    expect([
      ...axe.map((fault) => `axe ${fault}`),
      ...found.explained
        .filter(({ acceptedBy }) => acceptedBy.length === 0)
        .map(
          ({ engine, rule, message, path, markup }) =>
            `${engine} ${rule}: ${message} ${path} ${markup}`,
        ),
    ]).toEqual([])
  })
