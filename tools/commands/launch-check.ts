import { readFlags } from '#tools/flags.ts'
import { formatFindings, launchFindings } from '#tools/launch/launch.ts'
import { root } from '#tools/root.ts'

/** Prints all findings of the launch check; fails if one blocks a production build. */
export async function main(args: string[]) {
  const { json } = readFlags(args, { json: { type: 'boolean' } })
  const findings = launchFindings(root)
  console.log(
    json ? JSON.stringify(findings, null, 2) : formatFindings(findings),
  )
  return findings.some(({ blocking }) => blocking) ? 1 : 0
}
