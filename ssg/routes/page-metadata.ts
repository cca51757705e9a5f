import type * as v from 'valibot'
import type { PageMeta } from '../../data/schemas/page.ts'
import { frontmatterSchemas, type MdxKind, PageMetaSchema } from '../../data/schemas/page.ts'
import { type Problem, placeOf } from '../content/content-error.ts'
import { splitFrontmatter } from '../content/frontmatter.ts'
import { parseSource, readYamlSource, type Source } from '../content/yaml-source.ts'
import { NotLiteral, pathKey, readExportedLiteral } from './exported-literal.ts'

/** Metadata of a page's file. */
export interface PageMetadata {
  /** 'page' for TSX pages; MDX pages take the kind of their folder. */
  kind: 'page' | MdxKind
  /** Checked frontmatter or exported meta. */
  // biome-ignore lint/suspicious/noExplicitAny: four frontmatter shapes; readers narrow by kind
  meta: PageMeta & Record<string, any>
}

function readFrontmatter(file: string, source: string, problems: Problem[]): Source | undefined {
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
  return read && { ...read, value: read.value ?? {} }
}

function readMeta(file: string, source: string, problems: Problem[]): Source | undefined {
  try {
    const literal = readExportedLiteral(file, source, 'meta')
    if (!literal) {
      problems.push({
        file,
        line: 1,
        column: 1,
        message:
          'The page has no meta: add `export const meta = { title, description, keywords } ' +
          'satisfies PageMeta`',
      })
      return undefined
    }
    if (!/export default /.test(source))
      problems.push({
        file,
        line: 1,
        column: 1,
        message: 'The page has no default export: nothing would be shown',
      })
    return {
      value: literal.value,
      at(path) {
        for (let depth = path.length; depth >= 0; depth--) {
          const offset = literal.offsets.get(pathKey(path.slice(0, depth)))
          if (offset !== undefined) return placeOf(source, offset)
        }
        return { line: 1, column: 1 }
      },
    }
  } catch (error) {
    if (!(error instanceof NotLiteral)) throw error
    problems.push({
      file,
      ...placeOf(source, error.offset),
      message: `meta cannot be read: ${error.message}`,
    })
    return undefined
  }
}

/**
 * Reads and checks the metadata of `file` ('pages/content/travel.mdx'); adds mistakes to
 * `problems`.
 */
export function readMetadata(
  file: string,
  source: string,
  problems: Problem[],
): PageMetadata | undefined {
  const isMdx = file.endsWith('.mdx')
  const kind = isMdx ? (file.split('/')[1] as MdxKind) : 'page'
  const schema: v.GenericSchema | undefined = isMdx
    ? frontmatterSchemas[kind as MdxKind]
    : PageMetaSchema
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
  const read = isMdx ? readFrontmatter(file, source, problems) : readMeta(file, source, problems)
  if (!read) return undefined
  const meta = parseSource(schema, file, read, problems)
  return meta ? { kind, meta: meta as PageMetadata['meta'] } : undefined
}
