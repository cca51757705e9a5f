import { ContentError } from '#ssg/content/content-error.ts'
import { UserError } from '#ssg/settings/user-error.ts'
import { readFlags } from '#tools/flags.ts'
import { launchFindings, printFindings } from '#tools/launch/launch.ts'
import { root } from '#tools/root.ts'

/** Lists every sample and placeholder that is left; fails where one blocks a production build. */
export async function main(args: string[]) {
  const { json } = readFlags(args, { json: { type: 'boolean' } })
  const print = (findings: readonly object[]) => console.log(JSON.stringify(findings, null, 2))
  try {
    const findings = await launchFindings(root)
    json ? print(findings) : console.log(printFindings(findings))
    return findings.some(({ blocking }) => blocking) ? 1 : 0
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    if (!json) throw new UserError(error.message)
    print(error.problems.map((problem) => ({ id: 'content', blocking: true, ...problem })))
    return 1
  }
}
