import { leftOverInProse } from '#content/compare/left-over.ts'
import { textsOfProse } from '#content/compare/prose-texts.ts'
import { unevenStars } from '#content/compare/stars.ts'
import { type TypedMark, typedMarks } from '#content/compare/typed-marks.ts'
import type { Kind, Text } from '#content/read/written-text.ts'
import type { Finding, TextRule } from '../rule.ts'

/** What to do about a mark where nobody reads Markdown. */
const remedies: Readonly<Record<TypedMark['kind'], string>> = {
  emphasis: 'stars and lines for bold are no marks here: delete them',
  deleted: 'the lines that strike words through are no marks here: delete them',
  link: 'a link can only stand in prose: keep its words alone',
  html: 'HTML can only stand in prose: delete it',
  code: 'marks of code are none here: delete them',
  heading: 'a heading can only stand in prose: delete its marks',
  reference: 'it is the code of a sign: write the sign itself',
}

/** Marks of HTML blocks, which have marks of their own for what Markdown's say. */
const remediesInHtml: Partial<typeof remedies> = {
  emphasis: 'HTML has marks of its own: write <strong>words</strong>',
  link: 'HTML has marks of its own: write <a href="/page">words</a>',
  code: 'HTML has marks of its own: write <code>words</code>',
  heading: 'HTML has marks of its own: write <h2>words</h2>',
  deleted: 'HTML has marks of its own: write <del>words</del>',
}

/** Whether a chat or a mail program shows a mark as it is meant: *bold*, _slanted_, `code`. */
const isShownInMessages = ({ kind, words }: TypedMark) =>
  kind === 'code' ||
  kind === 'heading' ||
  (kind === 'emphasis' && !/^(?:\*\*|__)/.test(words))

const shown = (words: string, remedy: string) =>
  `'${words}' is shown as it stands: ${remedy}`

/** Marks in words that are shown as they were typed. */
function inWords({ written, kind, name, strikes }: Text): Finding[] {
  const marks = typedMarks(written).filter((mark) => {
    if (kind === 'message') return !isShownInMessages(mark)
    return mark.kind !== 'deleted' || !strikes
  })
  return marks.map(({ words, index, kind }) => ({
    words,
    index,
    message: `${name}: ${shown(words, remedies[kind])}`,
  }))
}

/** Marks that are not closed or not named, in words at a place of prose. */
const leftOver = (words: string, start: number): Finding[] =>
  leftOverInProse(words).map(({ index, words: mark, remedy }) => ({
    index: start + index,
    message: shown(mark, remedy),
  }))

/** Markdown's marks where only those of HTML, or none, are understood. */
function typedIn(
  words: string,
  start: number,
  known: Partial<typeof remedies>,
): Finding[] {
  const marks = typedMarks(words).flatMap(
    ({ index, words: mark, kind }): Finding[] => {
      const remedy = known[kind]
      return remedy
        ? [{ index: start + index, message: shown(mark, remedy) }]
        : []
    },
  )
  return marks.length > 0 ? marks : leftOver(words, start)
}

/** Marks in prose that nearly are right, and Markdown's marks in HTML and in titles. */
function inProse({ written, prose }: Text): Finding[] {
  if (!prose || prose.fault) return []
  const texts = textsOfProse(written, prose)
  const uneven = unevenStars(written, prose.markdown).map((index) => ({
    index,
    message: shown(
      '*',
      'write as many stars before the words as behind them, or \\*',
    ),
  }))
  const marks = texts.flatMap(({ words, index, readBy }) => {
    if (readBy === 'Markdown') return leftOver(words, index)
    return typedIn(words, index, readBy === 'HTML' ? remediesInHtml : remedies)
  })
  return [...marks, ...uneven]
}

const kinds: readonly Kind[] = ['words', 'message', 'title', 'label', 'prose']

export const shownMarks: TextRule = {
  reads: 'text',
  name: 'shown-marks',
  refuses:
    'Marks that are shown as they were typed; what chats and mails show as it is meant is right.',
  kinds,
  severity: 'look',
  find: (text) => (text.kind === 'prose' ? inProse(text) : inWords(text)),
}
