import lighthouse from 'lighthouse'

/** Result of Lighthouse for one load on its simulated phone; scores from 0 to 100. */
export interface Verdict {
  scores: Record<string, number>
  /** Titles of audits that lower a score. */
  faults: string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const TRIES = 3

/**
 * Lighthouse's report; on a busy machine it sometimes loses the start of a trace and asks for
 * another run.
 */
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
        `Lighthouse could not load ${url}: ` +
          `${result?.lhr.runtimeError?.message ?? 'it gave no report'}`,
      )
  }
}

/**
 * Audits a page in the browser at this debugging port. With `only` set to performance it is a
 * second opinion: the other scores do not vary.
 */
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
