// `graphemeShape` matches one grapheme, such as a letter with its marks, an emoji with its parts or
// a flag. It is for Firefox before 125, which has no Intl.Segmenter, and contains no lookbehind,
// since Safari before 16.4 would reject the whole file.
const flagLetters = '\\p{Regional_Indicator}{2}'
const addedMark = '[\\p{Mark}\\p{Emoji_Modifier}\\u{e0020}-\\u{e007f}]'
const joinedCharacter = '\\u200d[^]?'
const graphemeShape = RegExp(
  `\\r\\n|${flagLetters}|[^](?:${addedMark}|${joinedCharacter})*`,
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
