import { Island } from '../components/islands/Island'
import ApplicationView from '../components/programs/ApplicationView.island'
import { Disclaimer } from '../components/programs/Disclaimer'
import { Journey } from '../components/programs/Journey'
import { PremiumHero } from '../components/programs/PremiumHero'
import { PricedChatLink } from '../components/programs/PricedChatLink'
import { PrintedFrom } from '../components/programs/PrintedFrom'
import { WaysToApply } from '../components/programs/WaysToApply'
import { ClosingCall } from '../components/sections/ClosingCall'
import { Accordion } from '../components/ui/Accordion'
import { Section } from '../components/ui/Section'
import { TileList } from '../components/ui/TileList'
import { mailLink } from '../data/links'
import { applicationByMail } from '../data/messages/application-by-mail'
import { premiumMessage } from '../data/messages/chat-message'
import {
  premiumClosing,
  premiumDisclaimer,
  premiumFaq,
  premiumHero,
  premiumProcess,
  uniqueFeatures,
  whyPremium,
} from '../data/premium'
import { prices } from '../data/prices'
import type { PageMeta } from '../data/schemas/page'

export const meta = {
  title: 'AI Business Transformation Program',
  description:
    'A premium program by application for business owners who want AI in daily work: what happens, what it costs in INR and USD, and what it cannot promise.',
  keywords: ['AI business program', 'AI transformation', 'AI for business owners'],
} satisfies PageMeta

export default function Page() {
  return (
    <>
      <Island when="idle">
        <ApplicationView
          title={`Apply for the ${premiumHero.title}`}
          note={premiumHero.note}
          price={prices.premium}
          mailHref={mailLink(applicationByMail()).href}
        />
      </Island>
      <div id="program-details" className="lazy-content">
        <PremiumHero />
        <Section title="Why this is a premium program" tone="surface" layout="side">
          <TileList items={whyPremium} columns={2} />
        </Section>
        <Section
          title="The transformation journey"
          lead="Four parts of a business, as I find them and as we want to leave them."
        >
          <Journey />
        </Section>
        <Section title="What sets the program apart" tone="ink">
          <TileList items={uniqueFeatures} columns={3} />
        </Section>
        <Section title="Four steps, in this order">
          <TileList items={premiumProcess} columns={4} look="steps" />
        </Section>
        <Section title="Questions and answers" tone="surface" layout="side">
          <Accordion name="premium-faq" items={premiumFaq} />
        </Section>
        <Disclaimer>{premiumDisclaimer}</Disclaimer>
        <PrintedFrom path="/ai-mastery-course" />
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
