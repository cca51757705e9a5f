import { readFlags } from '#tools/flags.ts'
import { launchFindings, printFindings } from '#tools/launch/launch.ts'
import { root } from '#tools/root.ts'

/** Lists all samples and placeholders that are left; fails if one blocks a production build. */
export async function main(args: string[]) {
  const { json } = readFlags(args, { json: { type: 'boolean' } })
  const findings = launchFindings(root)
  console.log(
    json ? JSON.stringify(findings, null, 2) : printFindings(findings),
  )
  return findings.some(({ blocking }) => blocking) ? 1 : 0
}
