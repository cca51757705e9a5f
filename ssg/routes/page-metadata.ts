import * as v from 'valibot'
import type { PageMeta } from '../../data/schemas/page.ts'
import { frontmatterSchemas, type MdxKind, PageMetaSchema } from '../../data/schemas/page.ts'
import { type Problem, placeOf } from '../content/content-error.ts'
import { fillFacts, readFilledSource, textOf } from '../content/filled-source.ts'
import { splitFrontmatter } from '../content/frontmatter.ts'
import { readText } from '../content/read-text.ts'
import { withFactsInDescription } from '../content/with-facts.ts'
import { parseSource, readYamlSource, type Source } from '../content/yaml-source.ts'

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
    problems.push({
      file,
      line: 1,
      column: 1,
      message:
        'The page starts without frontmatter: put title, description and keywords between two ' +
        'lines of ---',
    })
    return undefined
  }
  const text = { file, text: frontmatter, linesBefore: placeOf(source, start).line - 1 }
  const read = readYamlSource(text, problems)
  return read && fillFacts(root, file, read, problems, withFactsInDescription)
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
    problems.push({
      file: page,
      line: 1,
      column: 1,
      message:
        `This page has no words: put its title, description and keywords below a line 'page:' ` +
        `in ${file}`,
    })
    return undefined
  }
  const source = readFilledSource(root, file, text, problems)
  const value = source && parseSource(PagePart, file, source, problems)
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
    problems.push({
      file,
      line: 1,
      column: 1,
      message: `MDX pages live in ${Object.keys(frontmatterSchemas)
        .map((folder) => `pages/${folder}/`)
        .join(', ')}: move the file there`,
    })
    return undefined
  }
  const read = readFrontmatter(root, file, problems)
  if (!read) return undefined
  const meta = parseSource(schema, file, read, problems)
  return meta ? { kind, meta: meta as PageMetadata['meta'] } : undefined
}
