const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The graphemes of a text, which readers take for its letters: 'é', 'क्षि' and a family emoji are
 * one each. Only Node.js and the editor run this. Pages for visitors use data/graphemes.ts, since
 * Firefox before 125 has no Intl.Segmenter.
 */
export const segmentGraphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)
