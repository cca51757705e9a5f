import { LevelPage } from '../../components/career/LevelPage.tsx'
import type { PageMeta } from '../../data/schemas/page.ts'

export const meta = {
  title: 'AI Career Program: Intermediate Level',
  description:
    'Twelve weeks of advanced prompting, AI automation and digital marketing: contents, price in INR and USD, for whom it is, and what it cannot promise.',
  keywords: ['AI automation course', 'advanced prompting', 'AI marketing course'],
} satisfies PageMeta

export default function IntermediatePage() {
  return <LevelPage id="intermediate" />
}
