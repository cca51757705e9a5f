import { ServicePage } from '../../components/services/ServicePage.tsx'
import type { PageMeta } from '../../data/schemas/page.ts'
import { youtubeStrategy } from '../../data/service-pages/youtube-strategy.ts'

export const meta = {
  title: 'YouTube Strategy & Growth',
  description:
    'Channel strategy, scripts, packaging and retention reviews for businesses that want viewers who become enquiries, not only subscribers.',
  keywords: ['YouTube strategy', 'YouTube growth', 'video scripts', 'channel audit'],
} satisfies PageMeta

export default function YoutubeStrategyPage() {
  return <ServicePage service={youtubeStrategy} />
}
