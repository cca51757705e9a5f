import { ServicePage } from '../../components/services/ServicePage.tsx'
import type { PageMeta } from '../../data/schemas/page.ts'
import { contentCreation } from '../../data/service-pages/content-creation.ts'

export const meta = {
  title: 'Content Creation & Copywriting',
  description:
    'Articles, scripts, landing pages and newsletters researched from your own experts, edited in two rounds and written to be found and read.',
  keywords: ['content creation', 'copywriting', 'B2B content', 'blog writing'],
} satisfies PageMeta

export default function ContentCreationPage() {
  return <ServicePage service={contentCreation} />
}
