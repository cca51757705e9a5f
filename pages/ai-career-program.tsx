import { BundleCard } from '#components/career/BundleCard.tsx'
import { CareerHero } from '#components/career/CareerHero.tsx'
import { LevelCards } from '#components/career/LevelCards.tsx'
import LevelFinder from '#components/career/LevelFinder.island.tsx'
import { QuizByHand } from '#components/career/QuizByHand.tsx'
import { Island } from '#components/islands/Island.tsx'
import { CurrencyChoice } from '#components/prices/CurrencyChoice.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { Disclaimer } from '#components/ui/Disclaimer.tsx'
import { Rows } from '#components/ui/Rows.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TileSection } from '#components/ui/TileList.tsx'
import * as pageWords from '#data/ai-career-program.yaml'
import { levels } from '#data/levels.ts'

/** The island's prop with the levels: only needed fields, since the HTML contains all props. */
const levelSummaries = levels.map(
  ({ id, level, title, duration, price, link }) => {
    return { id, level, title, duration, price, link }
  },
)

export default function AiCareerProgramPage() {
  return (
    <>
      <CareerHero />
      <Section id="levels" title={pageWords.levels.title}>
        <div className="mb-6">
          <CurrencyChoice />
        </div>
        <QuizByHand />
        <Island
          answers="?level ?quiz"
          offline
          slots={{ levels: <LevelCards labelOf={({ enrol }) => enrol} /> }}
        >
          <LevelFinder levels={levelSummaries} />
        </Island>
      </Section>
      <BundleCard />
      <TileSection {...pageWords.start} tone="surface" columns={4} isNumbered />
      <Section {...pageWords.experience} hasSideHeading>
        <Rows items={pageWords.experience.items} />
      </Section>
      <TileSection {...pageWords.why} tone="ink" />
      <Section {...pageWords.roles} hasSideHeading>
        <Rows items={pageWords.roles.items} />
      </Section>
      <Disclaimer {...pageWords.disclaimer} />
      <div className="no-print">
        <ClosingCall {...pageWords.closing} action={pageWords.consultation} />
      </div>
    </>
  )
}
