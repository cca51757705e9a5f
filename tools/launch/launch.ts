import { formatProblem } from '#ssg/content/content-error.ts'
import { findProblems, mistakesOf } from '#tools/checks/content-problems.ts'
import { counted } from '#tools/checks/content-report.ts'
import { type Context, contextOf, type LaunchFinding, type LaunchOptions } from './context.ts'
import { excuses, readExceptions } from './exceptions.ts'
import { identity } from './identity.ts'
import { pagesOfWork, stories, unreadNotice, unreadTranslations } from './samples.ts'

/** Applies the dated exceptions; expired and unused ones are findings themselves. */
function withExceptions(
  { site, today }: Context,
  found: readonly LaunchFinding[],
): LaunchFinding[] {
  const { exceptions, problems } = readExceptions(site)
  const result = found.map((finding): LaunchFinding => {
    const mine = exceptions.filter((exception) => excuses(exception, finding.id))
    const valid = mine.find(({ until }) => until >= today)
    if (valid)
      return { ...finding, blocking: false, excused: { until: valid.until, why: valid.why } }
    const ending = mine[0] ? `. Its exception ran out on ${mine[0].until}` : ''
    return { ...finding, message: finding.message + ending }
  })
  const invalid = problems.map((problem, index) => {
    return { id: `exceptions.${index + 1}`, blocking: true, ...problem }
  })
  const unused = exceptions.filter((exception) => !found.some(({ id }) => excuses(exception, id)))
  return [
    ...result,
    ...invalid,
    ...unused.map(({ finding, place }) => ({
      id: `exceptions.${finding}`,
      blocking: false,
      ...place,
      message: `Nothing is found under '${finding}' any more: delete this exception`,
    })),
  ]
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

/** A finding for the terminal. */
export const lineOf = (finding: LaunchFinding) => {
  const { id, excused } = finding
  const reason = excused ? `\n      excused until ${excused.until}: ${excused.why}` : ''
  return `  ${formatProblem(finding)}  [${id}]${reason}`
}

/** Findings for the terminal. */
export function printFindings(findings: readonly LaunchFinding[]): string {
  const [blocking, look, excused] = [0, 1, 2].map((each) =>
    findings.filter((finding) => rank(finding) === each),
  ) as [LaunchFinding[], LaunchFinding[], LaunchFinding[]]
  const group = (title: string, own: LaunchFinding[]) =>
    own.length > 0 ? [`${title} (${own.length})`, ...own.map(lineOf), ''] : []
  const sum =
    blocking.length > 0
      ? `${counted(blocking.length, 'finding blocks', 'findings block')} going live, ` +
        `${counted(look.length, 'more is', 'more are')} worth a look, ${excused.length} excused.`
      : `Nothing blocks going live; ${counted(look.length, 'finding is', 'findings are')} worth ` +
        `a look, ${excused.length} excused.`
  return [
    ...group('Blocking: a production deploy stops', blocking),
    ...group('Worth a look', look),
    ...group('Excused for now', excused),
    sum,
  ].join('\n')
}
