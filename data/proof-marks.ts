/** Matches the marks of a corrected text: ~~deleted~~, ++inserted++, ==queried== and note [1]. */
export const proofMarks = /~~(.+?)~~|\+\+(.+?)\+\+|==(.+?)==|\[(\d)\]/g
