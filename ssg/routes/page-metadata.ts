import * as v from 'valibot'
import { withFactsInDescription } from '#data/named-facts/with-facts.ts'
import type { PageMeta } from '#data/schemas/page.ts'
import { frontmatterSchemas, type MdxKind, PageMetaSchema } from '#data/schemas/page.ts'
import { parseSource } from '#ssg/content/check-values.ts'
import { ofFile, type Problem, placeOf } from '#ssg/content/content-error.ts'
import { splitFrontmatter } from '#ssg/content/frontmatter.ts'
import { factsOf } from '#ssg/content/named-facts.ts'
import { readText, textOf } from '#ssg/content/read-text.ts'
import { readYamlSource, type Source } from '#ssg/content/yaml-source.ts'

/** Metadata of a page's file. */
export interface PageMetadata {
  /** 'page' for TSX pages; MDX pages take the kind of their folder. */
  kind: 'page' | MdxKind
  /** Checked frontmatter, or the part `page` of a content file. */
  // biome-ignore lint/suspicious/noExplicitAny: four frontmatter shapes; readers narrow by kind
  meta: PageMeta & Record<string, any>
}

function readFrontmatter(root: string, file: string, problems: Problem[]): Source | undefined {
  const source = readText(root, file, problems)
  if (source === undefined) return undefined
  const { frontmatter, start } = splitFrontmatter(source)
  if (frontmatter === undefined) {
    const message =
      'The page starts without frontmatter: put title, description and keywords between two ' +
      'lines of ---'
    problems.push(ofFile(file, message))
    return undefined
  }
  const linesBefore = placeOf(source, start).line - 1
  return readYamlSource({ file, text: frontmatter, linesBefore }, problems)
}

/** The file of a page's metadata: its own frontmatter, or the content file named after it. */
export const metadataFile = (file: string) =>
  file.endsWith('.mdx')
    ? file
    : `data/${file.replace(/^pages\/|(\/index)?\.tsx$/g, '').replace(/^index$/, 'home')}.yaml`

/** The part `page` of a content file. */
const PagePart = v.object({ page: PageMetaSchema })

/** Reads the metadata of a TSX page from its content file. */
function readPagePart(root: string, page: string, problems: Problem[]): PageMetadata | undefined {
  const file = metadataFile(page)
  const text = textOf(root, file)
  if (text === undefined) {
    const message =
      `This page has no words: put its title, description and keywords below a line 'page:' ` +
      `in ${file}`
    problems.push(ofFile(page, message))
    return undefined
  }
  const source = readYamlSource({ file, text }, problems)
  const rules = { facts: factsOf(root) }
  const value = source && parseSource(PagePart, file, source, problems, rules)
  return value && { kind: 'page', meta: value.page }
}

/** Reads and checks the metadata of `file` ('pages/content/travel.mdx'). */
export function readMetadata(
  root: string,
  file: string,
  problems: Problem[],
): PageMetadata | undefined {
  if (!file.endsWith('.mdx')) return readPagePart(root, file, problems)
  const kind = file.split('/')[1] as MdxKind
  const schema: v.GenericSchema | undefined = frontmatterSchemas[kind]
  if (!schema) {
    const folders = Object.keys(frontmatterSchemas).map((folder) => `pages/${folder}/`)
    problems.push(ofFile(file, `MDX pages live in ${folders.join(', ')}: move the file there`))
    return undefined
  }
  const source = readFrontmatter(root, file, problems)
  const rules = { facts: factsOf(root), fill: withFactsInDescription }
  const meta = source && parseSource(schema, file, source, problems, rules)
  return meta ? { kind, meta: meta as PageMetadata['meta'] } : undefined
}
