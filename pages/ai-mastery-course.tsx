import { PortraitWithName } from '#components/contact/PortraitWithName.tsx'
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
import { TileSection } from '#components/ui/TileList.tsx'
import * as pageWords from '#data/ai-mastery-course.yaml'
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
        slots={{
          person: <PortraitWithName before="form" />,
          notice: <FormNotice form="application" opensChat={false} />,
        }}
      >
        <ApplicationView
          {...pageWords.application}
          note={pageWords.hero.note}
          price={prices.premium}
        />
      </Island>
      <div id="program-details" className="lazy-content">
        <PremiumHero />
        <TileSection
          {...pageWords.why}
          tone="surface"
          hasSideHeading
          columns={2}
        />
        <Statement title={pageWords.refusal.title}>
          {pageWords.refusal.text}
        </Statement>
        <Section {...pageWords.journey}>
          <Journey />
        </Section>
        <TileSection {...pageWords.features} tone="surface" />
        <TileSection {...pageWords.process} columns={4} isNumbered />
        <Section {...pageWords.faq} tone="surface" hasSideHeading>
          <Accordion name="premium-faq" items={pageWords.faq.items} />
        </Section>
        <Disclaimer {...pageWords.disclaimer} />
        <div className="no-print">
          <Section id="apply" title={pageWords.byMail.title} hasSideHeading>
            <p className="measure">{pageWords.byMail.text}</p>
            <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3 no-print">
              <PricedChatLink messageIn={premiumMessage}>
                {pageWords.byMail.chat}
              </PricedChatLink>
              <a
                href={mailLink(applicationByMail()).href}
                className="line-link min-h-12"
              >
                {pageWords.byMail.mail}
              </a>
              {/* If the form takes too long to load, links to it lead to this section. The link
                  below appears once the form has loaded. */}
              <a
                href="#apply"
                className="needs-script needs-island line-link min-h-12"
              >
                {pageWords.byMail.form}
              </a>
            </p>
          </Section>
          <ClosingCall {...pageWords.closing} action={pageWords.closing.apply}>
            <PricedChatLink messageIn={premiumMessage}>
              {pageWords.closing.chat}
            </PricedChatLink>
          </ClosingCall>
        </div>
      </div>
    </>
  )
}
