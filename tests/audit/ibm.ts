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

/** The only rule whose result depends on the colour scheme. */
export const ibmColourRules = ['text_contrast_sufficient']

/**
 * Findings of IBM Equal Access by IBM's requirements, which include WCAG 2.2 A and AA; `rules`
 * limits them to the named ones. 'Manual' results are left out: they only ask a person to look.
 */
export async function runIbm(page: Page, rules?: readonly string[]): Promise<Finding[]> {
  await page.evaluate(engine)
  return page.evaluate(async (rules) => {
    const { ace } = window as unknown as { ace: { Checker: typeof Checker } }
    const checker = new ace.Checker()
    type Guideline = Parameters<Checker['addGuideline']>[0]
    // A rule set is needed, since Checker.disableRule() of 4.0.34 disables every rule.
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
        // One rule may return several kinds of result for different reasons.
        rule: `${ruleId}:${reasonId}`,
        message,
        path: path.dom ?? '',
      }))
  }, rules)
}
