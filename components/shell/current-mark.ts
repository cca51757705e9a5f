/** Paths of the pages that list a folder's pages, for folders whose list is not at `/folder`. */
const listPaths: Record<string, string> = {
  content: '/projects',
  video: '/projects',
  ai: '/projects',
  career: '/ai-career-program',
}

/** Path of the list page of a page in a folder; undefined for a page in no folder. */
export function listPathOf(path: string): string | undefined {
  const [, folder = '', name] = path.split('/')
  return name && (listPaths[folder] ?? `/${folder}`)
}

/**
 * `aria-current` of a link in the page at `path`: 'page' if it leads to that page, 'true' if it
 * leads to the page's list page, otherwise undefined.
 */
export function currentMark(href: string, path: string) {
  if (href === path) return 'page'
  return listPathOf(path) === href ? 'true' : undefined
}
