/** A position in a file; line and column count from 1. */
export interface Place {
  line: number
  column: number
}

/** A mistake or another finding in the content, with its place. */
export interface Problem extends Place {
  file: string
  message: string
}

export const fileStart: Place = { line: 1, column: 1 }

/** A problem that concerns a whole file; its place is the start of the file. */
export const fileProblem = (file: string, message: string): Problem => ({
  file,
  ...fileStart,
  message,
})

/** The problem that a content file is missing. */
export const missingFileProblem = (file: string) =>
  fileProblem(
    file,
    'This file is missing, and the site shows its words: put it back',
  )

/** The file with a page's metadata: an MDX page itself; for a TSX page, its content file. */
export const metadataFile = (file: string) =>
  file.endsWith('.tsx')
    ? `data/${file.replace(/^pages\/|(\/index)?\.tsx$/g, '').replace(/^index$/, 'home')}.yaml`
    : file

/** The problem that a TSX page has no content file. */
export const noWordsProblem = (page: string) =>
  fileProblem(
    page,
    "This page has no words: put its title, description and keywords below a line 'page:' in " +
      metadataFile(page),
  )

/** The line and column, both from 1, of an offset in a text. */
export function placeOf(source: string, offset: number): Place {
  const before = source.slice(0, offset)
  return {
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
  }
}

/** What stands in a text for bytes that are not UTF-8 (encoding.spec.whatwg.org, decoders). */
export const LOST_LETTER = '\uFFFD'

/** The problem that a file is not UTF-8, at its first lost letter. */
export const notUtf8Problem = (file: string, text: string): Problem => ({
  file,
  ...placeOf(text, Math.max(0, text.indexOf(LOST_LETTER))),
  message:
    'The file is not UTF-8 from here on: save it again with the encoding UTF-8',
})

/**
 * As many spaces as a text has characters, with its line breaks kept. Replacing the text by them
 * keeps all offsets.
 */
export const spacesFor = (text: string) => text.replace(/[^\r\n]/g, ' ')

/** A text with spaces in place of HTML comments, so that offsets stay the same. */
export const withoutComments = (text: string) =>
  text.replace(/<!--[\s\S]*?-->/g, spacesFor)

/** A problem as a line for the terminal: 'data/home.yaml:3:5  …'. */
export const formatProblem = ({ file, line, column, message }: Problem) =>
  `${file}:${line}:${column}  ${message}`

/** A number with its noun: '1 finding', '2 findings'. */
export const formatCount = (
  count: number,
  singular: string,
  plural = `${singular}s`,
) => (count === 1 ? `1 ${singular}` : `${count} ${plural}`)

/**
 * An error with all mistakes of a run. Its message is shown in the terminal and in Vite's overlay.
 */
export class ContentError extends Error {
  readonly isForUser = true
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(
      `The content has ${formatCount(problems.length, 'problem')}:\n\n` +
        `${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}\n`,
    )
    this.name = 'ContentError'
    this.problems = problems
  }
}
