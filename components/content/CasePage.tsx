import type { ReactNode } from 'react'
import { closing } from '../../data/projects.yaml'
import type { CaseMeta } from '../../data/schemas/page.ts'
import { caseProcess, consultation, features } from '../../data/work.yaml'
import { ActionLink } from '../ui/ActionLink.tsx'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { Section } from '../ui/Section.tsx'
import { Stats } from '../ui/Stats.tsx'
import { TileList } from '../ui/TileList.tsx'
import { ExpertiseAndApproach } from './ExpertiseAndApproach.tsx'
import { ShowcaseHero } from './ShowcaseHero.tsx'

/** An AI case study (requirements §2.14.4). */
export function CasePage({ meta, children }: { meta: CaseMeta; children: ReactNode }) {
  return (
    <>
      <ShowcaseHero meta={meta} />
      {meta.stats && (
        <div className="wrap pb-12">
          <Stats items={meta.stats} />
        </div>
      )}
      <ExpertiseAndApproach expertise={meta.expertise}>{children}</ExpertiseAndApproach>
      <Section title={features}>
        <TileList items={meta.features} columns={3} />
      </Section>
      {meta.process && (
        <Section title={caseProcess} tone="surface">
          <TileList items={meta.process} columns={4} variant="steps" />
        </Section>
      )}
      <ClosingCall title={closing.title} text={closing.text} action={closing.action}>
        <ActionLink link={consultation} className="btn-quiet" />
      </ClosingCall>
    </>
  )
}
