import { type Problem, placeOf } from '#ssg/content/content-error.ts'
import { type ProseNode, walkProse } from '#ssg/content/markdown.ts'

/** Markdown that is nearly right, which a page shows as it was typed. */
const slips: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\\)\*\*/,
    "'**' is shown as it stands: write **words** without a space inside the stars, or \\*\\*",
  ],
  [/^#{2,6}(?=[^\s#])/, "'##' is shown as it stands: put a space after it to make a heading"],
  [
    /(?<=\]) \((?=https?:|mailto:|www\.|[/#]|$)/,
    'A link is shown as it stands: delete the space between ] and (',
  ],
  [/\{#[\w-]+\}$/, 'Headings get their address from their words: delete this'],
  [/^\|.*\|[ \t]*$/m, 'A table is shown as it stands: write |---|---| under its first line'],
]

/** Slips in the texts of a page, at their places. */
export function slipProblems(file: string, source: string, markdown: ProseNode): Problem[] {
  const problems: Problem[] = []
  walkProse(markdown, ({ type, position }) => {
    const start = position?.start?.offset
    if (type !== 'text' || start === undefined) return
    const written = source.slice(start, position?.end?.offset)
    for (const [pattern, message] of slips) {
      const match = pattern.exec(written)
      if (match) problems.push({ file, ...placeOf(source, start + match.index), message })
    }
  })
  return problems
}
