import { Figure, isWide } from '#components/figures/Figure.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import type { SampleMeta } from '#data/schemas/page.ts'
import { back } from '#data/work.yaml'

type Showcase = Pick<SampleMeta, 'heading' | 'subtitle' | 'badge' | 'figure'>

/** Top of sample, video and case pages: category, heading, subtitle and figure. */
export function ShowcaseHero({ meta: { badge, heading, subtitle, figure } }: { meta: Showcase }) {
  const columns = figure && !isWide(figure) ? ' lg:grid lg:grid-cols-2 lg:gap-14' : ''
  return (
    <div className={`wrap pt-8 pb-10 lg:pt-12 lg:pb-14${columns}`}>
      <div>
        <BackLink href="/projects">{back}</BackLink>
        <p className="mt-6">
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
