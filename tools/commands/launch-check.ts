import { parseArgs } from 'node:util'
import { ContentError } from '#ssg/content/content-error.ts'
import { launchFindings, printFindings } from '#tools/launch/launch.ts'
import { UserError } from '#tools/processes.ts'
import { root } from '#tools/project-copy.ts'

/** Lists every sample and placeholder that is left; fails where one blocks a production build. */
export async function main(args: string[]) {
  const { json } = parseArgs({ args, options: { json: { type: 'boolean' } } }).values
  try {
    const findings = await launchFindings(root)
    console.log(json ? JSON.stringify(findings, null, 2) : printFindings(findings))
    return findings.some(({ blocking }) => blocking) ? 1 : 0
  } catch (error) {
    if (error instanceof ContentError) throw new UserError(error.message)
    throw error
  }
}
