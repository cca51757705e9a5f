import { slugOf } from '#content/slug.ts'
import { findingAboutFile, type SiteRule } from '../rule.ts'

/**
 * What is wrong with the name of a file in pages/, which becomes its page's address; undefined if
 * nothing.
 */
function fileNameProblem(file: string): string | undefined {
  const [extension] = /\.(?:tsx|mdx)$/.exec(file) ?? []
  if (!extension) {
    const pathWithoutExtension = /^(.*)\.mdx?(?:\.txt)?$/i.exec(file)?.[1]
    const remedy = pathWithoutExtension
      ? `name it ${pathWithoutExtension}.mdx`
      : 'move this file out of pages/'
    return `Only .tsx and .mdx files are pages: ${remedy}`
  }
  const slugs = file.slice(0, -extension.length).split('/').map(slugOf)
  const rightPath = slugs.join('/') + extension
  if (rightPath === file) return undefined
  const newNameHint = slugs.every(Boolean) ? ` to ${rightPath}` : ''
  return (
    'The name of a page is its address, in small letters, digits and single hyphens: rename it' +
    newNameHint
  )
}

/**
 * Reports a file in pages/ that is no page, or whose name has characters other than lower-case
 * letters, digits and hyphens, or whose address another page has.
 */
export const pageAddresses: SiteRule = {
  reads: 'site',
  name: 'page-addresses',
  severity: 'stops',
  find: ({ files, otherFiles, routes }) => {
    const filesByPath = new Map(routes.map(({ path, file }) => [path, file]))
    const sameAddresses = routes.flatMap(({ path, file }) => {
      const lastFile = filesByPath.get(path)
      const message = `Its address, ${path}, is also that of ${lastFile}: rename one of them`
      return lastFile === file ? [] : findingAboutFile(file, message)
    })
    const badNames = [...files.keys(), ...otherFiles].flatMap((file) => {
      const message = file.startsWith('pages/') && fileNameProblem(file)
      return message ? findingAboutFile(file, message) : []
    })
    return [...sameAddresses, ...badNames]
  },
}
