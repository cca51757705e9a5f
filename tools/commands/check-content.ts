import { checkContent, formatReport } from '#content/check.ts'
import { root } from '#tools/root.ts'

/** Prints every mistake in the content with file, line and column; fails if there is one. */
export async function main() {
  const report = checkContent(root)
  console.log(formatReport(report))
  return report.problems.length > 0 ? 1 : 0
}
