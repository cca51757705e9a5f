import { ContentError } from '#ssg/content/content-error.ts'
import { currentContext } from '#ssg/settings/deploy-context.ts'
import { contentProblems } from '#tools/checks/content-problems.ts'
import { assertLaunchable, NotReady } from './launch.ts'

/**
 * Whether a build may start, with its report: content mistakes stop every build, findings of the
 * launch check stop a production build.
 */
export async function beforeBuild(root: string): Promise<{ ok: boolean; text: string }> {
  const problems = await contentProblems(root)
  if (problems.length > 0) return { ok: false, text: new ContentError(problems).message }
  try {
    return { ok: true, text: await assertLaunchable(root, currentContext(root).kind) }
  } catch (error) {
    if (!(error instanceof NotReady)) throw error
    return { ok: false, text: error.message }
  }
}
