import { ServicePage } from '../../components/services/ServicePage.tsx'
import type { PageMeta } from '../../data/schemas/page.ts'
import { designs } from '../../data/service-pages/designs.ts'

export const meta = {
  title: 'Design & Visual Branding',
  description:
    'Logos, brand systems, social templates and web design that stay consistent after I leave, delivered as files and rules your team can use.',
  keywords: ['branding', 'visual design', 'logo design', 'social media templates'],
} satisfies PageMeta

export default function DesignsPage() {
  return <ServicePage service={designs} />
}
