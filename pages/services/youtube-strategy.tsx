import { ServicePage } from '#components/services/ServicePage.tsx'
import service from '#data/services/youtube-strategy.yaml'

export default function YoutubeStrategyPage() {
  return <ServicePage id="youtube-strategy" service={service} />
}
