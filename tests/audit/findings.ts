import type { Page } from 'playwright/test'
import { accepted } from './accepted.ts'

/** What a rule engine says of one element of a page. */
export interface Finding {
  engine: 'IBM' | 'Alfa'
  rule: string
  message: string
  /** The element as a path from the root, such as /html[1]/body[1]/main[1]. */
  path: string
}

/** A finding with its element's markup and the indexes of what it is accepted by. */
interface Explained extends Finding {
  markup: string
  acceptedBy: number[]
}

/** What the engines found in one view of a page. */
export interface Found {
  axe: string[]
  explained: Explained[]
  /** Indexes of what is accepted of elements that the page has, whether found or not. */
  applicable: number[]
}

/** The attachment of a test that tells the reporter what was found. */
export const FINDINGS = 'findings'

/** Looks up the elements of findings in the page, and which of them are accepted. */
export const explain = (
  page: Page,
  findings: readonly Finding[],
): Promise<Pick<Found, 'explained' | 'applicable'>> =>
  page.evaluate(
    ({ findings, accepted }) => {
      // In XPath, SVG elements need a namespace, which the engines leave out.
      const elementAt = (path: string) => {
        let element = document.documentElement as Element
        for (const [step, name, number] of path.matchAll(/\/([\w-]+)\[(\d+)\]/g)) {
          if (step === '/html[1]') continue
          const sameName = [...element.children].filter(({ localName }) => localName === name)
          element = sameName[Number(number) - 1] ?? element
        }
        return element
      }
      const entries = [...accepted.entries()]
      return {
        explained: findings.map((finding) => {
          const element = elementAt(finding.path)
          return {
            ...finding,
            markup: element.outerHTML.slice(0, 150),
            acceptedBy: entries
              .filter(
                ([, { engine, rule, within }]) =>
                  engine === finding.engine &&
                  rule === finding.rule &&
                  (!within || element.closest(within)),
              )
              .map(([index]) => index),
          }
        }),
        applicable: entries
          .filter(([, { within }]) => !within || document.querySelector(within))
          .map(([index]) => index),
      }
    },
    { findings, accepted },
  )
