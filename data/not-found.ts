/** The page for unknown addresses; three of its texts are required (requirements §2.19). */
export const notFound = {
  code: '404',
  title: 'Oops! Page not found',
  text: 'The address may have a typing error, or the page has moved. One of these may be what you were looking for.',
  home: { label: 'Return to Home', href: '/' },
  links: [
    { label: 'Services', href: '/services' },
    { label: 'Projects', href: '/projects' },
    { label: 'AI Career Program', href: '/ai-career-program' },
    { label: 'Contact', href: '/contact' },
  ],
} as const
