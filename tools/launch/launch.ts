import { checkSite } from '#content/check.ts'
import { byPlace, findProblems } from '#content/find-problems.ts'
import {
  type Exception,
  excuses,
  readExceptions,
  unquotedId,
} from '#content/launch-exceptions.ts'
import { openSite } from '#content/open-site.ts'
import {
  ContentError,
  formatCount,
  formatProblem,
  type Problem,
} from '#content/report.ts'
import { isTimeZone } from '#content/schemas.ts'
import type { Site } from '#content/site.ts'
import { valuesOf } from '#content/site-texts.ts'
import { dayIn } from '#data/dates.ts'
import { currentContext } from '#ssg/settings/deploy-context.ts'
import { iconFindings } from './icons.ts'

/** A finding of the launch check. */
export interface LaunchFinding extends Problem {
  /** Id such as 'identity.email'; the same in every run, since exceptions refer to it. */
  id: string
  /** Whether the finding stops a production deploy. */
  blocking: boolean
  /** Number of places, if the finding stands for several equal ones in its file. */
  places?: number | undefined
  /** The dated exception that excuses the finding, if there is one. */
  excused?: { until: string; why: string }
}

/** Whether a finding is a mistake in the content, which stops every build. */
const isMistake = ({ id }: LaunchFinding) => id.startsWith('content.')

/**
 * Whether an exception excuses a finding. None excuses a mistake: every build would still stop at
 * it.
 */
const isExcusedBy = (finding: LaunchFinding, exception: Exception) =>
  !isMistake(finding) && excuses(exception, finding.id)

/** What to say about an exception that excuses none of the findings. */
const unusedMessage = (
  exception: Exception,
  findings: readonly LaunchFinding[],
) =>
  findings.some(({ id }) => excuses(exception, id))
    ? 'A mistake that stops every build cannot wait: correct it, and delete this exception'
    : `Nothing is found under '${exception.finding}' any more: delete this exception`

/** Findings with dated exceptions applied, then findings about invalid and unused exceptions. */
function withExceptions(
  site: Site,
  now: Date,
  findings: readonly LaunchFinding[],
): LaunchFinding[] {
  const { timeZone } = valuesOf(site, 'data/site.yaml')
  const today = dayIn(now, isTimeZone(timeZone) ? timeZone : 'Asia/Kolkata')
  const { exceptions, problems } = readExceptions(site)
  const findingsWithExceptions = findings.map((finding): LaunchFinding => {
    const matchingExceptions = exceptions.filter((exception) =>
      isExcusedBy(finding, exception),
    )
    const { until, why = '' } =
      matchingExceptions.find(({ until }) => until >= today) ?? {}
    if (until) return { ...finding, blocking: false, excused: { until, why } }
    const [expiredException] = matchingExceptions
    const ending = expiredException
      ? `. Its exception ran out on ${expiredException.until}`
      : ''
    return { ...finding, message: finding.message + ending }
  })
  const aboutInvalid = problems.map((problem, index) => {
    return { id: `exceptions.${index + 1}`, blocking: true, ...problem }
  })
  const aboutUnused = exceptions
    .filter(
      (exception) => !findings.some((each) => isExcusedBy(each, exception)),
    )
    .map((exception) => {
      const id = `exceptions.${exception.finding}`
      const message = unusedMessage(exception, findings)
      return { id, blocking: false, ...exception.place, message }
    })
  return [...findingsWithExceptions, ...aboutInvalid, ...aboutUnused]
}

/** Position of a finding's group: 0 if it is blocking, 1 if it is worth a look, 2 if excused. */
function rank({ blocking, excused }: LaunchFinding): 0 | 1 | 2 {
  if (blocking) return 0
  return excused ? 2 : 1
}

