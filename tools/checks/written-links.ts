import { isScalar, parseDocument, visit } from 'yaml'
import { nearest } from '#data/nearest.ts'
import { type Problem, placeOf } from '#ssg/content/content-error.ts'
import { type ProseNode, walkProse } from '#ssg/content/markdown.ts'
import { attributeOf } from './html-elements.ts'

/** A link in the sources, with the position of its address. */
export interface WrittenLink {
  file: string
  target: string
  line: number
  column: number
}

/** Link targets that a page or a component defines. */
export interface Targets {
  /** Routes of the site: '/about'. */
  paths: ReadonlySet<string>
  /** Files of public/, with a leading slash. */
  files: ReadonlySet<string>
  /** Ids of each Markdown page, by its route. Those of other pages are known after the build. */
  ids: ReadonlyMap<string, readonly string[]>
}

/** The address as it was written: Markdown percent-encodes other scripts. */
function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** Links, pictures and ids in an MDX page's body. */
export function linksOf(
  file: string,
  source: string,
  html: ProseNode,
): { links: WrittenLink[]; ids: string[] } {
  const links: WrittenLink[] = []
  const ids: string[] = []
  walkProse(html, (node) => {
    const start = node.position?.start?.offset ?? 0
    for (const name of ['href', 'src']) {
      const target = attributeOf(node, name)
      if (target === undefined) continue
      const written = decoded(target)
      const offset = Math.max(start, source.indexOf(written, start))
      links.push({ file, target: written, ...placeOf(source, offset) })
    }
    const id = attributeOf(node, 'id')
    if (id) ids.push(id)
  })
  return { links, ids }
}

/** Links in a content file: the values of its keys `href` and `link`. */
export function yamlLinks(file: string, source: string): WrittenLink[] {
  const links: WrittenLink[] = []
  visit(parseDocument(source, { prettyErrors: false }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return
      if (/^(?:href|link)$/.test(String(key.value)))
        links.push({ file, target: value.value, ...placeOf(source, value.range?.[0] ?? 0) })
    },
  })
  return links
}

export const leavesSite = (target: string) => /^(?:mailto:|tel:|https:\/\/)/i.test(target)

/** '' and 'top' are the top of any page (HTML standard, 'select the indicated part'). */
export const isPageTop = (anchor: string) => /^(?:top)?$/i.test(anchor)

/** Problem with a link's address that does not depend on the site's pages. */
export function addressProblem(target: string): string | undefined {
  if (leavesSite(target)) return undefined
  if (/^http:/i.test(target)) return `'${target}' is not encrypted: write https://`
  if (/^[a-z][a-z0-9+.-]*:/i.test(target))
    return `'${target}' is not a safe link: use https://, mailto: or a path of this site`
  if (target.startsWith('//'))
    return `'${target}' leaves the site without saying how: write https:// in front`
  if (!/^[/#?]|^$/.test(target))
    return `'${target}' depends on the page it is on: begin with a slash`
  return undefined
}

/**
 * Problem with a link on the page `from`, as far as the sources show; ids of other pages' layouts
 * are checked in the built pages.
 */
export function writtenLinkProblem(
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
  if (path !== '' && !paths.has(path) && !files.has(path))
    return `'${target}' leads nowhere: there is no page ${path}${guess(path, [...paths])}`
  const own = ids.get(path || from)
  if (!own || isPageTop(anchor) || own.includes(anchor)) return undefined
  return `'${target}' leads nowhere: nothing there is named '${anchor}'${guess(anchor, own, '#')}`
}

/** Heading order of an MDX body: the page's h1 is in the frontmatter, so prose starts with ##. */
export function headingRemarks(file: string, source: string, markdown: ProseNode): Problem[] {
  const found: Problem[] = []
  let before = 1
  for (const node of markdown.children ?? []) {
    const { depth } = node as { depth?: number }
    if (node.type !== 'heading' || depth === undefined) continue
    const place = placeOf(source, node.position?.start?.offset ?? 0)
    if (depth === 1)
      found.push({
        file,
        ...place,
        message: "A page has one main heading, the 'heading' above: begin this one with ##",
      })
    else if (depth > before + 1)
      found.push({
        file,
        ...place,
        message:
          `This heading is of level ${depth} below one of level ${before}: begin it with ` +
          `${'#'.repeat(before + 1)}`,
      })
    before = Math.max(depth, 2)
  }
  return found
}
