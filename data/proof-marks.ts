/**
 * Pattern of marks in a corrected text: ~~deleted~~, ++inserted++, ==queried== and note [1]. It
 * finds the outermost marks; their contents may have marks of other kinds.
 */
export const proofMarkPattern = /~~(.+?)~~|\+\+(.+?)\+\+|==(.+?)==|\[(\d)\]/g
