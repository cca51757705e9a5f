import { allRules, axeFaults, bringAlive, expect, routes, test } from '../e2e/fixtures'

for (const width of [390, 1366])
  for (const colorScheme of ['light', 'dark'] as const)
    for (const route of routes)
      test(`axe finds nothing on ${route} at ${width} px, ${colorScheme}`, async ({
        page,
        allowed,
      }) => {
        if (route === '/404') allowed.push('404')
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
        await page.goto(route)
        await bringAlive(page)
        expect(await axeFaults(page, { tags: allRules })).toEqual([])
      })
