import ContactForm from '../components/forms/ContactForm.island'
import { Island } from '../components/islands/Island'
import { ClosingCall } from '../components/sections/ClosingCall'
import { ContactList } from '../components/sections/ContactList'
import { PageHero } from '../components/sections/PageHero'
import { Accordion } from '../components/ui/Accordion'
import { ChatLink } from '../components/ui/ChatLink'
import { Icon } from '../components/ui/Icon'
import { Section } from '../components/ui/Section'
import { Stats } from '../components/ui/Stats'
import { closing, contactList, formIntro, hero } from '../data/contact'
import { contactFaq } from '../data/faq'
import { mailLink } from '../data/links'
import { contactGreeting, contactMailSubject } from '../data/messages/chat-message'
import type { PageMeta } from '../data/schemas/page'

export const meta = {
  title: 'Contact',
  description:
    'Write by form, mail or WhatsApp. I reply within {promises.consultationResponse}, the first consultation is free, and what you tell me stays confidential.',
  keywords: ['contact', 'hire AI consultant', 'digital marketing enquiry'],
} satisfies PageMeta

export default function ContactPage() {
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead}>
        <div className="mt-8 max-w-3xl">
          <Stats items={hero.facts} counting={false} />
        </div>
      </PageHero>
      <section
        className="bg-surface border-y border-solid border-rule"
        aria-label={formIntro.title}
      >
        <div className="wrap section lg:grid lg:grid-cols-[2fr_1fr] lg:gap-16">
          <div>
            <h2>{formIntro.title}</h2>
            <p className="mt-3 mb-6 measure text-muted">{formIntro.text}</p>
            <Island when="idle">
              <ContactForm />
            </Island>
          </div>
          <ContactList entries={contactList} />
        </div>
      </section>
      <Section title="Before you write" layout="side">
        <Accordion name="contact-faq" items={contactFaq} />
      </Section>
      <ClosingCall title={closing.title} text={closing.text}>
        <a href={mailLink({ subject: contactMailSubject }).href} className="btn-quiet">
          <Icon name="mail" />
          {closing.mailLabel}
        </a>
        <ChatLink message={contactGreeting()}>{closing.chatLabel}</ChatLink>
      </ClosingCall>
    </>
  )
}
