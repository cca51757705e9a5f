import { ServicePage } from '../../components/services/ServicePage.tsx'
import { aiSolutions } from '../../data/service-pages/ai-solutions.ts'

export default function AiSolutionsPage() {
  return <ServicePage service={aiSolutions} />
}
