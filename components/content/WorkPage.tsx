import type { ReactNode } from 'react'
import { ChatLink } from '#components/contact/ChatLink.tsx'
import { Figure, isWide } from '#components/figures/Figure.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { TileSection } from '#components/ui/TileList.tsx'
import type { CaseMeta, VideoMeta } from '#content/types.ts'
import { closing } from '#data/projects.yaml'
import * as workWords from '#data/work.yaml'
import { FeaturedVideos } from './FeaturedVideos.tsx'
import { WorkSamples } from './WorkSamples.tsx'

interface WorkPageProps {
  kind: 'content' | 'video' | 'ai'
  /**
   * VideoMeta has all fields of the three kinds except `features`, which only case studies have.
   */
  meta: VideoMeta & Partial<Pick<CaseMeta, 'features'>>
  children: ReactNode
}

/** Top of a work page: link back, category, heading, subtitle and figure. */
function WorkHero({
  meta: { badge, heading, subtitle, figure },
}: Pick<WorkPageProps, 'meta'>) {
  const columnClasses =
    figure && !isWide(figure) ? ' lg:grid lg:grid-cols-2 lg:gap-14' : ''
  return (
    <div className={`wrap pt-2 pb-8 sm:pt-8 lg:pt-12 lg:pb-14${columnClasses}`}>
      <div>
        <BackLink href="/projects">{workWords.back}</BackLink>
        <p className="mt-2 lg:mt-6">
          <span className="tag text-ink border-control">{badge}</span>
        </p>
        <h1 className="mt-4 max-w-[13.1em]">{heading}</h1>
        <p className="mt-4 measure text-lg text-muted">{subtitle}</p>
      </div>
      {figure && (
        <div className="mt-8">
          <Figure figure={figure} />
        </div>
      )}
    </div>
  )
}

/** A list; undefined if it is empty, so that no heading is shown without entries. */
const nonEmptyList = <Item,>(items: readonly Item[] | undefined) =>
  items?.length ? items : undefined

/** The page of a content sample, of video work or of an AI case study (requirements §2.14). */
export function WorkPage({ kind, meta, children }: WorkPageProps) {
  const stats = nonEmptyList(meta.stats)
  const featuredVideos = nonEmptyList(meta.featured)
  const samples = nonEmptyList(meta.samples)
  const steps = nonEmptyList(meta.process)
  const samplesTitle = kind === 'video' ? workWords.videos : workWords.samples
  const processTitle =
    kind === 'ai' ? workWords.caseProcess : workWords.videoProcess
  return (
    <>
      <WorkHero meta={meta} />
      {stats && (
        <div className="wrap pb-8 lg:pb-12">
          <Stats items={stats} />
        </div>
      )}
      <div className="border-y bg-surface">
        <div
          className="wrap py-8 lg:py-16 grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-14"
          data-behaviour="reveal"
        >
          <section aria-labelledby="expertise">
            <h2 id="expertise" className="text-2xl">
              {workWords.expertise}
            </h2>
            <CheckList items={meta.expertise} className="mt-4" />
          </section>
          <section aria-labelledby="approach">
            <h2 id="approach" className="text-2xl mb-4">
              {workWords.approach}
            </h2>
            {children}
          </section>
        </div>
      </div>
      {featuredVideos && <FeaturedVideos videos={featuredVideos} />}
      {samples && <WorkSamples title={samplesTitle} samples={samples} />}
      {meta.features && (
        <TileSection title={workWords.features} items={meta.features} />
      )}
      {steps && (
        <TileSection
          title={processTitle}
          tone="surface"
          items={steps}
          columns={4}
          isNumbered
        />
      )}
      <ClosingCall {...closing}>
        {kind === 'content' && (
          <ActionLink link={workWords.projects} className="btn-quiet" />
        )}
        {kind === 'ai' && (
          <ActionLink link={workWords.consultation} className="btn-quiet" />
        )}
        {meta.chatMessage && (
          <ChatLink message={meta.chatMessage}>{workWords.chat}</ChatLink>
        )}
      </ClosingCall>
    </>
  )
}
