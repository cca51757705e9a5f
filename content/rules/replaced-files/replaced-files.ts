import { builtFiles } from '#content/built-files.ts'
import { metadataFile } from '#content/report.ts'
import type { Site } from '#content/site.ts'
import { shareCardOf } from '#data/share-card.ts'
import { findingAboutFile, type SiteRule } from '../rule.ts'

/** The paths below public/ of the files that a build writes for every site and for its pages. */
const writtenFiles = ({ routes }: Site) => [
  ...builtFiles.map((name) => `/${name}`),
  ...routes.map(({ path }) => (path === '/' ? '/index.html' : `${path}.html`)),
]

/** The paths below public/ of the share cards that a build draws, each with its page. */
const drawnCards = ({ pages }: Site) =>
  pages
    .filter(({ meta }) => !meta.ogImage)
    .map((page) => ({ card: shareCardOf(page.path), page }))

/** What to do about each file that a build writes, by its path below public/. */
function remediesIn(site: Site): ReadonlyMap<string, string> {
  const remediesByFile = new Map(
    writtenFiles(site).map((file) => [file, 'delete it']),
  )
  remediesByFile.set(
    '/_redirects',
    'write its addresses into data/redirects.yaml, and delete it',
  )
  for (const { card, page } of drawnCards(site)) {
    const metadataPlace = `below the title in ${metadataFile(page.file)}`
    remediesByFile.set(
      card,
      `write 'ogImage: ${card}' ${metadataPlace}, or delete it`,
    )
  }
  return remediesByFile
}

/**
 * Reports a file in public/ that a build replaces with one of the same name, so that it would never
 * be served.
 */
export const replacedFiles: SiteRule = {
  reads: 'site',
  name: 'replaced-files',
  severity: 'stops',
  find(site) {
    const remediesByFile = remediesIn(site)
    return site.publicFiles.flatMap((file) => {
      const remedy = remediesByFile.get(file)
      const message = `The build replaces this file by its own: ${remedy}`
      return remedy ? findingAboutFile(`public${file}`, message) : []
    })
  },
}
