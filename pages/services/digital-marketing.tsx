import { ServicePage } from '../../components/services/ServicePage.tsx'
import { digitalMarketing } from '../../data/service-pages/digital-marketing.ts'

export default function DigitalMarketingPage() {
  return <ServicePage service={digitalMarketing} />
}
