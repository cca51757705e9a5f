import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { WrittenSite } from '#data/schemas/fact-files.ts'
import { checkValues } from '#ssg/content/check-values.ts'
import { ContentError, type Problem } from '#ssg/content/content-error.ts'
import { readText } from '#ssg/content/read-text.ts'
import { readYamlSource } from '#ssg/content/yaml-source.ts'
import { withValues } from '#tools/checks/yaml-form.ts'

/** data/site.yaml as it is written. */
export type Site = v.InferOutput<typeof WrittenSite>

const siteFile = 'data/site.yaml'

/** Reads data/site.yaml below `root`. Throws a ContentError for mistakes in it. */
export function readSiteFacts(root: string): Site {
  const problems: Problem[] = []
  const text = readText(root, siteFile, [])
  const read = readYamlSource({ file: siteFile, text }, problems)
  const site = read && checkValues(WrittenSite, siteFile, read)
  if (!site || site.problems.length > 0) throw new ContentError(site?.problems ?? problems)
  return site.output
}

/** Writes data/site.yaml below `root`; its comments stay. */
export function writeSiteFacts(root: string, { chatNumber, ...others }: Site) {
  const values = { ...others, ...(chatNumber && { chatNumber }) }
  writeFileSync(join(root, siteFile), withValues(readText(root, siteFile, []), values))
}
