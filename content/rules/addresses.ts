import { idsOfLayouts } from '#content/read/markdown.ts'
import { attributeOf, walkProse } from '#content/read/prose-node.ts'
import type { Text } from '#content/read/written-text.ts'
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
  const found: { href: Address[]; src: Address[]; ids: string[] } = { href: [], src: [], ids: [] }
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
export function addressesIn(text: Text, name: 'href' | 'src', isOne: RegExp): Address[] {
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

const leavesSite = (target: string) =>
  /^(?:mailto:[^\s@]+@[^\s@]+\.\w|tel:\+?\d|https:\/\/(?!https?:)[^\s/]+\.[^\s/])/i.test(target)

/** '' and 'top' are the top of any page (HTML standard, 'select the indicated part'). */
const isPageTop = (anchor: string) => /^(?:top)?$/i.test(anchor)

/** Problem with a link's address that does not depend on the site's pages. */
export function addressProblem(target: string): string | undefined {
  if (leavesSite(target)) return undefined
  if (/^http:\/\/[^/]/i.test(target)) return `'${target}' is not encrypted: write https://`
  if (/^(?:https?\b|mailto:|tel:)/i.test(target))
    return `'${target}' is no whole address: write https://example.org or mailto:me@example.org`
  if (/^[a-z][a-z0-9+.-]*:/i.test(target))
    return `'${target}' is not a safe link: use https://, mailto: or a path of this site`
  if (target.startsWith('//'))
    return `'${target}' leaves the site without saying how: write https:// in front`
  if (/^[\u2018\u2019\u201c\u201d]|[\u2018\u2019\u201c\u201d]$/.test(target))
    return `'${target}' has curly quotes around it: delete them`
  if (target.startsWith('/public/'))
    return `'${target}' is written without /public: write '${target.slice('/public'.length)}'`
  if (!/^[/#?]|^$/.test(target))
    return `'${target}' depends on the page it is on: begin with a slash`
  return undefined
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
  const guess = (word: string, known: readonly string[], mark = '') => {
    const near = nearest(word, known)
    return near ? `, did you mean ${mark}${near}?` : ''
  }
  if (path !== '' && !paths.has(path) && !files.has(path)) {
    const plain = (name: string) => name.normalize('NFC').toLowerCase()
    const same = [...files, ...paths].find((each) => plain(each) === plain(path))
    const isFile = /\.\w+$/.test(path)
    if (same) return `'${target}' leads nowhere: capitals and accents count, so write '${same}'`
    return isFile
      ? `'${target}' leads nowhere: there is no file public${path}${guess(path, [...files])}`
      : `'${target}' leads nowhere: there is no page ${path}${guess(path, [...paths])}`
  }
  const own = ids.get(path || from)
  if (!own || isPageTop(anchor) || own.includes(anchor)) return undefined
  return `'${target}' leads nowhere: nothing there is named '${anchor}'${guess(anchor, own, '#')}`
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
    findingsAbout(addressesIn(text, 'src', /^\//), problem),
  )
