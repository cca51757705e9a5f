/** Void elements, and those whose attributes React writes in its own spelling. */
const tags = /<(?:br|form|hr|img|input|link|meta|select|source|textarea|time|wbr)\b[^>]*>/g

/**
 * React's markup in HTML's own spelling: `srcset` for `srcSet`, and no slash in void elements. Drawings keep theirs, where both mean something.
 * React writes `>` and `"` in values as entities, so a tag ends at the first `>`.
 */
export const htmlSyntax = (markup: string) => markup.replace(tags, (tag) => tag.replace(/\s[a-zA-Z-]+(?==")/g, (name) => name.toLowerCase()).replace(/\s?\/>$/, '>'))
