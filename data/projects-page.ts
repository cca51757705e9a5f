/** Top of the portfolio; the cards come from the sample pages themselves. */
export const hero = {
  title: 'Portfolio',
  intro:
    'Writing, video and AI projects, with the problem each one started from. Filter by the kind of work you are planning.',
} as const

export const closing = {
  title: 'Do you have something similar in mind?',
  text: 'Name the project that comes closest and what would be different in yours. You get a first answer from me, with no obligation.',
  action: { label: 'Request a service', href: '/service-request' },
} as const

/** Heading of the projects section on the home page. */
export const homeProjectsHeading = {
  title: 'Work you can look at',
  intro:
    'Articles, videos and AI projects, each with a page about how it was made and what came of it.',
} as const

/**
 * The portfolio's filter, in the order of its buttons (requirements §2.13.2); the groups are named
 * in data/schemas/page.
 */
export const filters = {
  label: 'Filter projects by kind of work',
  all: 'All',
  order: ['content', 'video', 'ai'],
} as const
