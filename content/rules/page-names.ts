import { metadataFile, missing, noWords } from '#content/report.ts'
import { contentFiles } from '#content/schema/content-files.ts'
import type { SiteContent } from '#content/site.ts'
import { slugOf } from '#content/slug.ts'
import { nearest } from '#data/nearest.ts'
import { inEach, type Rule } from './rule.ts'

/**
 * Whether vite-plugin-pages takes the file for its folder's page: it does so for every name that
 * ends in 'index'.
 */
const isIndexByAccident = (file: string) => /[^/]index\.(tsx|mdx)$/i.test(file)

/** Whether a file could not be checked out on Windows, where devices have these names. */
export const isDeviceName = (file: string) =>
  /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/i.test(file)

/** What is wrong with the name of a file in pages/, which is the address of its page. */
function pageNameProblem(file: string): string | undefined {
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
  if (isIndexByAccident(file))
    return "A page's file cannot end in 'index', the name of its folder's page: rename it"
  if (isDeviceName(file))
    return 'Windows has a device of this name and takes no such file: rename it'
  return undefined
}

/** Why no part of the site shows a file in data/. */
function dataNameProblem(file: string, { routes }: SiteContent): string | undefined {
  const known = Object.keys(contentFiles)
  if (known.includes(file) || file === 'data/launch-exceptions.yaml') return undefined
  if (routes.some((route) => metadataFile(route.file) === file)) return undefined
  const guess = nearest(file.replace(/(?:\.ya?ml)?\.\w+$/, '.yaml'), known)
  const remedy = guess ? `is it meant to be ${guess}?` : 'delete it'
  const right = /\.(?:jpe?g|png|webp|hei[cf])$/i.test(file) ? 'move it to public/images' : remedy
  return `No part of the site shows this file: ${right}`
}

export const pageNames: Rule = {
  name: 'page-names',
  sentence: 'A file has the name of its page or part, and each page has one file with words.',
  kinds: ['file name'],
  severity: 'stops',
  amongTexts(texts, site) {
    const byPath = new Map<string, string>()
    const twice = site.routes.flatMap(({ path, file }) => {
      const key = path.toLowerCase()
      const other = byPath.get(key)
      byPath.set(key, file)
      const message = `${other} already is the page ${path}: delete or rename one of the two`
      return other ? [{ file, message }] : []
    })
    const named = inEach(texts, ({ file }) => {
      const isPage = file.startsWith('pages/')
      const message = isPage ? pageNameProblem(file) : dataNameProblem(file, site)
      return message ? [{ message }] : []
    })
    const pages = site.routes.filter(
      ({ file }) =>
        !site.files.has(metadataFile(file)) && twice.every((each) => each.file !== file),
    )
    const gone = Object.keys(contentFiles).filter((file) => !site.files.has(file))
    const ofFiles = [...twice, ...pages.map(({ file }) => noWords(file)), ...gone.map(missing)]
    const at = () => ({ line: 1, column: 1 })
    return [...named, ...ofFiles.map(({ file, message }) => ({ text: { file, at }, message }))]
  },
}
