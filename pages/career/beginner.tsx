import { LevelPage } from '../../components/career/LevelPage.tsx'
import type { PageMeta } from '../../data/schemas/page.ts'

export const meta = {
  title: 'AI Career Program: Beginner Level',
  description:
    'Eight weeks from a first prompt to content you can use: topics week by week, price in INR and USD, for whom it is, and what it does not promise.',
  keywords: ['AI course for beginners', 'prompt engineering', 'AI basics'],
} satisfies PageMeta

export default function BeginnerPage() {
  return <LevelPage id="beginner" />
}
