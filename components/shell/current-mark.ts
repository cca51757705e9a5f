/** Entries whose pages have other addresses, by the first part of these. */
const sections: Record<string, string> = {
  content: '/projects',
  video: '/projects',
  ai: '/projects',
  career: '/ai-career-program',
}

/** The aria-current of a link on a page: 'page' for its own, 'true' for its section's. */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  const [, first = '', second] = path.split('/')
  return second && (sections[first] ?? `/${first}`) === href ? 'true' : undefined
}
