import { ServiceCards } from '../../components/services/ServiceCards.tsx'
import { ClosingCall } from '../../components/ui/ClosingCall.tsx'
import { PageHero } from '../../components/ui/PageHero.tsx'
import { servicesClosing, servicesIntro } from '../../data/services.ts'

export default function ServicesPage() {
  return (
    <>
      <PageHero title="Services" intro={servicesIntro} />
      <div className="wrap pb-6">
        <ServiceCards />
      </div>
      <ClosingCall title={servicesClosing.title} text={servicesClosing.text}>
        <a href={servicesClosing.action.href} className="btn-primary">
          {servicesClosing.action.label}
        </a>
      </ClosingCall>
    </>
  )
}
