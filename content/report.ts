/** A position in a file; both count from 1. */
export interface Place {
  line: number
  column: number
}

/** One mistake in the content, with its place. */
export interface Problem extends Place {
  file: string
  message: string
}

export const fileStart: Place = { line: 1, column: 1 }

/** A mistake of a whole file. */
export const ofFile = (file: string, message: string): Problem => ({
  file,
  ...fileStart,
  message,
})

/** A file that every site has. */
export const missing = (file: string) =>
  ofFile(
    file,
    'This file is missing, and the site shows its words: put it back',
  )

/** The file of a page's metadata: its own frontmatter, or the content file named after it. */
export const metadataFile = (file: string) =>
  file.endsWith('.tsx')
    ? `data/${file.replace(/^pages\/|(\/index)?\.tsx$/g, '').replace(/^index$/, 'home')}.yaml`
    : file

/** A TSX page without a content file. */
export const noWords = (page: string) =>
  ofFile(
    page,
    "This page has no words: put its title, description and keywords below a line 'page:' in " +
      metadataFile(page),
  )

/** Line and column, both from 1, of a character offset. */
export function placeOf(source: string, offset: number): Place {
  const before = source.slice(0, offset)
  return {
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
  }
}

/** Spaces in place of a text, so that offsets after it stay true. */
export const blank = (text: string) => text.replace(/[^\r\n]/g, ' ')

/** A text with spaces in place of comments of HTML, so that places stay true. */
export const withoutComments = (text: string) =>
  text.replace(/<!--[\s\S]*?-->/g, blank)

export const formatProblem = ({ file, line, column, message }: Problem) =>
  `${file}:${line}:${column}  ${message}`

/**
 * All mistakes of a run in one error. Its message is shown in the terminal and in the dev overlay.
 */
export class ContentError extends Error {
  readonly isForUser = true
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    const count =
      problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(
      `The content has ${count}:\n\n` +
        `${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}\n`,
    )
    this.name = 'ContentError'
    this.problems = problems
  }
}
