import { load, root } from './run.mjs'

const { checkContent, printReport } = await load('tools/checks/content-report.ts')
const report = await checkContent(root)
console.log(printReport(report))
process.exitCode = report.problems.length > 0 ? 1 : 0
