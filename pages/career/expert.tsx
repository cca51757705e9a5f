import { LevelPage } from '../../components/career/LevelPage.tsx'
import type { PageMeta } from '../../data/schemas/page.ts'

export const meta = {
  title: 'AI Career Program: Expert Level',
  description:
    'Twenty weeks on AI architecture, strategy consulting and leadership, by application: contents, price in INR and USD, and what it cannot promise.',
  keywords: ['AI architecture course', 'AI leadership program', 'AI strategy'],
} satisfies PageMeta

export default function ExpertPage() {
  return <LevelPage id="expert" />
}
