import { parseArgs } from 'node:util'
import { load, root } from './run.mjs'

const { values: flags } = parseArgs({
  options: { json: { type: 'boolean' } },
})
const { launchFindings, printFindings } = await load('tools/launch/launch.ts')

try {
  const findings = await launchFindings(root)
  console.log(flags.json ? JSON.stringify(findings, null, 2) : printFindings(findings))
  process.exitCode = findings.some(({ blocking }) => blocking) ? 1 : 0
} catch (error) {
  if (error.name !== 'ContentError') throw error
  console.error(error.message)
  process.exitCode = 1
}
