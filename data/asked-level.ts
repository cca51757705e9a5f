import { levelNames } from '#data/career/level-names.yaml'

/** Name of the level whose id a URL contains (`?level=expert`); undefined for an unknown id. */
export const levelNameOf = (levelId: string | null) =>
  Object.entries(levelNames).find(([id]) => id === levelId)?.[1]

/** The link `href` with a level's id in its query, which stands before a hash (RFC 3986). */
export function hrefWithLevel(href: string, levelId: string) {
  const [page, hash] = href.split('#')
  const link = `${page}?level=${levelId}`
  return hash ? `${link}#${hash}` : link
}
