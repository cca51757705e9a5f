import lighthouse from 'lighthouse'

/** What Lighthouse says about one load on its simulated phone. Scores are 0 to 100. */
export interface Verdict {
  scores: Record<string, number>
  /** Audits that cost a score something, by their titles. */
  faults: string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const TRIES = 3

/** Lighthouse's report; it now and then loses the beginning of a trace on a busy machine and asks to be run again. */
async function reportOf(url: string, port: number, onlyCategories: string[]) {
  for (let tried = 1; ; tried++) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories,
      disableFullPageScreenshot: true,
    })
    if (result && !result.lhr.runtimeError) return result.lhr
    if (tried === TRIES)
      throw new Error(
        `Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message ?? 'it gave no report'}`,
      )
  }
}

/** Audits a page in the browser at this debugging port. `only` performance is enough for a second opinion: the other scores do not vary. */
export async function audit(url: string, port: number, only?: 'performance'): Promise<Verdict> {
  const report = await reportOf(url, port, only ? [only] : [...categories])
  const counted = Object.values(report.categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ weight }) => weight > 0 && id !== 'performance')
      .map((reference) => reference.id),
  )
  return {
    scores: Object.fromEntries(
      Object.values(report.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    faults: counted.flatMap((id) => {
      const found = report.audits[id]
      return found && found.score !== null && found.score < 1 ? [found.title] : []
    }),
  }
}
