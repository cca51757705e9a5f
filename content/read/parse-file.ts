import { fileProblem } from '#content/report.ts'
import { contentFiles, isContentFile } from '#content/schema/content-files.ts'
import { frontmatterSchemas, type MdxKind } from '#content/schema/page.ts'
import type { UncheckedFile } from './check-file.ts'
import { splitFrontmatter, withoutFrontmatter } from './frontmatter.ts'
import { readYaml } from './yaml-source.ts'

/** Parses an MDX page: the values of its frontmatter, the schema of its folder, and its prose. */
function parsePage(file: string, text: string): UncheckedFile {
  const { frontmatter, start } = splitFrontmatter(text)
  const kind = file.split('/')[1] ?? ''
  const prose = withoutFrontmatter(text)
  const folders = Object.keys(frontmatterSchemas)
  if (!folders.includes(kind)) {
    const places = folders.map((folder) => `pages/${folder}/`).join(', ')
    const message = `MDX pages live in ${places}: move the file there`
    return { file, problems: [fileProblem(file, message)], prose }
  }
  if (frontmatter === undefined) {
    // The prose is left out, since its start is unknown.
    const message = /^---\s*\n/.test(text)
      ? 'The frontmatter has no end: write a line of --- below its last line'
      : 'The page starts without frontmatter: put title, description and keywords between two ' +
        'lines of ---'
    return { file, problems: [fileProblem(file, message)] }
  }
  const lineBreaksBefore = text.slice(0, start).replace(/[^\n]/g, '')
  const schema = frontmatterSchemas[kind as MdxKind]
  return {
    file,
    ...readYaml(file, lineBreaksBefore + frontmatter),
    schema,
    prose,
  }
}

/** Parses a page or a YAML file. */
export function parseFile(file: string, text: string): UncheckedFile {
  if (file.endsWith('.mdx')) return parsePage(file, text)
  const schema = isContentFile(file) ? contentFiles[file] : undefined
  return { file, ...readYaml(file, text), schema }
}
