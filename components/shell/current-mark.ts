/** Paths of list pages by the folder of the listed pages, where the two names differ. */
const listPages: Record<string, string> = {
  content: '/projects',
  video: '/projects',
  ai: '/projects',
  career: '/ai-career-program',
}

/** Path of the list page for a page in a folder; falsy for a page outside every folder. */
export function sectionOf(path: string): string | undefined {
  const [, folder = '', name] = path.split('/')
  return name && (listPages[folder] ?? `/${folder}`)
}

/** `aria-current` of a link: 'page' if it leads to the current page, 'true' if to its list page. */
export function currentMark(href: string, path: string) {
  if (href === path) return 'page'
  return sectionOf(path) === href ? 'true' : undefined
}
