import { ChatLink } from '../components/contact/ChatLink.tsx'
import { ContactList } from '../components/contact/ContactList.tsx'
import { GreetingLinks } from '../components/contact/GreetingLinks.tsx'
import { QrCode } from '../components/contact/QrCode.tsx'
import ContactForm from '../components/forms/ContactForm.island.tsx'
import { FormNotice } from '../components/forms/FormNotice.tsx'
import { Island } from '../components/islands/Island.tsx'
import { Accordion } from '../components/ui/Accordion.tsx'
import { ClosingCall } from '../components/ui/ClosingCall.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { PageHero } from '../components/ui/PageHero.tsx'
import { Section } from '../components/ui/Section.tsx'
import { Stats } from '../components/ui/Stats.tsx'
import { businessHours } from '../data/business-hours.ts'
import { chatCode, closing, contactList, formIntro, hero } from '../data/contact.ts'
import { contactFaq } from '../data/faq.ts'
import { chatLink, mailLink } from '../data/links.ts'
import { contactGreeting, contactMailSubject } from '../data/messages/chat-message.ts'
import type { PageMeta } from '../data/schemas/page.ts'

export const meta = {
  title: 'Contact',
  description:
    'Write by form, mail or WhatsApp. I reply {promises.consultationResponse}, the first consultation is free, and what you tell me stays confidential.',
  keywords: ['contact', 'hire AI consultant', 'digital marketing enquiry'],
} satisfies PageMeta

export default function ContactPage() {
  return (
    <>
      <PageHero title={hero.title} intro={hero.intro}>
        <div className="mt-8 max-w-3xl">
          <Stats items={hero.facts} counting={false} />
        </div>
      </PageHero>
      <section className="bg-surface border-y" aria-label={formIntro.title}>
        <div className="wrap section lg:grid lg:grid-cols-[2fr_1fr] lg:gap-16">
          <div>
            <h2>{formIntro.title}</h2>
            <p className="mt-3 measure text-muted">{formIntro.text}</p>
            <p className="mt-3 mb-4 text-sm text-muted">{businessHours}</p>
            <Island offline slots={{ notice: <FormNotice form="contact" opensChat={false} /> }}>
              <ContactForm />
            </Island>
          </div>
          <div>
            <ContactList entries={contactList} />
            <div className="needs-mouse mt-6">
              <QrCode href={chatLink(contactGreeting()).href} {...chatCode} />
            </div>
          </div>
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
        <GreetingLinks />
      </ClosingCall>
    </>
  )
}
