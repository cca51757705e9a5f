/** Pattern of marks in a corrected text: ~~deleted~~, ++inserted++, ==queried== and note [1]. */
export const proofMarkPattern = /~~(.+?)~~|\+\+(.+?)\+\+|==(.+?)==|\[(\d)\]/g
