import { ServiceCards } from '#components/services/ServiceCards.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { closing, hero } from '#data/services.yaml'

/** The key numbers are below the introduction instead of beside it, to give the headline room. */
const { stats: heroStats, ...heading } = hero

export default function ServicesPage() {
  return (
    <>
      <PageHero {...heading}>
        <Stats items={heroStats} countsUp={false} className="mt-6 lg:mt-8" />
      </PageHero>
      <div className="wrap pb-6">
        <ServiceCards />
      </div>
      <ClosingCall {...closing} />
    </>
  )
}
