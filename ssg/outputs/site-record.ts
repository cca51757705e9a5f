import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageRecord } from '#ssg/document/document.ts'

/** Written after all pages, so that a build that broke off has none. */
export const SITE_RECORD = '.site.json'

/** What each page loads, by its path. */
export type SiteRecord = Readonly<Record<string, PageRecord['files']>>

/** Writes the record for readers of a finished build: tests, review of a branch. */
export function writeSiteRecord(out: string, pages: readonly PageRecord[]) {
  const record: SiteRecord = Object.fromEntries(
    pages.map(({ path, files }) => [path, files]),
  )
  writeFileSync(join(out, SITE_RECORD), JSON.stringify(record))
}

/** Reads the record of a build. Throws where it is missing, as in production builds. */
export function readSiteRecord(dir: string): SiteRecord {
  const file = join(dir, SITE_RECORD)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(
      `${file} cannot be read: build the site, but not for production`,
      { cause },
    )
  }
}