/** Findings of all rules: mistakes, which stop every build, and then the others. */
function ruleFindings(site: Site): LaunchFinding[] {
  const mistakes = checkSite(site).map((mistake) => {
    return { ...mistake, id: undefined, name: 'content', blocking: true }
  })
  const findings = findProblems(site, ['look', 'reminds']).map(
    ({ rule: { name, blocksLaunch = false }, id, problem, places }) => {
      return { ...problem, places, id, name, blocking: blocksLaunch }
    },
  )
  const counts = new Map<string, number>()
  return [...mistakes, ...findings].map(({ name, id, ...problem }) => {
    const idPrefix = `${name}.${problem.file}`
    const number = (counts.get(idPrefix) ?? 0) + 1
    counts.set(idPrefix, number)
    return { id: unquotedId(id ?? `${idPrefix}.${number}`), ...problem }
  })
}

/** All findings, in the order of their groups; in a group, mistakes in the content come first. */
export function launchFindings(
  root: string,
  now = new Date(),
): LaunchFinding[] {
  const site = openSite(root)
  const mistakesFirst = (a: LaunchFinding, b: LaunchFinding) =>
    Number(isMistake(b)) - Number(isMistake(a))
  const { initials } = valuesOf(site, 'data/site.yaml')
  const findings = [...ruleFindings(site), ...iconFindings(root, initials)]
  return withExceptions(site, now, findings).sort(
    (a, b) => rank(a) - rank(b) || mistakesFirst(a, b) || byPlace(a, b),
  )
}

/** A finding as text for the terminal, with the reason if it is excused. */
const findingText = (finding: LaunchFinding) => {
  const { id, excused } = finding
  const reason = excused
    ? `\n      excused until ${excused.until}: ${excused.why}`
    : ''
  return `  ${formatProblem(finding)}  [${id}]${reason}`
}

const groupTitles = [
  'Blocking: a production deploy stops',
  'Worth a look',
  'Excused for now',
]

/** Text for the terminal: the findings in their groups, then a summary. */
export function formatFindings(findings: readonly LaunchFinding[]): string {
  const groups = groupTitles.map((title, index) => {
    const groupFindings = findings.filter((finding) => rank(finding) === index)
    const lines = [
      `${title} (${groupFindings.length})`,
      ...groupFindings.map(findingText),
      '',
    ]
    return {
      count: groupFindings.length,
      lines: groupFindings.length > 0 ? lines : [],
    }
  })
  const [blockingCount = 0, lookCount = 0, excusedCount = 0] = groups.map(
    ({ count }) => count,
  )
  const verdict =
    blockingCount > 0
      ? formatCount(blockingCount, 'finding blocks', 'findings block')
      : 'Nothing blocks'
  return [
    ...groups.flatMap(({ lines }) => lines),
    `${verdict} going live, ${lookCount} worth a look, ${excusedCount} excused.`,
  ].join('\n')
}

/** The message with which a production deploy stops. */
export function stopMessage(findings: readonly LaunchFinding[]): string {
  const pronoun = findings.length === 1 ? 'it' : 'them'
  return (
    `This copy is not ready to go live.\n\n${findings.map(findingText).join('\n')}\n\n` +
    `${formatCount(findings.length, 'finding blocks', 'findings block')} the deploy: fix ` +
    `${pronoun}, or excuse ${pronoun} until a date in data/launch-exceptions.yaml.\n`
  )
}

/**
 * Whether a build may start, and what to print: mistakes in the content stop every build, blocking
 * findings of the launch check stop a production build.
 */
export function checkBeforeBuild(
  root: string,
  kind = currentContext(root).kind,
  now = new Date(),
): { ok: boolean; text: string } {
  const findings = launchFindings(root, now)
  const mistakes = findings.filter(isMistake)
  if (mistakes.length > 0)
    return { ok: false, text: new ContentError(mistakes).message }
  const blockingFindings = findings.filter(({ blocking }) => blocking)
  if (blockingFindings.length === 0)
    return {
      ok: true,
      text: 'Launch check: nothing stops a production deploy.',
    }
  if (kind === 'production')
    return { ok: false, text: stopMessage(blockingFindings) }
  const count = formatCount(blockingFindings.length, 'finding')
  const summary = `${count} would stop a production deploy`
  return {
    ok: true,
    text: `Launch check: ${summary} (npm run launch-check lists them).`,
  }
}
