import { idsOfLayouts } from '#content/read/markdown.ts'
import {
  attributeOf,
  collectInProse,
  spanOf,
} from '#content/read/prose-node.ts'
import type { WrittenText } from '#content/read/written-text.ts'
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
export const decoded = (address: string) => readAs(decodeURI, address)

/** A path with its escapes decoded: 'price#1.pdf' of 'price%231.pdf'. */
const unescaped = (path: string) => readAs(decodeURIComponent, path)

/** What a function reads in an address; the address itself where its escapes are wrong. */
function readAs(read: (address: string) => string, address: string): string {
  try {
    return read(address)
  } catch {
    return address
  }
}

interface Address {
  target: string
  index: number
}

/** What an attribute has in prose, with the places. */
export function attributesIn({ prose, written }: WrittenText, name: string) {
  if (!prose) return []
  return collectInProse(prose.html, (node): Address[] => {
    const value = attributeOf(node, name)
    if (value === undefined) return []
    const target = decoded(value)
    const { start } = spanOf(node)
    const index = Math.max(start, written.indexOf(target, start))
    return [{ target, index }]
  })
}

/** A link; addresses also are those of mail and telephones, which schemas check. */
const link = /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i

/** Findings about the links that a text has, or is. */
export const findingsInLinks = (text: WrittenText, problem: Judge) =>
  findingsAbout(text, 'href', link, problem)

/** Findings about each picture that texts name, but for those of the photo host. */
export const aboutPictures = (site: Site, problem: Judge): Found[] =>
  inEach(textsIn(site, ['picture', 'prose']), (text) =>
    // A schema has refused the others already.
    findingsAbout(text, 'src', ownPath, problem),
  )

/** What is wrong with an address. */
type Judge = (target: string) => string | undefined

function findingsAbout(
  text: WrittenText,
  attribute: string,
  form: RegExp,
  problem: Judge,
): Finding[] {
  const own = form.test(text.value) ? [{ target: text.value, index: 0 }] : []
  const found = text.kind === 'prose' ? attributesIn(text, attribute) : own
  return found.flatMap(({ target, index }) => {
    const message = problem(target)
    return message ? [{ message, index, words: target }] : []
  })
}

/** '' and 'top' are the top of any page (HTML standard, 'select the indicated part'). */
const isPageTop = (anchor: string) => /^(?:top)?$/i.test(anchor)

/** ', did you mean …?' with a known path that is spelled alike or has the same last name. */
function guessOf(path: string, known: readonly string[]): string {
  const name = path.slice(path.lastIndexOf('/'))
  const [only, ...more] = known.filter((each) => each.endsWith(name))
  const near = nearest(path, known) ?? (more.length === 0 ? only : undefined)
  return near ? `, did you mean ${near}?` : ''
}

/** Two paths that differ in capitals, or in the signs that an accent is typed in. */
const areAlike = (one: string, other: string) =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()

/** Why a path is no file and no page of the site, and what is meant. */
function missingAt(target: string, path: string, known: Targets): string {
  const files = [...known.files]
  const paths = [...known.paths]
  if (files.includes(target) || files.includes(unescaped(target)))
    return `its file has a #, ? or % in its name, which addresses end at: rename public${target}`
  const alike = [...files, ...paths].find((each) => areAlike(each, path))
  if (alike)
    return `capitals and the signs of accents count, so copy the name from here: '${alike}'`
  // Addresses end at #, ? and %, so that nobody can mean a file with one in its name.
  const usable = files.filter((file) => !/[#?%]/.test(file))
  return /\.\w+$/.test(path)
    ? `there is no file public${path}${guessOf(path, usable)}`
    : `there is no page ${path}${guessOf(path, paths)}`
}

/** Problem with a link on the page `from`; a page whose ids are unknown may have any anchor. */
export function linkProblem(
  target: string,
  known: Targets,
  from = '',
): string | undefined {
  const problem = addressProblem(target)
  if (problem || leavesSite(target)) return problem
  const [address = '', anchor = ''] = target.split('#')
  const path = address.replace(/\?.*$/, '')
  const isKnown = known.paths.has(path) || known.files.has(unescaped(path))
  if (path !== '' && !isKnown)
    return `'${target}' leads nowhere: ${missingAt(target, path, known)}`
  const ids = known.ids.get(path || from)
  if (!ids || isPageTop(anchor) || ids.includes(anchor)) return undefined
  const near = nearest(anchor, ids)
  const guess = near ? `, did you mean #${near}?` : ''
  return `'${target}' leads nowhere: nothing there is named '${anchor}'${guess}`
}

/** What links of a site can lead to. */
export function targetsOf({ routes, publicFiles, files }: Site): Targets {
  const ids = new Map<string, string[]>()
  for (const { path, file } of routes) {
    const prose = files.get(file)?.texts.find(({ kind }) => kind === 'prose')
    const own = prose && attributesIn(prose, 'id').map(({ target }) => target)
    if (own) ids.set(path, [...own, ...idsOfLayouts])
  }
  const paths = new Set(routes.map(({ path }) => path))
  return { paths, files: new Set(publicFiles), ids }
}
