import { ServicePage } from '#components/services/ServicePage.tsx'
import service from '#data/services/digital-marketing.yaml'

export default function DigitalMarketingPage() {
  return <ServicePage id="digital-marketing" service={service} />
}
