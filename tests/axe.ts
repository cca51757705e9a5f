import axe from 'axe-core'
import type { Page } from 'playwright/test'

interface CheckedPart {
  /** Selector of the part to check; the whole page by default. */
  within?: string
  rules?: string[]
  /** Rules that are left out. */
  without?: string[]
}

/** Violations that axe finds, one line per rule; optionally only in one part or of some rules. */
export async function faultsOfPart(
  page: Page,
  { within, rules, without = [] }: CheckedPart = {},
) {
  // Loading axe takes as long as running its rules, so each document gets it once.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(axe.source)
  const options: axe.RunOptions = {
    // Details of passed rules would double the time.
    resultTypes: ['violations'],
    rules: Object.fromEntries(
      without.map((rule) => [rule, { enabled: false }]),
    ),
    ...(rules && { runOnly: rules }),
  }
  return page.evaluate(
    async ([within, options]) => {
      const { violations } = await (
        window as unknown as { axe: typeof axe }
      ).axe.run(within ?? document, options)
      return violations.map(({ id, nodes }) => {
        const places = nodes.map(
          ({ target, failureSummary }) =>
            `${target.join(' ')} ${failureSummary}`,
        )
        return `${id}: ${places.join(' | ')}`
      })
    },
    [within, options] as const,
  )
}
