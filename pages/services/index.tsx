import { ServiceCards } from '../../components/services/ServiceCards.tsx'
import { ClosingCall } from '../../components/ui/ClosingCall.tsx'
import { PageHero } from '../../components/ui/PageHero.tsx'
import type { PageMeta } from '../../data/schemas/page.ts'
import { servicesClosing, servicesIntro } from '../../data/services.ts'

export const meta = {
  title: 'Services',
  description:
    'AI solutions, digital marketing, YouTube strategy, content creation and design: what each service includes, whom it suits and how the work runs.',
  keywords: [
    'AI solutions',
    'digital marketing services',
    'YouTube strategy',
    'content creation',
    'design',
  ],
} satisfies PageMeta

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
