import { idsOfLayouts } from '#content/read/markdown.ts'
import { attributeOf, walkProse } from '#content/read/prose-node.ts'
import type { Text } from '#content/read/written-text.ts'
import {
  addressProblem,
  leavesSite,
  ownPath,
} from '#content/schema/address-problem.ts'
import type { Site } from '#content/site.ts'
import { nearest } from '#data/nearest.ts'
import { type Finding, type Found, inEach, textsIn } from './rule.ts'

/** Link targets that a page or a component defines. */
export interface Targets {
  /** Routes of the site: '/about'. */
  paths: ReadonlySet<string>
  /** Files of public/, with a leading slash. */
  files: ReadonlySet<string>
  /** Ids of a page by its route: before a build, of the pages of Markdown alone. */
  ids: ReadonlyMap<string, readonly string[]>
}

/** The address as it was written: Markdown and HTML percent-encode other scripts. */
export function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

interface Address {
  target: string
  index: number
}

/** Links, pictures and ids of prose. */
export function addressesOf({ prose, written }: Text) {
  const found: { href: Address[]; src: Address[]; ids: string[] } = {
    href: [],
    src: [],
    ids: [],
  }
  walkProse(prose?.html ?? { type: 'root' }, (node) => {
    const start = node.position?.start?.offset ?? 0
    for (const name of ['href', 'src'] as const) {
      const target = attributeOf(node, name)
      if (target === undefined) continue
      const address = decoded(target)
      found[name].push({
        target: address,
        index: Math.max(start, written.indexOf(address, start)),
      })
    }
    const id = attributeOf(node, 'id')
    if (id) found.ids.push(id)
  })
  return found
}

/** Addresses also are those of mail and telephones, which schemas check. */
export const isLink = /^(?:[a-z][a-z\d+.-]*:|[/#?])/i

/** The addresses that a text holds, or is. */
export function addressesIn(
  text: Text,
  name: 'href' | 'src',
  isOne: RegExp,
): Address[] {
  if (text.kind === 'prose') return addressesOf(text)[name]
  return isOne.test(text.value) ? [{ target: text.value, index: 0 }] : []
}

/** Findings about addresses. */
export const findingsAbout = (
  found: readonly Address[],
  problem: (target: string) => string | undefined,
): Finding[] =>
  found.flatMap(({ target, index }) => {
    const message = problem(target)
    return message ? [{ message, index, words: target }] : []
  })

/** '' and 'top' are the top of any page (HTML standard, 'select the indicated part'). */
const isPageTop = (anchor: string) => /^(?:top)?$/i.test(anchor)

/** A path with the signs that its escapes stand for: 'price#1.pdf' of 'price%231.pdf'. */
function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Signs that mean something in addresses, so that a file cannot have them in its name. */
const isReserved = /[#?%]/

/** The known path that is meant: one that is spelled alike, or one of the same last name. */
function guessOf(path: string, known: readonly string[]): string {
  const [name] = path.split('/').slice(-1)
  const elsewhere = known.filter((each) => each.endsWith(`/${name}`))
  const [only, ...more] = elsewhere
  const near = nearest(path, known) ?? (more.length === 0 ? only : undefined)
  return near ? `, did you mean ${near}?` : ''
}

/** Why a path is no file and no page of the site, and what is meant. */
function missingAt(
  target: string,
  path: string,
  files: readonly string[],
  paths: readonly string[],
): string {
  const reserved = files.find(
    (file) => file === target || file === unescaped(target),
  )
  if (reserved)
    return `its file has a #, ? or % in its name, which addresses end at: rename public${reserved}`
  const plain = (name: string) => name.normalize('NFC')
  const known = [...files, ...paths]
  const twin = known.find((each) => plain(each) === plain(path))
  if (twin)
    return (
      'its accents are typed in other signs than those of the file, though they look the same: ' +
      `copy the name from here, '${twin}'`
    )
  const same = known.find(
    (each) => plain(each).toLowerCase() === plain(path).toLowerCase(),
  )
  if (same) return `capitals count, so write '${same}'`
  const isFile = /\.\w+$/.test(path)
  const usable = files.filter((file) => !isReserved.test(file))
  return isFile
    ? `there is no file public${path}${guessOf(path, usable)}`
    : `there is no page ${path}${guessOf(path, paths)}`
}

/** Problem with a link on the page `from`; a page whose ids are unknown may have any anchor. */
export function linkProblem(
  target: string,
  { paths, files, ids }: Targets,
  from = '',
): string | undefined {
  const problem = addressProblem(target)
  if (problem || leavesSite(target)) return problem
  const [address = '', anchor = ''] = target.split('#')
  const path = address.replace(/\?.*$/, '')
  if (path !== '' && !paths.has(path) && !files.has(unescaped(path)))
    return `'${target}' leads nowhere: ${missingAt(target, path, [...files], [...paths])}`
  const own = ids.get(path || from)
  if (!own || isPageTop(anchor) || own.includes(anchor)) return undefined
  const near = nearest(anchor, own)
  const guess = near ? `, did you mean #${near}?` : ''
  return `'${target}' leads nowhere: nothing there is named '${anchor}'${guess}`
}

/** What links of a site can lead to. */
export const targetsOf = ({ routes, publicFiles, files }: Site): Targets => ({
  paths: new Set(routes.map(({ path }) => path)),
  files: new Set(publicFiles),
  ids: new Map(
    routes.flatMap(({ path, file }): [string, string[]][] => {
      const prose = files.get(file)?.texts.find(({ kind }) => kind === 'prose')
      return prose ? [[path, [...addressesOf(prose).ids, ...idsOfLayouts]]] : []
    }),
  ),
})

/** Findings about each picture that texts name, but for those of the photo host. */
export const aboutPictures = (
  site: Site,
  problem: (target: string) => string | undefined,
): Found[] =>
  inEach(textsIn(site, ['picture', 'prose']), (text) =>
    // A schema has refused the others already.
    findingsAbout(addressesIn(text, 'src', ownPath), problem),
  )
