import { ServiceCards } from '#components/services/ServiceCards.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { closing, hero } from '#data/services.yaml'

export default function ServicesPage() {
  return (
    <>
      <PageHero {...hero} />
      <div className="wrap pb-6">
        <ServiceCards />
      </div>
      <ClosingCall {...closing} />
    </>
  )
}
