/** Paths of the pages that list a folder's pages, for folders whose list is not at `/folder`. */
const listPaths: Record<string, string> = {
  content: '/projects',
  video: '/projects',
  ai: '/projects',
  career: '/ai-career-program',
}

/** Path of the page that lists the folder of `path`; undefined if `path` is in no folder. */
export function listPathOf(path: string): string | undefined {
  const [, folder = '', name] = path.split('/')
  return name && (listPaths[folder] ?? `/${folder}`)
}

/**
 * `aria-current` of a link on the page at `path`: 'page' if the link leads to that page, 'true' if
 * it leads to the page that lists that page's folder, otherwise undefined.
 */
export function currentMark(href: string, path: string) {
  if (href === path) return 'page'
  return listPathOf(path) === href ? 'true' : undefined
}
