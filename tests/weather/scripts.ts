import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readSiteRecord } from '../../ssg/outputs/site-record.ts'
import { routes } from './fixtures.ts'

const assets = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
/** A file's name without what changes with every build: 'ContactForm.island-CMLcTFbP.js' is 'ContactForm.island'. */
export const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '')

const record = readSiteRecord('dist')
const filesByPage = new Map(
  routes.map((path) => {
    const { entry = [], islands = [], later = [] } = record[path] ?? {}
    return [path, new Set([...entry, ...islands.flatMap(({ scripts }) => scripts), ...later])]
  }),
)

/** Every script of the build, with the pages that may ask for it. */
export const scripts = assets.map((file) => ({
  file,
  name: nameOf(file),
  pages: routes.filter((path) => filesByPage.get(path)?.has(`assets/${file}`)),
}))

/** One of several, the same in every build. */
export const stableChoice = <T>(all: readonly T[], key: string): T | undefined =>
  all[createHash('sha256').update(key).digest().readUInt32BE() % all.length]
