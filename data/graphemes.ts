// `graphemePattern` matches one grapheme, such as a letter with its marks, an emoji with its parts
// or a flag. It is used instead of Intl.Segmenter, which Firefox has only since 125, and contains
// no lookbehind, since Safari before 16.4 would reject the whole file.
const flagLetters = '\\p{Regional_Indicator}{2}'
const addedMark = '[\\p{Mark}\\p{Emoji_Modifier}\\u{e0020}-\\u{e007f}]'
// A joiner, or the sign that joins two consonants in an Indian script (rule GB9c of Unicode).
const joinedCharacter =
  '[\\u200d\\u094d\\u09cd\\u0acd\\u0b4d\\u0c4d\\u0d4d][^]?'
const graphemePattern = RegExp(
  `\\r\\n|${flagLetters}|[^](?:${joinedCharacter}|${addedMark})*`,
  'gu',
)

/** The parts of a text that must not be cut: 'é', 'की' and a family emoji are one each. */
export const graphemesOf = (text: string): string[] =>
  text.match(graphemePattern) ?? []
