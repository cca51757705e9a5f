import { slugOf } from '#content/slug.ts'
import { aboutFile, type SiteRule } from '../rule.ts'

/** What is wrong with the name of a file in pages/, which is the address of its page. */
function problemOf(file: string): string | undefined {
  const [, ending = ''] = /(\.\w+)$/.exec(file) ?? []
  const [page] = /^.*(?=\.mdx?(?:\.txt)?$)/i.exec(file) ?? []
  if (!/^\.(?:tsx|mdx)$/.test(ending))
    return (
      'Only .tsx and .mdx files are pages: ' +
      (page ? `name it ${page}.mdx` : 'move this file out of pages/')
    )
  const parts = file.slice('pages/'.length, -ending.length).split('/')
  const right = parts.map(slugOf)
  if (parts.join('/') !== right.join('/')) {
    const name = right.every(Boolean) ? `pages/${right.join('/')}${ending}` : ''
    return (
      'The name of a page is its address, in small letters, digits and single hyphens: rename it' +
      (name && ` to ${name}`)
    )
  }
  return undefined
}

export const pageAddresses: SiteRule = {
  reads: 'site',
  name: 'page-addresses',
  refuses:
    'A name with other signs than small letters, digits and hyphens, or of no page.',
  severity: 'stops',
  find: ({ files, others }) =>
    [...files.keys(), ...others]
      .filter((file) => file.startsWith('pages/'))
      .flatMap((file) => {
        const message = problemOf(file)
        return message ? aboutFile(file, message) : []
      }),
}
