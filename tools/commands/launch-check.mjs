import { parseArgs } from 'node:util'
import { load, root } from './run.mjs'

const { values: flags } = parseArgs({
  options: { ledger: { type: 'boolean' }, missing: { type: 'boolean' }, json: { type: 'boolean' } },
})
const { launchFindings, missingEntries, printFindings } = await load('tools/launch/launch.ts')
const { ledgerRows, printLedger } = await load('tools/launch/ledger-table.ts')

const print = (data, text) => console.log(flags.json ? JSON.stringify(data, null, 2) : text)

try {
  if (flags.ledger) {
    const rows = await ledgerRows(root)
    print(rows, printLedger(rows))
    process.exit()
  }
  const findings = await launchFindings(root)
  if (flags.missing) {
    console.log(JSON.stringify(missingEntries(findings), null, 2))
    process.exit()
  }
  print(findings, printFindings(findings))
  process.exitCode = findings.some(({ blocking }) => blocking) ? 1 : 0
} catch (error) {
  if (error.name !== 'ContentError') throw error
  console.error(error.message)
  process.exitCode = 1
}
