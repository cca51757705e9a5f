import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { accepted } from './accepted.ts'
import { FINDINGS, type Found } from './findings.ts'
import { views } from './views.ts'

/**
 * Counts the findings of each engine. A complete audit fails for an accepted entry whose elements
 * exist and that no engine reports any more.
 */
export default class AcceptedFindings implements Reporter {
  /** Findings by test, from its last attempt. */
  private readonly found = new Map<string, Found>()

  onTestEnd({ id }: TestCase, { attachments }: TestResult) {
    const body = attachments.find(({ name }) => name === FINDINGS)?.body
    if (body) this.found.set(id, JSON.parse(body.toString()) as Found)
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const all = [...this.found.values()]
    const explained = all.flatMap(({ explained }) => explained)
    console.log(`\n${all.length} of ${views.length} views of pages were looked at.`)
    console.log(`axe: ${all.flatMap(({ axe }) => axe).length} findings`)
    for (const engine of ['IBM', 'Alfa']) {
      const its = explained.filter((finding) => finding.engine === engine)
      const kept = its.filter(({ acceptedBy }) => acceptedBy.length > 0)
      console.log(`${engine}: ${its.length} findings, ${kept.length} of them accepted`)
    }
    if (all.length < views.length) return undefined

    const applicable = new Set(all.flatMap(({ applicable }) => applicable))
    const used = new Set(explained.flatMap(({ acceptedBy }) => acceptedBy))
    const gone = accepted.filter((_, index) => applicable.has(index) && !used.has(index))
    for (const { engine, rule, within = 'every element' } of gone)
      console.log(`${engine} finds ${rule} of ${within} no more: remove it from accepted.ts`)
    return gone.length > 0 ? { status: 'failed' } : undefined
  }
}
