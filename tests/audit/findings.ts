import type { Page } from 'playwright/test'
import { accepted, type Engine } from './accepted.ts'

/** A rule engine's remark on one element of a page. */
export interface Finding {
  engine: Engine
  rule: string
  message: string
  /** The element as a path from the root, such as /html[1]/body[1]/main[1]. */
  path: string
}

/** A finding with its element's markup and the indexes of the entries that accept it. */
interface Explained extends Finding {
  markup: string
  acceptedBy: number[]
}

/** All findings of the engines in one view of a page. */
export interface Found {
  axe: string[]
  explained: Explained[]
  /** Indexes of the accepted entries whose elements the page has, found or not. */
  applicable: number[]
}

/** Name of the attachment that carries a test's findings to the reporter. */
export const FINDINGS = 'findings'

/** Finds the elements of findings in the page, and the entries that accept them. */
export const explain = (
  page: Page,
  findings: readonly Finding[],
): Promise<Pick<Found, 'explained' | 'applicable'>> =>
  page.evaluate(
    ({ findings, accepted }) => {
      // XPath needs a namespace for SVG elements, which the engines leave out.
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
