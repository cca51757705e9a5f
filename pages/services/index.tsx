import { ServiceCards } from '#components/services/ServiceCards.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { closing, hero } from '#data/services.yaml'

export default function ServicesPage() {
  return (
    <>
      <PageHero
        {...hero}
        beside={
          <Stats
            items={hero.stats}
            counting={false}
            className="[--figure:2rem]"
          />
        }
      />
      <div className="wrap pb-6">
        <ServiceCards />
      </div>
      <ClosingCall {...closing} />
    </>
  )
}
