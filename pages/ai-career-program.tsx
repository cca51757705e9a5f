import { BundleCard } from '#components/career/BundleCard.tsx'
import { CareerHero } from '#components/career/CareerHero.tsx'
import { LevelCards } from '#components/career/LevelCards.tsx'
import LevelFinder from '#components/career/LevelFinder.island.tsx'
import { PrintFooter } from '#components/contact/PrintFooter.tsx'
import { Island } from '#components/islands/Island.tsx'
import { CurrencyChoice } from '#components/prices/CurrencyChoice.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { Disclaimer } from '#components/ui/Disclaimer.tsx'
import { Rows } from '#components/ui/Rows.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TileList } from '#components/ui/TileList.tsx'
import {
  closing,
  consultation,
  disclaimer,
  experience,
  roles,
  start,
  why,
  levels as words,
} from '#data/ai-career-program.yaml'
import { levels } from '#data/levels.ts'

/** What the quiz shows of a level, as JSON props; the cards are a slot and need no script. */
const levelSummaries = levels.map(({ id, level, title, duration, price, link }) => ({
  id,
  level,
  title,
  duration,
  price,
  link,
}))

export default function AiCareerProgramPage() {
  return (
    <>
      <CareerHero />
      <Section id="levels" title={words.title}>
        <div className="mb-6">
          <CurrencyChoice />
        </div>
        <Island
          answers="?level ?quiz"
          offline
          slots={{ levels: <LevelCards label={({ enrol }) => enrol} /> }}
        >
          <LevelFinder levels={levelSummaries} />
        </Island>
      </Section>
      <BundleCard />
      <Section title={start.title} tone="surface">
        <TileList items={start.items} columns={4} steps />
      </Section>
      <Section title={experience.title} layout="side">
        <Rows items={experience.items} />
      </Section>
      <Section title={why.title} tone="ink">
        <TileList items={why.items} />
      </Section>
      <Section title={roles.title} layout="side">
        <Rows items={roles.items} />
      </Section>
      <Disclaimer title={disclaimer.title}>{disclaimer.text}</Disclaimer>
      <PrintFooter path="/ai-career-program" />
      <div className="no-print">
        <ClosingCall title={closing.title} text={closing.text} action={consultation} />
      </div>
    </>
  )
}
