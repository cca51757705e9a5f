/** The marks of a proof: ~~deleted~~, ++inserted++, ==queried== and [1] for a note. */
export const proofMarks = /~~(.+?)~~|\+\+(.+?)\+\+|==(.+?)==|\[(\d)\]/g
