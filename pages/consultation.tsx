import { PortraitWithName } from '#components/contact/PortraitWithName.tsx'
import ConsultationForm from '#components/forms/ConsultationForm.island.tsx'
import { FormIsland } from '#components/forms/FormIsland.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { Rows } from '#components/ui/Rows.tsx'
import { Section } from '#components/ui/Section.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { TileSection } from '#components/ui/TileList.tsx'
import {
  closing,
  form,
  hero,
  quotes,
  topics,
  whatYouGet,
} from '#data/consultation.yaml'

/** The number of business owners helped, clients' quotes, and the disclaimer of the quotes. */
const Quotes = () => (
  <div className="lg:grid lg:grid-cols-[1fr_2fr] lg:gap-14">
    <div className="mb-8">
      <Stats items={[quotes.helped]} />
      <p className="mt-4 measure text-sm text-muted">{quotes.note}</p>
    </div>
    <ul className="grid gap-7">
      {quotes.items.map(({ id, quote, name, role }) => (
        <li key={id} data-reveal-item="">
          <figure className="border-l-3 border-marigold pl-5">
            <blockquote className="measure text-lg">{quote}</blockquote>
            <figcaption className="mt-2 text-muted">
              <span translate="no">{name}</span>, {role}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </div>
)

export default function ConsultationPage() {
  return (
    <>
      <PageHero {...hero}>
        <p className="mt-5">
          <ActionLink link={hero.button} className="btn-primary" />
        </p>
      </PageHero>
      <TileSection {...whatYouGet} tone="surface" columns={4} />
      <Section
        id="consultation-form"
        title={form.title}
        intro={form.text}
        hasSideHeading
        lead={<PortraitWithName before="form" className="mt-6" />}
      >
        <FormIsland form="consultation" opensChat answers="?level">
          <ConsultationForm />
        </FormIsland>
      </Section>
      <Section {...topics} tone="surface">
        <Rows items={topics.items} inTwoColumns />
      </Section>
      <Section {...quotes}>
        <Quotes />
      </Section>
      <ClosingCall {...closing} />
    </>
  )
}
