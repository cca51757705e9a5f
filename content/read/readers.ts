import type { GenericSchema } from 'valibot'
import { ofFile, type Problem } from '#content/report.ts'
import { contentFiles, isContentFile } from '#content/schema/content-files.ts'
import { frontmatterSchemas, type MdxKind } from '#content/schema/page.ts'
import { splitFrontmatter, withoutFrontmatter } from './frontmatter.ts'
import { readYaml, type Source } from './yaml-source.ts'

/** What a file holds, before anything in it is checked. */
export interface FileParts {
  problems: Problem[]
  /** Values, which the schema describes. */
  source?: Source | undefined
  schema?: GenericSchema | undefined
  /** Markdown, with spaces in place of all that is not. */
  prose?: string
}

/** Values between two lines of ---, described by the schema of their folder, and prose below. */
function readPage(file: string, text: string): FileParts {
  const { frontmatter, start } = splitFrontmatter(text)
  const schema: GenericSchema | undefined = frontmatterSchemas[file.split('/')[1] as MdxKind]
  const prose = withoutFrontmatter(text)
  const isWrong = (message: string) => ({ problems: [ofFile(file, message)], prose })
  const folders = Object.keys(frontmatterSchemas).map((folder) => `pages/${folder}/`)
  if (!schema) return isWrong(`MDX pages live in ${folders.join(', ')}: move the file there`)
  if (frontmatter === undefined) {
    // Nobody knows where its prose begins.
    const message = /^---\s*\n/.test(text)
      ? 'The frontmatter has no end: write a line of --- below its last line'
      : 'The page starts without frontmatter: put title, description and keywords between two ' +
        'lines of ---'
    return { problems: [ofFile(file, message)] }
  }
  const linesBefore = text.slice(0, start).replace(/[^\n]/g, '')
  return { ...readYaml(file, linesBefore + frontmatter), schema, prose }
}

/** How the files that people write are read, by their endings. */
export const readers = new Map<string, (file: string, text: string) => FileParts>([
  [
    '.yaml',
    (file, text) => ({
      ...readYaml(file, text),
      schema: isContentFile(file) ? contentFiles[file] : undefined,
    }),
  ],
  ['.mdx', readPage],
])
