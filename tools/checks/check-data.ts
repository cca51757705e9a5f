import * as v from 'valibot'
import { dataModules } from '../../data/schemas/data-modules.ts'
import { type Problem, placeOf } from '../../ssg/content/content-error.ts'
import { formatIssue } from '../../ssg/content/format-issue.ts'
import { type Data, loadData } from './load-data.ts'
import { whereWritten } from './syntax.ts'

/**
 * Validates loaded data. A value that several files export is reported once, in the file that holds
 * it.
 */
export function dataProblems({ modules, values, unreadable, stopped }: Data): Problem[] {
  const written: Problem[] = [...unreadable]
  const passedOn: Problem[] = []
  for (const [file, exports] of values) {
    for (const [name, schema] of Object.entries(dataModules[file] ?? {})) {
      const module = modules.get(file)
      if (!module) continue
      if (!(name in exports)) {
        written.push({
          file,
          line: 1,
          column: 1,
          message: `'${name}' is missing: other files take it from here`,
        })
        continue
      }
      const result = v.safeParse(schema, exports[name])
      for (const issue of result.issues ?? []) {
        const { offset, here } = whereWritten(
          module,
          name,
          issue.path?.map((item) => item.key as string | number) ?? [],
        )
        const found = here ? written : passedOn
        found.push({ file, ...placeOf(module.source, offset), message: formatIssue(issue, schema) })
      }
    }
  }
  // Files that re-export a wrong value, or fail because of it, are reported only if no other file
  // is.
  if (written.length > 0) return written
  return passedOn.length > 0 ? passedOn : [...stopped]
}

/** Every invalid value in data/, with file and line. */
export const checkData = async (root: string): Promise<Problem[]> =>
  dataProblems(await loadData(root))
