import { openCode } from '#content/compare/open-code.ts'
import { swallowedStars } from '#content/compare/swallowed-stars.ts'
import {
  type VanishedWords,
  vanishedWords,
} from '#content/compare/vanished-words.ts'
import type { Finding, TextRule } from '../rule.ts'

const inShort = (words: string) =>
  words.length > 40 ? `${words.slice(0, 40)}…` : words

/** What to type so that words are shown. */
function remedyOf({ within, above }: VanishedWords): string {
  const table = above.filter(({ type }) => type === 'table').at(-1)
  const columns = table?.children?.[0]?.children?.length ?? 0
  if (within.type === 'tableCell')
    return (
      `is in a cell beyond the last column, which is column ${columns}: write \\| for a line ` +
      'that is no border, or add a column to the first two lines'
    )
  if (within.type === 'definition' || within.type === 'footnoteDefinition')
    return (
      'is a source or a note that nothing refers to, or that is there twice: refer to it, or ' +
      'write it as a sentence'
    )
  return 'would not be shown: write &lt; instead of <, or put the words elsewhere'
}

const openComment =
  "'<!--' begins a note that has no end, so nobody is shown what follows: write --> behind the note"

function messageOf(vanished: VanishedWords, written: string): string {
  const { within, index, words } = vanished
  const start = within.position?.start?.offset ?? index
  const comment = written.lastIndexOf('<!--', index)
  if (
    within.type === 'html' &&
    comment >= start &&
    !written.slice(comment, index).includes('-->')
  )
    return openComment
  return `'${inShort(words)}' ${remedyOf(vanished)}`
}

const star =
  "'*' inside a word is taken for a mark, and is not shown: write × between numbers, or \\*"

export const lostWords: TextRule = {
  reads: 'text',
  name: 'lost-words',
  refuses:
    'Letters, digits and signs of prose that no reader gets, since nobody types one for nobody.',
  kinds: ['prose'],
  severity: 'stops',
  find({ written, prose }) {
    if (!prose || prose.fault) return []
    const { markdown, html } = prose
    const vanished = vanishedWords(written, markdown, html).map(
      (each): Finding => {
        return { index: each.index, message: messageOf(each, written) }
      },
    )
    const stars = swallowedStars(written, markdown).map((index) => ({
      index,
      message: star,
    }))
    const open = openCode(written, markdown).map(({ index, mark }) => ({
      index,
      message: `'${mark}' begins a block of code that never ends: write ${mark} below it`,
    }))
    return [...vanished, ...stars, ...open]
  },
}
