import ConsultationForm from '#components/forms/ConsultationForm.island.tsx'
import { FormNotice } from '#components/forms/FormNotice.tsx'
import { Island } from '#components/islands/Island.tsx'
import { SuccessQuotes } from '#components/testimonials/SuccessQuotes.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { Rows } from '#components/ui/Rows.tsx'
import { Section } from '#components/ui/Section.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { TileList } from '#components/ui/TileList.tsx'
import { closing, form, hero, quotes, topics, whatYouGet } from '#data/consultation.yaml'

export default function ConsultationPage() {
  return (
    <>
      <PageHero title={hero.title} intro={hero.intro}>
        <p className="mt-7">
          <ActionLink link={hero.button} className="btn-primary" />
        </p>
        <div className="mt-9 max-w-3xl">
          <Stats items={hero.stats} counting={false} />
        </div>
      </PageHero>
      <Section title={whatYouGet.title} tone="surface">
        <TileList items={whatYouGet.items} columns={4} />
      </Section>
      <Section id="consultation-form" title={form.title} intro={form.text} layout="side">
        <Island
          answers="?level"
          offline
          slots={{ notice: <FormNotice form="consultation" opensChat /> }}
        >
          <ConsultationForm />
        </Island>
      </Section>
      <Section title={topics.title} tone="surface">
        <Rows items={topics.items} paired />
      </Section>
      <Section title={quotes.title}>
        <SuccessQuotes quotes={quotes.items} helped={quotes.helped} note={quotes.note} />
      </Section>
      <ClosingCall title={closing.title} text={closing.text} action={closing.action} />
    </>
  )
}
