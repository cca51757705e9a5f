import { LevelPage } from '#components/career/LevelPage.tsx'

export default function BeginnerPage() {
  return <LevelPage id="beginner" />
}
