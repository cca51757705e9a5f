import { PortraitWithName } from '#components/contact/PortraitWithName.tsx'
import { FormIsland } from '#components/forms/FormIsland.tsx'
import ServiceRequestForm from '#components/forms/ServiceRequestForm.island.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TileList, TileSection } from '#components/ui/TileList.tsx'
import { form, hero, steps, why } from '#data/service-request.yaml'

export default function ServiceRequestPage() {
  return (
    <>
      <PageHero {...hero}>
        <div className="mt-9">
          <h2 className="sr-only">{steps.title}</h2>
          <TileList items={steps.items} isNumbered />
        </div>
      </PageHero>
      <Section
        title={form.title}
        intro={form.text}
        tone="surface"
        hasSideHeading
        lead={<PortraitWithName before="form" className="mt-6" />}
      >
        <FormIsland form="service-request" opensChat answers="?service">
          <ServiceRequestForm />
        </FormIsland>
      </Section>
      <TileSection {...why} columns={4} />
    </>
  )
}
