import ConsultationForm from '../components/forms/ConsultationForm.island.tsx'
import { FormNotice } from '../components/forms/FormNotice.tsx'
import { Island } from '../components/islands/Island.tsx'
import { SuccessQuotes } from '../components/testimonials/SuccessQuotes.tsx'
import { ClosingCall } from '../components/ui/ClosingCall.tsx'
import { PageHero } from '../components/ui/PageHero.tsx'
import { Section } from '../components/ui/Section.tsx'
import { Stats } from '../components/ui/Stats.tsx'
import { TileList } from '../components/ui/TileList.tsx'
import {
  closing,
  form,
  helped,
  hero,
  quotes,
  quotesNote,
  quotesTitle,
  topics,
  topicsTitle,
  whatYouGet,
  whatYouGetTitle,
} from '../data/consultation.ts'
import type { PageMeta } from '../data/schemas/page.ts'

export const meta = {
  title: 'Free Consultation',
  description:
    'A free call of {promises.freeConsultation} about your business: what AI and marketing could do, what it takes, and whether I am the right person.',
  keywords: ['free consultation', 'AI consultation', 'marketing strategy call'],
} satisfies PageMeta

export default function ConsultationPage() {
  return (
    <>
      <PageHero title={hero.title} intro={hero.intro}>
        <p className="mt-7">
          <a href={hero.button.href} className="btn-primary">
            {hero.button.label}
          </a>
        </p>
        <div className="mt-9 max-w-3xl">
          <Stats items={hero.facts} counting={false} />
        </div>
      </PageHero>
      <Section title={whatYouGetTitle} tone="surface">
        <TileList items={whatYouGet} columns={4} />
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
      <Section title={topicsTitle} tone="surface">
        <TileList items={topics} columns={4} />
      </Section>
      <Section title={quotesTitle}>
        <SuccessQuotes quotes={quotes} helped={helped} note={quotesNote} />
      </Section>
      <ClosingCall title={closing.title} text={closing.text}>
        <a href={closing.action.href} className="btn-primary">
          {closing.action.label}
        </a>
      </ClosingCall>
    </>
  )
}
