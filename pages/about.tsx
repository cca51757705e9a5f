import { AboutHero } from '#components/about/AboutHero.tsx'
import { AboutStory } from '#components/about/AboutStory.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { Section } from '#components/ui/Section.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { StepRows } from '#components/ui/StepRows.tsx'
import { TileSection } from '#components/ui/TileList.tsx'
import {
  approach,
  closing,
  expertise,
  principles,
  stats,
} from '#data/about.yaml'

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <div className="wrap pb-14 lg:pb-20">
        <Stats items={stats} />
      </div>
      <AboutStory />
      <TileSection {...expertise} />
      <Section {...approach} id="approach" tone="surface">
        <StepRows steps={approach.items} />
      </Section>
      <Section {...principles} hasSideHeading>
        <CheckList items={principles.points} />
      </Section>
      <ClosingCall {...closing}>
        <ActionLink link={closing.work} className="btn-quiet" />
      </ClosingCall>
    </>
  )
}
