const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The letters of a text as a reader counts them: 'é', 'क्षि' and a family emoji are one each. */
export const lettersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)
