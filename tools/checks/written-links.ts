import type { Nodes, Root } from 'mdast'
import { nearest, type Problem, placeOf } from '../../ssg/content/content-error.ts'

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
  /** Every id in the sources. Which page has it is only known after the build. */
  anchors: ReadonlySet<string>
}

type MdxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** An attribute's text, or its code; undefined if it is missing. */
const attributeOf = ({ attributes }: MdxElement, name: string) => {
  const attribute = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)
  const value = attribute?.value
  return (typeof value === 'object' ? value?.value : value) ?? undefined
}

/** Links, pictures and element ids in an MDX page's body. */
export function mdxLinks(
  file: string,
  source: string,
  tree: Root,
): { links: WrittenLink[]; anchors: string[]; problems: Problem[] } {
  const links: WrittenLink[] = []
  const anchors: string[] = []
  const problems: Problem[] = []
  const visit = (node: Nodes) => {
    const start = node.position?.start.offset ?? 0
    const addressAt = (target: string) =>
      placeOf(
        source,
        Math.max(
          start,
          source.indexOf(target, start + (node.type === 'link' && node.title === null ? 0 : 1)),
        ),
      )
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
      links.push({ file, target: node.url, ...addressAt(node.url) })
    if (node.type === 'image' && !node.alt?.trim())
      problems.push({
        file,
        ...placeOf(source, start),
        message:
          'This picture has no text for those who do not see it: write what it shows between ' +
          '[ and ]',
      })
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const name of ['href', 'src']) {
        const found = attributeOf(node, name)
        if (found) links.push({ file, target: found, ...addressAt(found) })
      }
      const id = attributeOf(node, 'id')
      if (id) anchors.push(id)
      for (const name of ['className', 'class', 'style']) {
        const found = node.attributes.find(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
        )
        if (found)
          problems.push({
            file,
            ...placeOf(source, found.position?.start.offset ?? start),
            message:
              `'${name}' has no effect in prose, which has the site's own looks: leave it out, ` +
              'or ask a developer for a component',
          })
      }
      if (node.name === 'img' && attributeOf(node, 'alt') === undefined)
        problems.push({
          file,
          ...placeOf(source, start),
          message:
            'This picture has no text for those who do not see it: write what it shows as alt="…"',
        })
    }
    if ('children' in node) for (const child of node.children) visit(child as Nodes)
  }
  visit(tree)
  return { links, anchors, problems }
}

const leavesSite = (target: string) => /^(?:mailto:|tel:|https:\/\/)/i.test(target)

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

/** Problem with a link as far as the sources show; exact anchors are checked in the built pages. */
export function writtenLinkProblem(
  target: string,
  { paths, files, anchors }: Targets,
): string | undefined {
  const problem = addressProblem(target)
  if (problem || leavesSite(target)) return problem
  const [address = '', anchor = ''] = target.split('#')
  const path = address.replace(/\?.*$/, '')
  if (path !== '' && !paths.has(path) && !files.has(path)) {
    const guess = nearest(path, [...paths])
    return (
      `'${target}' leads nowhere: there is no page ` +
      `${path}${guess ? `, did you mean ${guess}?` : ''}`
    )
  }
  if (anchor !== '' && !anchors.has(anchor))
    return `'${target}' leads nowhere: nothing on this site is named '${anchor}'`
  return undefined
}

/** Heading order of an MDX body: the page's h1 is in the frontmatter, so prose starts with ##. */
export function headingRemarks(file: string, source: string, tree: Root): Problem[] {
  const found: Problem[] = []
  let before = 1
  for (const node of tree.children) {
    if (node.type !== 'heading') continue
    const place = placeOf(source, node.position?.start.offset ?? 0)
    if (node.depth === 1)
      found.push({
        file,
        ...place,
        message: "A page has one main heading, the 'heading' above: begin this one with ##",
      })
    else if (node.depth > before + 1)
      found.push({
        file,
        ...place,
        message:
          `This heading is of level ${node.depth} below one of level ${before}: begin it with ` +
          `${'#'.repeat(before + 1)}`,
      })
    before = Math.max(node.depth, 2)
  }
  return found
}
