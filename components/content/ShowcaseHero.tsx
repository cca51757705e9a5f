import type { SampleMeta } from '../../data/schemas/page'
import { BackLink } from '../ui/BackLink'

type Showcase = Pick<SampleMeta, 'heading' | 'subtitle' | 'badge'>

/** Top of every sample, video and case page: way back, category, heading, subtitle. */
export function ShowcaseHero({ meta }: { meta: Showcase }) {
  return (
    <div className="wrap pt-8 pb-10 lg:pt-12 lg:pb-14">
      <BackLink href="/projects">Back to Projects</BackLink>
      <p className="mt-6">
        <span className="tag text-ink border-[color:var(--control)]">{meta.badge}</span>
      </p>
      <h1 className="mt-4 max-w-[22ch]">{meta.heading}</h1>
      <p className="mt-4 measure text-lg text-muted">{meta.subtitle}</p>
    </div>
  )
}
