import type { ReactNode } from 'react'
import { closing } from '../../data/projects-page'
import type { SampleMeta } from '../../data/schemas/page'
import { ClosingCall } from '../sections/ClosingCall'
import { ExpertiseAndApproach } from './ExpertiseAndApproach'
import { SampleGrid } from './SampleGrid'
import { ShowcaseHero } from './ShowcaseHero'

/** A content sample page (requirements §2.14). */
export function SamplePage({ meta, children }: { meta: SampleMeta; children: ReactNode }) {
  return (
    <>
      <ShowcaseHero meta={meta} />
      <ExpertiseAndApproach expertise={meta.expertise}>{children}</ExpertiseAndApproach>
      <SampleGrid title="Samples" samples={meta.samples} />
      <ClosingCall title={closing.title} text={closing.text}>
        <a href={closing.action.href} className="btn-primary">
          {closing.action.label}
        </a>
        <a href="/projects" className="btn-quiet">
          All projects
        </a>
      </ClosingCall>
    </>
  )
}
