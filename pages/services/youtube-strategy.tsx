import { ServicePage } from '../../components/services/ServicePage.tsx'
import { youtubeStrategy } from '../../data/service-pages/youtube-strategy.ts'

export default function YoutubeStrategyPage() {
  return <ServicePage service={youtubeStrategy} />
}
