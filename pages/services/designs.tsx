import { ServicePage } from '../../components/services/ServicePage.tsx'
import { designs } from '../../data/service-pages/designs.ts'

export default function DesignsPage() {
  return <ServicePage service={designs} />
}
