import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Playwright } from '@siteimprove/alfa-playwright'
import allRules from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import type { Page } from 'playwright/test'
import type { Finding } from './findings.ts'

const idOf = ({ uri }: { uri: string }) => uri.slice(uri.lastIndexOf('/') + 1)

/** Rules of A and AA and best practices; the site does not promise AAA (requirements §10.4). */
const promised = [...allRules].filter(({ requirements }) => {
  const criteria = requirements.filter((requirement) => requirement instanceof Criterion)
  return criteria.length === 0 || criteria.some(Conformance.isAA())
})

/** Contrast, links within text and focus indicators: the rules that a colour scheme can affect. */
export const alfaColourRules = ['sia-r62', 'sia-r65', 'sia-r69']

/**
 * Findings of Siteimprove Alfa (https://alfa.siteimprove.com): failed outcomes of the rules of
 * WCAG 2.2 A and AA and of its best practices; `rules` limits them to the named ones.
 */
export async function runAlfa(page: Page, rules?: readonly string[]): Promise<Finding[]> {
  const input = await Playwright.toPage(await page.evaluateHandle(() => document))
  const asked = promised.filter((rule) => !rules || rules.includes(idOf(rule)))
  const outcomes = await Audit.of(input, asked).evaluate()
  return [...outcomes].flatMap((outcome) => {
    if (!Outcome.isFailed(outcome)) return []
    const { rule, target, expectations } = outcome
    const message = [...expectations.values()]
      .map((result) => (result.isErr() ? result.getErrUnsafe().message : ''))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
    // Some rules compare elements, so their target is a group.
    const nodes = 'path' in target ? [target] : [...target]
    return nodes.map((node) => ({
      engine: 'Alfa' as const,
      rule: idOf(rule),
      message,
      path: node.path(),
    }))
  })
}
