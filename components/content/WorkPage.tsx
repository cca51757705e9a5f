import type { ReactNode } from 'react'
import { ChatLink } from '#components/contact/ChatLink.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { Section } from '#components/ui/Section.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { TileList } from '#components/ui/TileList.tsx'
import { closing } from '#data/projects.yaml'
import type { CaseMeta, VideoMeta } from '#data/schemas/page.ts'
import * as words from '#data/work.yaml'
import { FeaturedVideos } from './FeaturedVideos.tsx'
import { SampleGrid } from './SampleGrid.tsx'
import { ShowcaseHero } from './ShowcaseHero.tsx'

interface WorkPageProps {
  kind: 'content' | 'video' | 'ai'
  /** The fields of all kinds; a content sample's are among a video's. */
  meta: VideoMeta & Partial<Pick<CaseMeta, 'features'>>
  children: ReactNode
}

/** A content sample, a page of video work or an AI case study (requirements §2.14). */
export function WorkPage({ kind, meta, children }: WorkPageProps) {
  const samplesTitle = kind === 'video' ? words.videos : words.samples
  const processTitle = kind === 'ai' ? words.caseProcess : words.videoProcess
  return (
    <>
      <ShowcaseHero meta={meta} />
      {meta.stats && (
        <div className="wrap pb-12">
          <Stats items={meta.stats} />
        </div>
      )}
      <div className="border-y bg-surface">
        <div
          className="wrap py-12 lg:py-16 grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-14"
          data-behaviour="reveal"
        >
          <section aria-labelledby="expertise">
            <h2 id="expertise" className="text-2xl">
              {words.expertise}
            </h2>
            <div className="mt-4">
              <CheckList items={meta.expertise} />
            </div>
          </section>
          <section aria-labelledby="approach">
            <h2 id="approach" className="text-2xl mb-4">
              {words.approach}
            </h2>
            {children}
          </section>
        </div>
      </div>
      {meta.featured && <FeaturedVideos videos={meta.featured} />}
      {meta.samples && <SampleGrid title={samplesTitle} samples={meta.samples} />}
      {meta.features && (
        <Section title={words.features}>
          <TileList items={meta.features} />
        </Section>
      )}
      {meta.process && (
        <Section title={processTitle} tone="surface">
          <TileList items={meta.process} columns={4} steps />
        </Section>
      )}
      <ClosingCall title={closing.title} text={closing.text} action={closing.action}>
        {kind === 'content' && <ActionLink link={words.projects} className="btn-quiet" />}
        {kind === 'ai' && <ActionLink link={words.consultation} className="btn-quiet" />}
        {meta.chatMessage && <ChatLink message={meta.chatMessage}>{words.chat}</ChatLink>}
      </ClosingCall>
    </>
  )
}
