import { LevelPage } from '../../components/career/LevelPage.tsx'
import type { PageMeta } from '../../data/schemas/page.ts'

export const meta = {
  title: 'AI Career Program: Professional Level',
  description:
    'Sixteen weeks on AI applications, AI websites and business integration: contents, price in INR and USD, for whom it is, and what it cannot promise.',
  keywords: ['AI app development course', 'AI professional program'],
} satisfies PageMeta

export default function ProfessionalPage() {
  return <LevelPage id="professional" />
}
