import type { ReactNode } from 'react'
import { closing } from '../../data/projects.yaml'
import type { VideoMeta } from '../../data/schemas/page.ts'
import { chat, videoProcess, videos } from '../../data/work.yaml'
import { ChatLink } from '../contact/ChatLink.tsx'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { Section } from '../ui/Section.tsx'
import { Stats } from '../ui/Stats.tsx'
import { TileList } from '../ui/TileList.tsx'
import { ExpertiseAndApproach } from './ExpertiseAndApproach.tsx'
import { FeaturedVideos } from './FeaturedVideos.tsx'
import { SampleGrid } from './SampleGrid.tsx'
import { ShowcaseHero } from './ShowcaseHero.tsx'

/** A page of video work (requirements §2.14). */
export function VideoPage({ meta, children }: { meta: VideoMeta; children: ReactNode }) {
  return (
    <>
      <ShowcaseHero meta={meta} />
      {meta.stats && (
        <div className="wrap pb-12">
          <Stats items={meta.stats} />
        </div>
      )}
      <ExpertiseAndApproach expertise={meta.expertise}>{children}</ExpertiseAndApproach>
      {meta.featured && <FeaturedVideos videos={meta.featured} />}
      {meta.samples && <SampleGrid title={videos} samples={meta.samples} />}
      {meta.process && (
        <Section title={videoProcess} tone="surface">
          <TileList items={meta.process} columns={4} variant="steps" />
        </Section>
      )}
      <ClosingCall title={closing.title} text={closing.text} action={closing.action}>
        {meta.chatMessage && <ChatLink message={meta.chatMessage}>{chat}</ChatLink>}
      </ClosingCall>
    </>
  )
}
