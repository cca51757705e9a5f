import { LevelPage } from '#components/career/LevelPage.tsx'

export default function ProfessionalPage() {
  return <LevelPage id="professional" />
}
