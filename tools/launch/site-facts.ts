import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { SiteSchema } from '#data/schemas/fact-files.ts'
import { parseSource } from '#ssg/content/check-values.ts'
import { ContentError, type Problem } from '#ssg/content/content-error.ts'
import { readYamlSource } from '#ssg/content/yaml-source.ts'

/** data/site.json as its schema parses it. */
export type Site = v.InferOutput<typeof SiteSchema>

const siteFile = 'data/site.json'

/** Reads data/site.json below `root`. Throws a ContentError for mistakes in it. */
export function readSiteFacts(root: string): Site {
  const problems: Problem[] = []
  // Every JSON text is YAML too, and its reader names the place of a lost comma.
  const text = readFileSync(join(root, siteFile), 'utf8')
  const read = readYamlSource({ file: siteFile, text }, problems)
  const site = read && parseSource(SiteSchema, siteFile, read, problems)
  if (!site) throw new ContentError(problems)
  return site
}

/** Writes data/site.json below `root`. */
export const writeSiteFacts = (root: string, site: Site) =>
  writeFileSync(join(root, siteFile), `${JSON.stringify(site, null, 2)}\n`)
