import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageRecord } from '#ssg/document/document.ts'

/** Name of the site record's file. It is written after all pages: if it exists, none is missing. */
export const SITE_RECORD_FILE = '.site.json'

/** Files that each page loads, by the page's path. */
export type SiteRecord = Readonly<Record<string, PageRecord['files']>>

/** Writes the record of a build, which tests and the review of a branch read. */
export function writeSiteRecord(
  buildFolder: string,
  pages: readonly PageRecord[],
) {
  const record: SiteRecord = Object.fromEntries(
    pages.map(({ path, files }) => [path, files]),
  )
  writeFileSync(join(buildFolder, SITE_RECORD_FILE), JSON.stringify(record))
}

/** Reads the record of a build. Throws if there is none, as in production builds. */
export function readSiteRecord(buildFolder: string): SiteRecord {
  const file = join(buildFolder, SITE_RECORD_FILE)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(
      `${file} cannot be read: build the site, but not for production`,
      { cause },
    )
  }
}
