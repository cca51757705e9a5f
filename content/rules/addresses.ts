import { builtFiles } from '#content/built-files.ts'
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
  sitePathPattern,
} from '#content/schema/address-problem.ts'
import type { Site } from '#content/site.ts'
import { withoutEndSlash } from '#data/end-slash.ts'
import { nearestWord } from '#data/nearest-word.ts'
import {
  type Finding,
  findInTexts,
  type LocatedFinding,
  textsIn,
} from './rule.ts'

/** Pages, files and ids on the site that a link can lead to. */
export interface Targets {
  /** Routes of the site: '/about'. */
  paths: ReadonlySet<string>
  /** Files of public/ and of the build, with a leading slash. */
  files: ReadonlySet<string>
  /** Ids by the route of their page; before a build only those of Markdown pages are known. */
  ids: ReadonlyMap<string, readonly string[]>
}

/** An address as it was typed: Markdown and HTML percent-encode letters outside ASCII. */
export const decodedAddress = (address: string) =>
  decodeIfValid(decodeURI, address)

/** A path with its escapes decoded: 'price#1.pdf' for 'price%231.pdf'. */
const decodedPath = (path: string) => decodeIfValid(decodeURIComponent, path)

/** What `decode` returns for an address; the address itself if its escapes are invalid. */
function decodeIfValid(
  decode: (address: string) => string,
  address: string,
): string {
  try {
    return decode(address)
  } catch {
    return address
  }
}

/** Every value of the attribute `name` in prose, with its offset. */
export function attributesIn(
  { prose, writtenText }: WrittenText,
  name: string,
) {
  if (!prose) return []
  return collectInProse(prose.html, (node) => {
    const value = attributeOf(node, name)
    if (value === undefined) return []
    const target = decodedAddress(value)
    const { start } = spanOf(node)
    const index = Math.max(start, writtenText.indexOf(target, start))
    return [{ target, index }]
  })
}

/**
 * Matches the start of a link. It does not match the owner's mail address and telephone number in
 * data/site.yaml, which schemas check.
 */
const linkStart = /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i

/** Findings about the links in prose, or about a text that is a link itself. */
export const findingsInLinks = (text: WrittenText, problemOf: TargetCheck) =>
  findingsAbout(text, 'href', linkStart, problemOf)

/** Findings about the pictures in prose, and about those of this site in other texts. */
export const findingsAboutPictures = (
  site: Site,
  problemOf: TargetCheck,
): LocatedFinding[] =>
  findInTexts(textsIn(site, ['picture', 'prose']), (text) =>
    // In texts other than prose, the pattern leaves out the ids of the photo host.
    findingsAbout(text, 'src', sitePathPattern, problemOf),
  )

/** The path of the file at an address: without query and fragment, and with escapes decoded. */
export const fileAt = (target: string) =>
  decodedPath(target.replace(/[?#].*/, ''))

/** Returns what is wrong with an address, in words that follow it, or undefined. */
type TargetCheck = (target: string) => string | undefined

/** Findings about an attribute in prose, or about another text if `addressPattern` matches it. */
function findingsAbout(
  text: WrittenText,
  attribute: string,
  addressPattern: RegExp,
  problemOf: TargetCheck,
): Finding[] {
  const textAsAddress = addressPattern.test(text.value)
    ? [{ target: text.value, index: 0 }]
    : []
  const addresses =
    text.kind === 'prose' ? attributesIn(text, attribute) : textAsAddress
  return addresses.flatMap(({ target, index }) => {
    const problem = problemOf(target)
    const message = `'${target}' ${problem}`
    return problem ? [{ message, index, words: target }] : []
  })
}

/** Whether an anchor is '' or 'top', the top of any page (HTML, 'select the indicated part'). */
const isPageTop = (anchor: string) => /^(?:top)?$/i.test(anchor)

/**
 * The end of a message: ', did you mean …?' with the known path that is spelt most like `path`, or
 * else with the only one that ends in the same file name; '' if there is none. If the known path
 * has a space or an accent, which not every field accepts, the message asks to rename that file.
 */
function suggestionOf(path: string, knownPaths: readonly string[]): string {
  const name = path.slice(path.lastIndexOf('/'))
  const [firstMatch, ...otherMatches] = knownPaths.filter((each) =>
    each.endsWith(name),
  )
  const nearestPath =
    nearestWord(path, knownPaths) ??
    (otherMatches.length === 0 ? firstMatch : undefined)
  if (!nearestPath) return ''
  return sitePathPattern.test(nearestPath)
    ? `, did you mean ${nearestPath}?`
    : `, but public${nearestPath}: rename that one if it is meant`
}

/** Whether two paths differ only in upper and lower case, or in how their accents are encoded. */
const areAlike = (one: string, other: string) =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()

/** Why `path` leads to no file and no page, and which path is probably meant. */
function missingTargetProblem(
  target: string,
  path: string,
  targets: Targets,
): string {
  const files = [...targets.files]
  const paths = [...targets.paths]
  if (files.includes(target) || files.includes(decodedPath(target)))
    return `its file has a #, ? or % in its name, which addresses end at: rename public${target}`
  const similarPath = [...files, ...paths].find((each) => areAlike(each, path))
  if (similarPath)
    return `capitals and the signs of accents count, so copy the name from here: '${similarPath}'`
  // No address can lead to a file with #, ? or % in its name.
  const linkableFiles = files.filter((file) => !/[#?%]/.test(file))
  return /\.\w+$/.test(path)
    ? `there is no file public${path}${suggestionOf(path, linkableFiles)}`
    : `there is no page ${path}${suggestionOf(path, paths)}`
}

/**
 * What is wrong with a link on the page `fromPath`, in words that follow its address; undefined if
 * nothing. If the ids of a page are unknown, any anchor is accepted.
 */
export function linkProblem(
  target: string,
  targets: Targets,
  fromPath = '',
): string | undefined {
  const problem = addressProblem(target)
  if (problem || leavesSite(target)) return problem
  const [address = '', anchor = ''] = target.split('#')
  const path = address.replace(/\?.*$/, '')
  const page = withoutEndSlash(path)
  const isKnown = targets.paths.has(page) || targets.files.has(fileAt(target))
  if (path !== '' && !isKnown)
    return `leads nowhere: ${missingTargetProblem(target, path, targets)}`
  const ids = targets.ids.get(page || fromPath)
  if (!ids || isPageTop(anchor) || ids.includes(anchor)) return undefined
  const nearestId = nearestWord(anchor, ids)
  const guess = nearestId ? `, did you mean #${nearestId}?` : ''
  return `leads nowhere: nothing there is named '${anchor}'${guess}`
}

/** Everything on a site that links can lead to. */
export function targetsOf({ routes, publicFiles, files }: Site): Targets {
  const ids = new Map<string, string[]>()
  for (const { path, file } of routes) {
    const prose = files.get(file)?.texts.find(({ kind }) => kind === 'prose')
    const proseIds =
      prose && attributesIn(prose, 'id').map(({ target }) => target)
    if (proseIds) ids.set(path, [...proseIds, ...idsOfLayouts])
  }
  const paths = new Set(routes.map(({ path }) => path))
  const builtPaths = builtFiles.map((name) => `/${name}`)
  return { paths, files: new Set([...publicFiles, ...builtPaths]), ids }
}
