import type { ReactNode } from 'react'
import { closing } from '../../data/projects.yaml'
import type { SampleMeta } from '../../data/schemas/page.ts'
import { projects, samples } from '../../data/work.yaml'
import { ActionLink } from '../ui/ActionLink.tsx'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ExpertiseAndApproach } from './ExpertiseAndApproach.tsx'
import { SampleGrid } from './SampleGrid.tsx'
import { ShowcaseHero } from './ShowcaseHero.tsx'

/** A content sample page (requirements §2.14). */
export function SamplePage({ meta, children }: { meta: SampleMeta; children: ReactNode }) {
  return (
    <>
      <ShowcaseHero meta={meta} />
      <ExpertiseAndApproach expertise={meta.expertise}>{children}</ExpertiseAndApproach>
      <SampleGrid title={samples} samples={meta.samples} />
      <ClosingCall title={closing.title} text={closing.text} action={closing.action}>
        <ActionLink link={projects} className="btn-quiet" />
      </ClosingCall>
    </>
  )
}
