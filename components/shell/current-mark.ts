/** Addresses of list pages that are not named after the folder of what they list. */
const sections: Record<string, string> = {
  content: '/projects',
  video: '/projects',
  ai: '/projects',
  career: '/ai-career-program',
}

/** The path of the list page above a page in a folder. */
export function sectionOf(path: string): string | undefined {
  const [, folder = '', name] = path.split('/')
  return name && (sections[folder] ?? `/${folder}`)
}

/** The aria-current of a link on a page: 'page' for its own, 'true' for its section's. */
export function currentMark(href: string, path: string) {
  if (href === path) return 'page'
  return sectionOf(path) === href ? 'true' : undefined
}
