import { PrintFooter } from '../components/contact/PrintFooter.tsx'
import { FormNotice } from '../components/forms/FormNotice.tsx'
import { Island } from '../components/islands/Island.tsx'
import ApplicationView from '../components/premium/ApplicationView.island.tsx'
import { Journey } from '../components/premium/Journey.tsx'
import { PremiumHero } from '../components/premium/PremiumHero.tsx'
import { WaysToApply } from '../components/premium/WaysToApply.tsx'
import { PricedChatLink } from '../components/prices/PricedChatLink.tsx'
import { Accordion } from '../components/ui/Accordion.tsx'
import { ClosingCall } from '../components/ui/ClosingCall.tsx'
import { Disclaimer } from '../components/ui/Disclaimer.tsx'
import { Section } from '../components/ui/Section.tsx'
import { TileList } from '../components/ui/TileList.tsx'
import { premiumMessage } from '../data/messages/chat-message.ts'
import {
  premiumClosing,
  premiumDisclaimer,
  premiumFaq,
  premiumHero,
  premiumProcess,
  uniqueFeatures,
  whyPremium,
} from '../data/premium.ts'
import { prices } from '../data/prices.ts'
import type { PageMeta } from '../data/schemas/page.ts'

export const meta = {
  title: 'AI Business Transformation Program',
  description:
    'A premium program by application for business owners who want AI in daily work: what happens, what it costs in INR and USD, and what it cannot promise.',
  keywords: ['AI business program', 'AI transformation', 'AI for business owners'],
} satisfies PageMeta

export default function AiMasteryCoursePage() {
  return (
    <>
      <Island
        answers="#apply"
        offline
        slots={{ notice: <FormNotice form="application" opensChat={false} /> }}
      >
        <ApplicationView
          title={`Apply for the ${premiumHero.title}`}
          note={premiumHero.note}
          price={prices.premium}
        />
      </Island>
      <div id="program-details" className="lazy-content">
        <PremiumHero />
        <Section title="Why this is a premium program" tone="surface" layout="side">
          <TileList items={whyPremium} columns={2} />
        </Section>
        <Section
          title="The transformation journey"
          intro="Four parts of a business, as I find them and as we want to leave them."
        >
          <Journey />
        </Section>
        <Section title="What sets the program apart" tone="ink">
          <TileList items={uniqueFeatures} columns={3} />
        </Section>
        <Section title="Four steps, in this order">
          <TileList items={premiumProcess} columns={4} variant="steps" />
        </Section>
        <Section title="Questions and answers" tone="surface" layout="side">
          <Accordion name="premium-faq" items={premiumFaq} />
        </Section>
        <Disclaimer title="Before you decide">{premiumDisclaimer}</Disclaimer>
        <PrintFooter path="/ai-mastery-course" />
        <div className="no-print">
          <Section id="apply" title="Applying by mail or chat" layout="side">
            <WaysToApply />
          </Section>
          <ClosingCall title={premiumClosing.title} text={premiumClosing.description}>
            <a href="#apply" className="btn-primary">
              Apply for the Program
            </a>
            <PricedChatLink message={premiumMessage}>Chat on WhatsApp</PricedChatLink>
          </ClosingCall>
        </div>
      </div>
    </>
  )
}
