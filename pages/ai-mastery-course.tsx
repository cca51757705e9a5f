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
import * as words from '#data/ai-mastery-course.yaml'
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
          {...words.application}
          note={words.hero.note}
          price={prices.premium}
        />
      </Island>
      <div id="program-details" className="lazy-content">
        <PremiumHero />
        <TileSection {...words.why} tone="surface" hasSideHeading columns={2} />
        <Statement title={words.refusal.title}>{words.refusal.text}</Statement>
        <Section {...words.journey}>
          <Journey />
        </Section>
        <TileSection {...words.features} tone="surface" />
        <TileSection {...words.process} columns={4} isNumbered />
        <Section {...words.faq} tone="surface" hasSideHeading>
          <Accordion name="premium-faq" items={words.faq.items} />
        </Section>
        <Disclaimer {...words.disclaimer} />
        <div className="no-print">
          <Section id="apply" title={words.byMail.title} hasSideHeading>
            <p className="measure">{words.byMail.text}</p>
            <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3 no-print">
              <PricedChatLink message={premiumMessage}>
                {words.byMail.chat}
              </PricedChatLink>
              <a
                href={mailLink(applicationByMail()).href}
                className="line-link min-h-12"
              >
                {words.byMail.mail}
              </a>
              {/* If the form takes too long to load, links to it lead to this section. The link
                  below appears once the form has loaded. */}
              <a
                href="#apply"
                className="needs-script needs-island line-link min-h-12"
              >
                {words.byMail.form}
              </a>
            </p>
          </Section>
          <ClosingCall {...words.closing} action={words.closing.apply}>
            <PricedChatLink message={premiumMessage}>
              {words.closing.chat}
            </PricedChatLink>
          </ClosingCall>
        </div>
      </div>
    </>
  )
}
