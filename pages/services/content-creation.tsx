import { ServicePage } from '../../components/services/ServicePage.tsx'
import { contentCreation } from '../../data/service-pages/content-creation.ts'

export default function ContentCreationPage() {
  return <ServicePage service={contentCreation} />
}
