import { ServicePage } from '../../components/services/ServicePage.tsx'
import type { PageMeta } from '../../data/schemas/page.ts'
import { digitalMarketing } from '../../data/service-pages/digital-marketing.ts'

export const meta = {
  title: 'Digital Marketing & Lead Generation',
  description:
    'Search, ads, social media and email that bring enquiries you can count. Three packages, clear reporting and no figure promised in advance.',
  keywords: ['digital marketing', 'lead generation', 'SEO', 'ad management', 'social media'],
} satisfies PageMeta

export default function DigitalMarketingPage() {
  return <ServicePage service={digitalMarketing} />
}
