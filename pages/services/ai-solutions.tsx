import { ServicePage } from '../../components/services/ServicePage.tsx'
import type { PageMeta } from '../../data/schemas/page.ts'
import { aiSolutions } from '../../data/service-pages/ai-solutions.ts'

export const meta = {
  title: 'AI Solutions & Automation',
  description:
    'AI assistants, workflow automation and reporting for small businesses: what I build, how long it takes, what it saves and where AI does not help.',
  keywords: ['AI automation', 'AI consultant India', 'workflow automation', 'AI assistant'],
} satisfies PageMeta

export default function AiSolutionsPage() {
  return <ServicePage service={aiSolutions} />
}
