import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Checker } from 'accessibility-checker-engine'
import type { Page } from 'playwright/test'
import type { Finding } from './findings.ts'

/** IBM Equal Access (https://www.ibm.com/able/toolkit/) as a script for the page. */
const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

/** The one rule whose answer a colour scheme can change. */
export const ibmColourRules = ['text_contrast_sufficient']

/**
 * What IBM Equal Access finds by IBM's requirements, of which WCAG 2.2 A and AA are a part; by
 * `rules` alone, if some are named. 'Manual' results, which say no more than that a person should
 * look, are left out.
 */
export async function askIbm(page: Page, rules?: readonly string[]): Promise<Finding[]> {
  await page.evaluate(engine)
  return page.evaluate(async (rules) => {
    const { ace } = window as unknown as { ace: { Checker: typeof Checker } }
    const checker = new ace.Checker()
    type Guideline = Parameters<Checker['addGuideline']>[0]
    // Checker.disableRule() of 4.0.34 disables every rule, so that some alone need a set of their own.
    if (rules)
      checker.addGuideline({
        id: 'chosen',
        checkpoints: [
          { rules: rules.map((id) => ({ id, level: 'VIOLATION', toolkitLevel: '1' })) },
        ],
      } as unknown as Guideline)
    const { results } = await checker.check(document, [rules ? 'chosen' : 'IBM_Accessibility'])
    return results
      .filter(({ value: [policy] }) => policy !== 'INFORMATION')
      .filter(({ value: [, confidence] }) => confidence === 'FAIL' || confidence === 'POTENTIAL')
      .map(({ ruleId, reasonId, message, path }) => ({
        engine: 'IBM' as const,
        // One rule may fail, suspect and ask, for different reasons.
        rule: `${ruleId}:${reasonId}`,
        message,
        path: path.dom ?? '',
      }))
  }, rules)
}
