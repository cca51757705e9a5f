import {
  expect,
  holdBack,
  outsideOf,
  shiftsOf,
  sidewaysScroll,
  sumOf,
  test,
  watchShifts,
} from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// tests/e2e/every-page.spec.ts measures the shift by fonts on every page, where they come early.
test('the header fits before its fonts, and a late one hardly shifts the page', async ({
  page,
}) => {
  await watchShifts(page)
  const arrive = await holdBack(page, /\.woff2$/)
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  for (const width of [320, 768, 1024, 1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
    expect(await outsideOf(page), `${width} px`).toEqual([])
  }
  const before = sumOf(await shiftsOf(page))
  arrive()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  expect(sumOf(await shiftsOf(page)) - before, 'layout shift').toBeLessThanOrEqual(0.03)
  const isShown = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    const widthIn = (families: string) => {
      context.font = `600 40px ${families}`
      return context.measureText('Will it').width
    }
    return widthIn('"Anek Latin",monospace') !== widthIn('monospace')
  })
  expect(isShown, 'the heading font is shown').toBe(true)
})
