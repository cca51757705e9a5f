import { formatProblem } from '#ssg/content/content-error.ts'
import { findProblems, mistakesOf } from '#tools/checks/content-problems.ts'
import { counted } from '#tools/checks/content-report.ts'
import { type Context, contextOf, type LaunchFinding, type LaunchOptions } from './context.ts'
import { excuses, readExceptions } from './exceptions.ts'
import { identity } from './identity.ts'
import { pagesOfWork, stories, unreadNotice, unreadTranslations } from './samples.ts'

export type { LaunchFinding, LaunchOptions } from './context.ts'

/** Applies the dated exceptions; expired and unused ones are findings themselves. */
function withExceptions(
  { site, today }: Context,
  found: readonly LaunchFinding[],
): LaunchFinding[] {
  const { exceptions, problems } = readExceptions(site)
  const used = new Set<unknown>()
  const result = found.map((finding): LaunchFinding => {
    const mine = exceptions.filter((exception) => excuses(exception, finding.id))
    for (const exception of mine) used.add(exception)
    const valid = mine.find(({ until }) => until >= today)
    if (valid)
      return { ...finding, blocking: false, excused: { until: valid.until, why: valid.why } }
    const expired = mine.at(0)
    return expired
      ? { ...finding, message: `${finding.message}. Its exception ran out on ${expired.until}` }
      : finding
  })
  result.push(
    ...problems.map((problem, index) => ({
      id: `exceptions.${index + 1}`,
      blocking: true,
      ...problem,
    })),
  )
  for (const exception of exceptions)
    if (!used.has(exception))
      result.push({
        id: `exceptions.${exception.finding}`,
        blocking: false,
        ...exception.place,
        message: `Nothing is found under '${exception.finding}' any more: delete this exception`,
      })
  return result
}

const rank = ({ blocking, excused }: LaunchFinding) => (blocking ? 0 : excused ? 2 : 1)
/** Mistakes that stop every build come first. */
const isMistake = ({ id }: LaunchFinding) => id.startsWith('content.')

/** Mistakes that stop every build, and what the rules find that concerns going live alone. */
function fromRules({ site }: Context): LaunchFinding[] {
  const counts = new Map<string, number>()
  const numbered = (start: string) => {
    counts.set(start, (counts.get(start) ?? 0) + 1)
    return `${start}.${counts.get(start)}`
  }
  const mistakes = mistakesOf(site).map((problem) => ({
    id: numbered(`content.${problem.file}`),
    blocking: true,
    ...problem,
  }))
  const found = findProblems(site, ['blocks', 'look']).map(({ rule, id, ...problem }) => ({
    ...problem,
    id: id ? `${rule.name}.${problem.file}.${id}` : numbered(`${rule.name}.${problem.file}`),
    blocking: rule.severity === 'blocks',
  }))
  return [...mistakes, ...found]
}

/** Every open point before going live: blocking, then warnings, then excused. */
export async function launchFindings(
  root: string,
  options: LaunchOptions = {},
): Promise<LaunchFinding[]> {
  const context = await contextOf(root, options)
  const found = [
    ...identity(context),
    ...stories(context),
    ...pagesOfWork(context),
    ...unreadTranslations(context),
    ...unreadNotice(context),
    ...fromRules(context),
  ]
  return withExceptions(context, found).sort(
    (a, b) =>
      rank(a) - rank(b) ||
      Number(isMistake(b)) - Number(isMistake(a)) ||
      (a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1),
  )
}

const line = (finding: LaunchFinding) => {
  const { id, excused } = finding
  const reason = excused ? `\n      excused until ${excused.until}: ${excused.why}` : ''
  return `  ${formatProblem(finding)}  [${id}]${reason}`
}

/** Findings for the terminal. */
export function printFindings(findings: readonly LaunchFinding[]): string {
  const groups = ['Blocking: a production deploy stops', 'Worth a look', 'Excused for now']
  const parts = groups.flatMap((title, index) => {
    const own = findings.filter((finding) => rank(finding) === index)
    return own.length > 0 ? [`${title} (${own.length})`, ...own.map(line), ''] : []
  })
  const count = (index: number) => findings.filter((finding) => rank(finding) === index).length
  const sum =
    count(0) > 0
      ? `${counted(count(0), 'finding blocks', 'findings block')} going live, ` +
        `${counted(count(1), 'more is', 'more are')} worth a look, ${count(2)} excused.`
      : `Nothing blocks going live; ${counted(count(1), 'finding is', 'findings are')} worth a ` +
        `look, ${count(2)} excused.`
  return [...parts, sum].join('\n')
}

/** Error that stops a production deploy. */
export class NotReady extends Error {
  readonly findings: readonly LaunchFinding[]
  constructor(findings: readonly LaunchFinding[]) {
    super(
      `This copy is not ready to go live.\n\n${findings.map(line).join('\n')}\n\n` +
        `${counted(findings.length, 'finding blocks', 'findings block')} the deploy: fix ` +
        `${findings.length === 1 ? 'it' : 'them'}, or excuse ` +
        `${findings.length === 1 ? 'it' : 'them'} until a date in data/launch-exceptions.yaml.\n`,
    )
    this.name = 'NotReady'
    this.findings = findings
  }
}

/**
 * Stops a production deploy that has blocking findings. Local builds and previews only get a line
 * to print.
 */
export async function assertLaunchable(
  root: string,
  kind: 'production' | 'preview' | 'local',
  options: LaunchOptions = {},
): Promise<string> {
  const blocks = (await launchFindings(root, options)).filter(({ blocking }) => blocking)
  if (blocks.length > 0 && kind === 'production') throw new NotReady(blocks)
  return blocks.length > 0
    ? `Launch check: ${counted(blocks.length, 'finding', 'findings')} would stop a production ` +
        'deploy (npm run launch-check lists them).'
    : 'Launch check: nothing stops a production deploy.'
}
