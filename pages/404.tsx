import { NotFound } from '../components/shell/NotFound.tsx'
import type { PageMeta } from '../data/schemas/page.ts'

export const meta = {
  title: 'Page not found',
  description:
    'There is no page at this address. Return to the home page, or go on to services, projects, programs or the contact page.',
  keywords: ['page not found'],
} satisfies PageMeta

export default NotFound
