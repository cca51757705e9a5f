// For Firefox before 125, which has no Intl.Segmenter: a letter with its marks, an emoji with its
// parts, a flag. A lookbehind would be shorter, but Safari before 16.4 then rejects the whole file.
const flagLetters = '\\p{Regional_Indicator}{2}'
const addedMark = '[\\p{Mark}\\p{Emoji_Modifier}\\u{e0020}-\\u{e007f}]'
const joinedSign = '\\u200d[^]?'
const graphemeShape = RegExp(
  `\\r\\n|${flagLetters}|[^](?:${addedMark}|${joinedSign})*`,
  'gu',
)

/** The characters of a text as a reader counts them: 'é', 'की' and a family emoji are one each. */
export const graphemes = (text: string): string[] =>
  typeof Intl.Segmenter === 'function'
    ? Array.from(
        new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
          text,
        ),
        ({ segment }) => segment,
      )
    : (text.match(graphemeShape) ?? [])
