import { readFileSync } from 'node:fs'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { expect, routes, setTextSize, test } from './fixtures.ts'

/** The places within pages that links of the site lead to; the skip link is one on every page. */
const addressesWithin = new Set(
  routes.flatMap((route) =>
    [
      ...readFileSync(`dist/${fileOfRoute(route)}`, 'utf8').matchAll(
        / href="(\/[^"#]*)?#((?!main")[^"]+)"/g,
      ),
    ].map(([, path = route, id]) => `${path}#${id}`),
  ),
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [width, height, standard] of [
    [390, 844, 16],
    [390, 844, 32],
    [320, 640, 32],
    [1366, 900, 32],
  ] as const)
    test(`no link leads below the header at ${width} px, text ${standard} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await setTextSize(page, standard)
      const hidden: string[] = []
      for (const address of addressesWithin) {
        await page.goto(address)
        const isHidden = await page.evaluate(() => {
          const box = (part: string) => document.querySelector(part)?.getBoundingClientRect()
          const { top = Number.NaN } = box(':target') ?? {}
          return !(top + 1 >= (box('.site-header')?.bottom ?? 0) && top >= 0 && top < innerHeight)
        })
        if (isHidden) hidden.push(address)
      }
      expect(hidden).toEqual([])
    })
})
