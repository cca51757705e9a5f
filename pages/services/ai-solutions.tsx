import { ServicePage } from '#components/services/ServicePage.tsx'
import service from '#data/services/ai-solutions.yaml'

export default function AiSolutionsPage() {
  return <ServicePage id="ai-solutions" service={service} />
}
