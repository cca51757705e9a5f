import { nearest } from '#data/nearest.ts'
import { idsOfLayouts } from '#ssg/content/markdown.ts'
import { walkProse } from '#ssg/content/prose-node.ts'
import type { Text } from '#ssg/content/written-text.ts'
import type { SiteContent } from '#ssg/routes/pages.ts'
import { type Finding, inEach, type Rule } from '../rule.ts'
import { attributeOf } from './html-elements.ts'

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
interface ProseAddresses {
  links: (Address & { isPicture: boolean })[]
  ids: string[]
}
const addresses = new WeakMap<Text, ProseAddresses>()

/** Links, pictures and ids of prose. */
export function addressesOf(text: Text): ProseAddresses {
  const known = addresses.get(text)
  if (known) return known
  const found: ProseAddresses = { links: [], ids: [] }
  addresses.set(text, found)
  walkProse(text.prose?.html ?? { type: 'root' }, (node) => {
    const start = node.position?.start?.offset ?? 0
    for (const name of ['href', 'src']) {
      const target = attributeOf(node, name)
      if (target === undefined) continue
      const written = decoded(target)
      const index = Math.max(start, text.written.indexOf(written, start))
      found.links.push({ target: written, index, isPicture: name === 'src' })
    }
    const id = attributeOf(node, 'id')
    if (id) found.ids.push(id)
  })
  return found
}

/** Addresses also are those of mail and telephones, which schemas check. */
const isLink = /^(?:[a-z][a-z\d+.-]*:|[/#?])/i

/** The addresses that a text holds, or is. */
const linksIn = (text: Text) =>
  text.kind === 'prose'
    ? addressesOf(text).links.filter(({ isPicture }) => !isPicture)
    : [{ target: text.value, index: 0 }].filter(({ target }) => isLink.test(target))

/** Findings about addresses. */
export const findingsAbout = (
  found: readonly Address[],
  problem: (target: string) => string | undefined,
): Finding[] =>
  found.flatMap(({ target, index }) => {
    const message = problem(target)
    return message ? [{ message, index, words: target }] : []
  })

const leavesSite = (target: string) => /^(?:mailto:|tel:|https:\/\/)/i.test(target)

/** '' and 'top' are the top of any page (HTML standard, 'select the indicated part'). */
const isPageTop = (anchor: string) => /^(?:top)?$/i.test(anchor)

/** Problem with a link's address that does not depend on the site's pages. */
function addressProblem(target: string): string | undefined {
  if (leavesSite(target)) return undefined
  if (/^http:/i.test(target)) return `'${target}' is not encrypted: write https://`
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
export function targetsOf({ routes, publicFiles, files }: SiteContent): Targets {
  const idsIn = (file: string) => {
    const prose = files.get(file)?.texts.find(({ kind }) => kind === 'prose')
    return prose && [...addressesOf(prose).ids, ...idsOfLayouts]
  }
  return {
    paths: new Set(routes.map(({ path }) => path)),
    files: new Set(publicFiles),
    ids: new Map(
      routes.flatMap(({ path, file }) => {
        const ids = idsIn(file)
        return ids ? [[path, ids]] : []
      }),
    ),
  }
}

export const links: Rule = {
  name: 'links',
  sentence: 'Every link leads to a page, a file or a part that is there.',
  kinds: ['address', 'prose'],
  severity: 'stops',
  inText: (text) => findingsAbout(linksIn(text), addressProblem),
  amongTexts(texts, site) {
    const targets = targetsOf(site)
    const pathOf = new Map(site.routes.map(({ path, file }) => [file, path]))
    return inEach(texts, (text) =>
      findingsAbout(linksIn(text), (target) =>
        addressProblem(target) ? undefined : linkProblem(target, targets, pathOf.get(text.file)),
      ),
    )
  },
}
