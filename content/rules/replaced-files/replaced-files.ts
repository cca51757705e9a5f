import { builtFiles } from '#content/built-files.ts'
import { metadataFile } from '#content/report.ts'
import type { Site } from '#content/site.ts'
import { shareCardOf } from '#data/share-card.ts'
import { findingAboutFile, type SiteRule } from '../rule.ts'

const redirectsRemedy =
  'write its addresses into data/redirects.yaml, and delete it'

/** All files that a build of the site writes, by their paths below public/, with a remedy each. */
const writtenFiles = ({ routes, pages }: Site) =>
  new Map([
    ...builtFiles.map((name) => [`/${name}`, 'delete it'] as const),
    ...routes.map(
      ({ path }) =>
        [path === '/' ? '/index.html' : `${path}.html`, 'delete it'] as const,
    ),
    ['/_redirects', redirectsRemedy],
    ...pages
      .filter(({ meta }) => !meta.ogImage)
      .map(({ path, file }) => {
        const card = shareCardOf(path)
        const line = `'ogImage: ${card}'`
        const place = `below the title in ${metadataFile(file)}`
        return [card, `write ${line} ${place}, or delete it`] as const
      }),
  ])

/**
 * Reports a file in public/ that the build replaces by its own, so that nobody would be served it.
 */
export const replacedFiles: SiteRule = {
  reads: 'site',
  name: 'replaced-files',
  severity: 'stops',
  find(site) {
    const written = writtenFiles(site)
    return site.publicFiles.flatMap((file) => {
      const remedy = written.get(file)
      const message = `The build replaces this file by its own: ${remedy}`
      return remedy ? findingAboutFile(`public${file}`, message) : []
    })
  },
}
