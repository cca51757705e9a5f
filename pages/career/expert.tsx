import { LevelPage } from '#components/career/LevelPage.tsx'

export default function ExpertPage() {
  return <LevelPage id="expert" />
}
