import {
  type LeftOverMark,
  leftOverMarksInProse,
  leftOverMarksInWords,
} from '#content/compare/left-over.ts'
import { type ProseText, proseTextsIn } from '#content/compare/prose-texts.ts'
import { unmatchedMarks, unmatchedStars } from '#content/compare/stars.ts'
import { type TypedMark, typedMarks } from '#content/compare/typed-marks.ts'
import type { WrittenText } from '#content/read/written-text.ts'
import {
  type Finding,
  type TextRule,
  visitorTextKinds,
  withName,
} from '../rule.ts'

/** What to do about a mark in a text that is not Markdown. */
const remediesInWords: Readonly<Record<TypedMark['kind'], string>> = {
  emphasis: 'stars and lines for bold are no marks here: delete them',
  deleted: 'the lines that strike words through are no marks here: delete them',
  link: 'a link can only stand in prose: keep its words alone',
  html: 'HTML can only stand in prose: delete it',
  code: 'marks of code are none here: delete them',
  heading: 'a heading can only stand in prose: delete its marks',
  reference: 'it is the code of a sign: write the sign itself',
}

/** What to do about marks of Markdown inside HTML blocks. */
const remediesInHtml: Partial<typeof remediesInWords> = {
  emphasis: 'HTML has marks of its own: write <strong>words</strong>',
  link: 'HTML has marks of its own: write <a href="/page">words</a>',
  code: 'HTML has marks of its own: write <code>words</code>',
  heading: 'HTML has marks of its own: write <h2>words</h2>',
  deleted: 'HTML has marks of its own: write <del>words</del>',
}

/** Whether chats and mail programs show a mark as it is meant: *bold*, _slanted_, `code`. */
const isShownInMessages = ({ kind, words }: TypedMark) =>
  kind === 'code' ||
  kind === 'heading' ||
  (kind === 'emphasis' && !/^(?:\*\*|__)/.test(words))

/** A finding about a mark that is shown as it was typed. */
const findingAboutMark = ({ words, index, remedy }: LeftOverMark): Finding => {
  const message = `'${words}' is shown as it stands: ${remedy}`
  return { words, index, message }
}

/** Findings about marks in a text that is not prose. */
function findInWords(text: WrittenText): readonly Finding[] {
  const { writtenText, kind, strikethrough } = text
  const marks = typedMarks(writtenText).filter((mark) => {
    if (kind === 'message') return !isShownInMessages(mark)
    return mark.kind !== 'deleted' || !strikethrough
  })
  const marksWithRemedy = marks.map((mark) => {
    return { ...mark, remedy: remediesInWords[mark.kind] }
  })
  // Chats strike ~words~ through, and a figure of corrected text shows ==words== as doubtful.
  const hasOwnMarks = kind === 'message' || strikethrough
  const foreignMarks = hasOwnMarks ? [] : leftOverMarksInWords(writtenText)
  return withName(
    text,
    [...marksWithRemedy, ...foreignMarks].map(findingAboutMark),
  )
}

/** Findings about mistyped marks in words of prose, and about Markdown in HTML and alt texts. */
function findInProseText({ words, index, readBy }: ProseText): Finding[] {
  const remedies = readBy === 'HTML' ? remediesInHtml : remediesInWords
  const unparsedMarks = readBy === 'Markdown' ? [] : typedMarks(words)
  const marksWithRemedy = unparsedMarks.flatMap((mark) => {
    const remedy = remedies[mark.kind]
    return remedy ? { ...mark, remedy } : []
  })
  const marks =
    marksWithRemedy.length > 0 ? marksWithRemedy : leftOverMarksInProse(words)
  return marks.map((mark) =>
    findingAboutMark({ ...mark, index: index + mark.index }),
  )
}

/** Findings about marks in prose, and about stars on only one side of words. */
function findInProse({ writtenText, prose }: WrittenText): Finding[] {
  if (!prose) return []
  const unmatchedMarkFindings = [
    ...unmatchedMarks(writtenText, prose.markdown),
    ...unmatchedStars(writtenText, prose.markdown),
  ].map((index) => {
    const words = writtenText.charAt(index)
    const remedy = `write as many before the words as after them, or \\${words} for each`
    return findingAboutMark({ words, index, remedy })
  })
  return [
    ...proseTextsIn(writtenText, prose).flatMap(findInProseText),
    ...unmatchedMarkFindings,
  ]
}

/**
 * Reports marks that are shown as they were typed. In a message, marks that chats and mail programs
 * display as meant are allowed.
 */
export const shownMarks: TextRule = {
  reads: 'text',
  name: 'shown-marks',
  kinds: visitorTextKinds,
  severity: 'look',
  find: (text) =>
    text.kind === 'prose' ? findInProse(text) : findInWords(text),
}
