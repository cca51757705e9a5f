import { PrintFooter } from '#components/contact/PrintFooter.tsx'
import { FormNotice } from '#components/forms/FormNotice.tsx'
import { Island } from '#components/islands/Island.tsx'
import ApplicationView from '#components/premium/ApplicationView.island.tsx'
import { Journey } from '#components/premium/Journey.tsx'
import { PremiumHero } from '#components/premium/PremiumHero.tsx'
import { PricedChatLink } from '#components/prices/PricedChatLink.tsx'
import { Accordion } from '#components/ui/Accordion.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { Disclaimer } from '#components/ui/Disclaimer.tsx'
import { Section } from '#components/ui/Section.tsx'
import { Statement } from '#components/ui/Statement.tsx'
import { TileList } from '#components/ui/TileList.tsx'
import {
  application,
  byMail,
  closing,
  disclaimer,
  faq,
  features,
  hero,
  journey,
  process,
  refusal,
  why,
} from '#data/ai-mastery-course.yaml'
import { mailLink } from '#data/links.ts'
import { premiumMessage } from '#data/messages/chat-message.ts'
import { applicationByMail } from '#data/messages/mail-message.ts'
import { prices } from '#data/prices.yaml'

export default function AiMasteryCoursePage() {
  return (
    <>
      <Island
        answers="#apply"
        offline
        slots={{ notice: <FormNotice form="application" opensChat={false} /> }}
      >
        <ApplicationView title={application.title} note={hero.note} price={prices.premium} />
      </Island>
      <div id="program-details" className="lazy-content">
        <PremiumHero />
        <Section title={why.title} tone="surface" layout="side">
          <TileList items={why.items} columns={2} />
        </Section>
        <Statement title={refusal.title}>{refusal.text}</Statement>
        <Section title={journey.title} intro={journey.intro}>
          <Journey />
        </Section>
        <Section title={features.title} tone="surface">
          <TileList items={features.items} />
        </Section>
        <Section title={process.title}>
          <TileList items={process.items} columns={4} steps />
        </Section>
        <Section title={faq.title} tone="surface" layout="side">
          <Accordion name="premium-faq" items={faq.items} />
        </Section>
        <Disclaimer title={disclaimer.title}>{disclaimer.text}</Disclaimer>
        <PrintFooter path="/ai-mastery-course" />
        <div className="no-print">
          <Section id="apply" title={byMail.title} layout="side">
            <p className="measure">{byMail.text}</p>
            <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3 no-print">
              <PricedChatLink message={premiumMessage}>{byMail.chat}</PricedChatLink>
              <a href={mailLink(applicationByMail()).href} className="line-link min-h-12">
                {byMail.mail}
              </a>
              {/* For a visitor who was led here because the form took too long. */}
              <a href="#apply" className="needs-script needs-island line-link min-h-12">
                {byMail.form}
              </a>
            </p>
          </Section>
          <ClosingCall title={closing.title} text={closing.text} action={closing.apply}>
            <PricedChatLink message={premiumMessage}>{closing.chat}</PricedChatLink>
          </ClosingCall>
        </div>
      </div>
    </>
  )
}
