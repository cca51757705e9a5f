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
import * as words from '#data/ai-career-program.yaml'
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
      <Section id="levels" title={words.levels.title}>
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
      <TileSection {...words.start} tone="surface" columns={4} isNumbered />
      <Section {...words.experience} hasSideHeading>
        <Rows items={words.experience.items} />
      </Section>
      <TileSection {...words.why} tone="ink" />
      <Section {...words.roles} hasSideHeading>
        <Rows items={words.roles.items} />
      </Section>
      <Disclaimer {...words.disclaimer} />
      <div className="no-print">
        <ClosingCall {...words.closing} action={words.consultation} />
      </div>
    </>
  )
}
