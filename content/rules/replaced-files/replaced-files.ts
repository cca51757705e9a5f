import { builtFiles } from '#content/built-files.ts'
import type { Site } from '#content/site.ts'
import { findingAboutFile, type SiteRule } from '../rule.ts'

/** All files that a build of the site writes, as paths below public/. */
const writtenFiles = ({ routes }: Site) =>
  new Set([
    ...builtFiles.map((name) => `/${name}`),
    ...routes.map(({ path }) =>
      path === '/' ? '/index.html' : `${path}.html`,
    ),
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
    return [...site.publicFiles]
      .filter((file) => written.has(file))
      .map((file) => {
        const remedy =
          file === '/_redirects'
            ? 'write its addresses into data/redirects.yaml, and delete it'
            : 'delete it'
        return findingAboutFile(
          `public${file}`,
          `The build replaces this file by its own: ${remedy}`,
        )
      })
  },
}
