import { axeFaults, expect, readToTheEnd, routes, test } from '../e2e/fixtures'

/** Every set of rules that axe has, the experimental one included; AAA is beyond what the site promises (requirements §10.4). */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental', 'section508', 'EN-301-549']

for (const width of [390, 1366])
  for (const colorScheme of ['light', 'dark'] as const)
    for (const route of routes)
      test(`axe finds nothing on ${route} at ${width} px, ${colorScheme}`, async ({ page, allowed }) => {
        if (route === '/404') allowed.push('404')
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
        await page.goto(route)
        await readToTheEnd(page)
        for (const island of await page.locator('main [data-island]').all()) await expect(island).toHaveAttribute('data-hydrated', '')
        expect(await axeFaults(page, { tags })).toEqual([])
      })
