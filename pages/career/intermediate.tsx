import { LevelPage } from '#components/career/LevelPage.tsx'

export default function IntermediatePage() {
  return <LevelPage id="intermediate" />
}
