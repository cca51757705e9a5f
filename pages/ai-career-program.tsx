import { BundleCard } from '../components/career/BundleCard.tsx'
import { CareerHero } from '../components/career/CareerHero.tsx'
import { LevelCards } from '../components/career/LevelCards.tsx'
import LevelFinder from '../components/career/LevelFinder.island.tsx'
import { RoleTeasers } from '../components/career/RoleTeasers.tsx'
import { PrintFooter } from '../components/contact/PrintFooter.tsx'
import { Island } from '../components/islands/Island.tsx'
import { CurrencyChoice } from '../components/prices/CurrencyChoice.tsx'
import { ClosingCall } from '../components/ui/ClosingCall.tsx'
import { Disclaimer } from '../components/ui/Disclaimer.tsx'
import { Section } from '../components/ui/Section.tsx'
import { TileList } from '../components/ui/TileList.tsx'
import { careerDisclaimer, howItWorks, industryExperience, whyChoose } from '../data/career.ts'
import { careerConsultation } from '../data/career-consultation.ts'
import { promises } from '../data/claims.ts'
import { levels } from '../data/levels.ts'
import type { Level } from '../data/schemas/facts.ts'

const enrollLabel = (level: Level) => (level.id === 'expert' ? 'Apply Now' : 'Enroll Now')

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
      <Section id="levels" title="Choose your level">
        <div className="mb-6">
          <CurrencyChoice />
        </div>
        <Island
          answers="?level ?quiz"
          offline
          slots={{ levels: <LevelCards label={enrollLabel} /> }}
        >
          <LevelFinder levels={levelSummaries} />
        </Island>
      </Section>
      <BundleCard />
      <Section title="From first message to first week" tone="surface">
        <TileList items={howItWorks} columns={4} variant="steps" />
      </Section>
      <Section title="Taught from industry experience" layout="side">
        <TileList items={industryExperience} columns={2} />
      </Section>
      <Section title="Why choose this program" tone="ink">
        <TileList items={whyChoose} columns={3} />
      </Section>
      <Section title="Roles people prepare for" layout="side">
        <RoleTeasers />
      </Section>
      <Disclaimer title="Before you enrol">{careerDisclaimer}</Disclaimer>
      <PrintFooter path="/ai-career-program" />
      <div className="no-print">
        <ClosingCall
          title="Talk it through first"
          text={`Bring your background and what you want to do next. The call is free, takes ${promises.freeConsultation.sentence}, and I tell you if a level is not worth your money.`}
        >
          <a href={careerConsultation.href} className="btn-primary">
            {careerConsultation.label}
          </a>
        </ClosingCall>
      </div>
    </>
  )
}
