import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { OfflineFiles } from '#client/offline/service-worker.ts'
import { readSiteRecord } from '#ssg/outputs/site-record.ts'
import { routes } from './fixtures.ts'

const record = readSiteRecord('dist')

const assets = readdirSync('dist/assets')
const offlineListFile = assets.find((file) => file.endsWith('.json'))
const { shell, islands }: OfflineFiles = JSON.parse(
  readFileSync(`dist/assets/${offlineListFile}`, 'utf8'),
)
const entryScripts = new Set(
  Object.values(record).flatMap(({ entry }) => entry),
)
/** Scripts that every page with islands may load, but only after an interaction. */
const laterScripts = shell.filter((file) => !entryScripts.has(file.slice(1)))

/** Every script that a page may load at any time, as 'assets/…'. */
const scriptsOf = (path: string) => {
  const { entry = [], islands: names = [] } = record[path] ?? {}
  const islandScripts = names.flatMap((name) => [
    ...laterScripts,
    ...(islands[name] ?? []),
  ])
  return [...entry, ...islandScripts.map((file) => file.slice(1))]
}

/**
 * Every script of the build with the pages that may load it. Names omit the hash:
 * 'ContactForm.island-CMLcTFbP.js' is 'ContactForm.island'.
 */
export const scripts = assets
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({
    file,
    name: file.replace(/-[\w-]{8}\.js$/, ''),
    pages: routes.filter((path) => scriptsOf(path).includes(`assets/${file}`)),
  }))

/** The scripts that a page has fetched, except those that it loads without an interaction. */
export const scriptsBeyondEntry = async (page: Page, path: string) => {
  const fetchedFiles = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.slice(1)),
  )
  return fetchedFiles.filter(
    (file) =>
      /^assets\/.*\.js$/.test(file) && !record[path]?.entry.includes(file),
  )
}
