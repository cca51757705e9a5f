/** The link `href` with a level's id in its query, which stands before a hash (RFC 3986). */
export function hrefWithLevel(href: string, levelId: string) {
  const [page, hash] = href.split('#')
  const link = `${page}?level=${levelId}`
  return hash ? `${link}#${hash}` : link
}
