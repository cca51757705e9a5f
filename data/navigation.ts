import { prices } from './prices.ts'

/** The navigation row, in order (requirements §2.2.1). */
export const mainNavigation = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Skills', href: '/skills' },
  { label: 'Services', href: '/services' },
  { label: 'Projects', href: '/projects' },
  { label: 'Testimonials', href: '/testimonials' },
  { label: 'Contact', href: '/contact' },
] as const

/** The menu of programs. */
export const programsLabel = 'AI Courses'

/**
 * Its entries. `from` says that the price is the lowest of several ('from 7,999+',
 * requirements §9.1.2).
 */
export const programNavigation = [
  { label: 'AI Business Program', href: '/ai-mastery-course', price: prices.premium, from: false },
  { label: 'AI Career Program', href: '/ai-career-program', price: prices.beginner, from: true },
] as const

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

export const headerActions = {
  request: { label: 'Request Service', href: '/service-request' },
  contact: { label: 'Get In Touch', href: '/contact' },
} as const

/** Footer columns (requirements §2.3). */
export const footerServices = [
  { label: 'AI Solutions', href: '/services/ai-solutions' },
  { label: 'Digital Marketing', href: '/services/digital-marketing' },
  { label: 'YouTube Strategy', href: '/services/youtube-strategy' },
  { label: 'Content Creation', href: '/services/content-creation' },
  { label: 'Free Consultation', href: '/consultation' },
] as const

export const footerLegal = [
  { label: 'Privacy Policy', href: '/legal/privacy-policy' },
  { label: 'Terms of Service', href: '/legal/terms-of-service' },
  { label: 'Professional Disclaimer', href: '/legal/disclaimer' },
] as const
