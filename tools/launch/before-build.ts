import { ContentError } from '#ssg/content/content-error.ts'
import { currentContext } from '#ssg/settings/deploy-context.ts'
import { contentProblems } from '#tools/checks/content-problems.ts'
import { counted } from '#tools/checks/content-report.ts'
import type { LaunchFinding, LaunchOptions } from './context.ts'
import { launchFindings, lineOf } from './launch.ts'

/** Why a production deploy is stopped. */
export function stopMessage(findings: readonly LaunchFinding[]): string {
  const them = findings.length === 1 ? 'it' : 'them'
  return (
    `This copy is not ready to go live.\n\n${findings.map(lineOf).join('\n')}\n\n` +
    `${counted(findings.length, 'finding blocks', 'findings block')} the deploy: fix ` +
    `${them}, or excuse ${them} until a date in data/launch-exceptions.yaml.\n`
  )
}

/**
 * Whether a build may start, with its report: content mistakes stop every build, findings of the
 * launch check stop a production build.
 */
export async function beforeBuild(
  root: string,
  kind = currentContext(root).kind,
  options: LaunchOptions = {},
): Promise<{ ok: boolean; text: string }> {
  const problems = await contentProblems(root)
  if (problems.length > 0) return { ok: false, text: new ContentError(problems).message }
  const blocks = (await launchFindings(root, options)).filter(({ blocking }) => blocking)
  if (blocks.length === 0)
    return { ok: true, text: 'Launch check: nothing stops a production deploy.' }
  if (kind === 'production') return { ok: false, text: stopMessage(blocks) }
  const text =
    `Launch check: ${counted(blocks.length, 'finding', 'findings')} would stop a production ` +
    'deploy (npm run launch-check lists them).'
  return { ok: true, text }
}
