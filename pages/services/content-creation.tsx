import { ServicePage } from '#components/services/ServicePage.tsx'
import service from '#data/services/content-creation.yaml'

export default function ContentCreationPage() {
  return <ServicePage id="content-creation" service={service} />
}
