import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { readSiteRecord } from '../../ssg/outputs/site-record.ts'
import { routes } from './fixtures.ts'

const record = readSiteRecord('dist')

/** Every script that a page may load at any time. */
const filesOf = (path: string) => {
  const { entry = [], islands = [], later = [] } = record[path] ?? {}
  return [...entry, ...islands.flatMap(({ scripts }) => scripts), ...later]
}
const filesByPage = new Map(routes.map((path) => [path, new Set(filesOf(path))]))

/**
 * Every script of the build with the pages that may load it. Names omit the hash:
 * 'ContactForm.island-CMLcTFbP.js' is 'ContactForm.island'.
 */
export const scripts = readdirSync('dist/assets')
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({
    file,
    name: file.replace(/-[\w-]{8}\.js$/, ''),
    pages: routes.filter((path) => filesByPage.get(path)?.has(`assets/${file}`)),
  }))

/** Scripts that a page has fetched besides its entry and what that fetches by itself. */
export const scriptsBeyondEntry = async (page: Page, path: string) => {
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
  )
  return fetched.filter(
    (file) => /^assets\/.*\.js$/.test(file) && !record[path]?.entry.includes(file),
  )
}
