import { FormNotice } from '../components/forms/FormNotice.tsx'
import ServiceRequestForm from '../components/forms/ServiceRequestForm.island.tsx'
import { Island } from '../components/islands/Island.tsx'
import { PageHero } from '../components/ui/PageHero.tsx'
import { Section } from '../components/ui/Section.tsx'
import { TileList } from '../components/ui/TileList.tsx'
import type { PageMeta } from '../data/schemas/page.ts'
import { form, hero, steps, stepsTitle, whyTiles, whyTitle } from '../data/service-request.ts'

export const meta = {
  title: 'Request a Service',
  description:
    'Describe your project in a few fields. The request opens in WhatsApp, ready to send, and you receive a response {promises.serviceResponse}.',
  keywords: ['service request', 'project brief', 'hire consultant'],
} satisfies PageMeta

export default function ServiceRequestPage() {
  return (
    <>
      <PageHero title={hero.title} intro={hero.intro}>
        <div className="mt-9">
          <h2 className="sr-only">{stepsTitle}</h2>
          <TileList items={steps} variant="steps" columns={3} />
        </div>
      </PageHero>
      <Section title={form.title} intro={form.text} tone="surface" layout="side">
        <Island
          answers="?service"
          offline
          slots={{ notice: <FormNotice form="service-request" opensChat /> }}
        >
          <ServiceRequestForm />
        </Island>
      </Section>
      <Section title={whyTitle}>
        <TileList items={whyTiles} columns={4} />
      </Section>
    </>
  )
}
