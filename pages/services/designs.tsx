import { ServicePage } from '#components/services/ServicePage.tsx'
import service from '#data/services/designs.yaml'

export default function DesignsPage() {
  return <ServicePage id="designs" service={service} />
}
