import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { WrittenSite } from '#data/schemas/fact-files.ts'
import { ContentError, missing } from '#ssg/content/content-error.ts'
import { recordOf } from '#ssg/content/content-record.ts'
import { withValues } from '#tools/checks/yaml-form.ts'

/** data/site.yaml as it is written. */
export type Site = v.InferOutput<typeof WrittenSite>

const siteFile = 'data/site.yaml'

/** Reads data/site.yaml below `root`. Throws a ContentError for mistakes in it. */
export function readSiteFacts(root: string): Site {
  const { source, problems = [missing(siteFile)] } = recordOf(root).files.get(siteFile) ?? {}
  if (problems.length > 0) throw new ContentError(problems)
  return v.parse(WrittenSite, source?.value)
}

/** Writes data/site.yaml below `root`; its comments stay. */
export function writeSiteFacts(root: string, { chatNumber, ...others }: Site) {
  const { text = '' } = recordOf(root).files.get(siteFile) ?? {}
  const values = { ...others, ...(chatNumber && { chatNumber }) }
  writeFileSync(join(root, siteFile), withValues(text, values))
}
