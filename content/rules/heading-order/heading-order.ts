import { type ProseNode, walkProse } from '#content/read/prose-node.ts'
import type { Finding, TextRule } from '../rule.ts'

/** The level of a heading, whether Markdown, HTML or JSX made it. */
function levelOf({ tagName, name }: ProseNode): number | undefined {
  const [, level] = /^h([1-6])$/.exec(tagName ?? name ?? '') ?? []
  return level ? Number(level) : undefined
}

/** How a heading of a level is written where this one stands. */
const marksOf = (level: number, isHtml: boolean) =>
  isHtml ? `<h${level}>` : '#'.repeat(level)

/** What is wrong with a heading of a level below one of the level `before`. */
function levelProblem(
  level: number,
  before: number,
  isHtml: boolean,
): string | undefined {
  if (level === 1) {
    const right = marksOf(2, isHtml)
    return `A page has one main heading, the 'heading' above: begin this one with ${right}`
  }
  if (level <= before + 1) return undefined
  const right = marksOf(before + 1, isHtml)
  return `This heading is of level ${level} below one of level ${before}: begin it with ${right}`
}

/** The headings of prose whose level or words are wrong. */
function headingProblems(html: ProseNode, written: string): Finding[] {
  const found: Finding[] = []
  let before = 1
  walkProse(html, (node) => {
    const level = levelOf(node)
    const index = node.position?.start?.offset
    if (level === undefined || index === undefined) return
    const isEmpty = !node.children?.length
    const message = isEmpty
      ? 'This heading has no words: write them, or delete it'
      : levelProblem(level, before, written[index] === '<')
    if (message) found.push({ index, message })
    before = Math.max(level, 2)
  })
  return found
}

/** Paragraphs that are bold as a whole and no sentence, in place of headings. */
function boldParagraphs(markdown: ProseNode): Finding[] {
  return (markdown.children ?? []).flatMap(
    ({ type, children = [], position }) => {
      const [words, ...more] = children
      if (type !== 'paragraph' || words?.type !== 'strong' || more.length > 0)
        return []
      const isSentence = /[.!?:]$/.test(words.children?.at(-1)?.value ?? '.')
      const message =
        'Bold words are no heading: write ## before them, without stars'
      return isSentence
        ? []
        : [{ index: position?.start?.offset ?? 0, message }]
    },
  )
}

export const headingOrder: TextRule = {
  reads: 'text',
  name: 'heading-order',
  refuses:
    'A heading of the wrong level or without words, and bold words in place of one.',
  kinds: ['prose'],
  severity: 'look',
  find({ prose, written }) {
    if (!prose || prose.fault) return []
    return [
      ...headingProblems(prose.html, written),
      ...boldParagraphs(prose.markdown),
    ]
  },
}
