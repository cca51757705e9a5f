import { Fragment } from 'react'
import { ChatAnchor, ChatLink } from '#components/contact/ChatLink.tsx'
import { ContactList } from '#components/contact/ContactList.tsx'
import { PortraitWithName } from '#components/contact/PortraitWithName.tsx'
import { QrCode } from '#components/contact/QrCode.tsx'
import ContactForm from '#components/forms/ContactForm.island.tsx'
import { FormIsland } from '#components/forms/FormIsland.tsx'
import { Accordion } from '#components/ui/Accordion.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { Section } from '#components/ui/Section.tsx'
import { businessHours } from '#data/business-hours.ts'
import {
  closing,
  faq,
  form,
  greetings,
  hero,
  code as qrCode,
} from '#data/contact.yaml'
import { chatLink, mailLink } from '#data/links.ts'
import { contact as chatText } from '#data/messages/chats.yaml'
import { contact as subject } from '#data/messages/mails.yaml'
import * as site from '#data/site.yaml'

/** Chat links in further languages that the consultant speaks; their labels are in system fonts. */
const greetingLinks = greetings
  .filter(({ language }) => site.languages.includes(language))
  .map(({ lang, label, message }) => (
    <Fragment key={lang}>
      {' '}
      <ChatAnchor
        message={message}
        lang={lang}
        className="btn-quiet"
        translate="no"
      >
        {label}
      </ChatAnchor>
    </Fragment>
  ))

export default function ContactPage() {
  return (
    <>
      <PageHero {...hero} />
      <section className="bg-surface border-y" aria-label={form.title}>
        <div className="wrap section lg:grid lg:grid-cols-[2fr_1fr] lg:gap-16">
          <div>
            <h2>{form.title}</h2>
            <p className="mt-3 measure text-muted">{form.text}</p>
            {businessHours && (
              <p className="mt-3 mb-4 text-sm text-muted">{businessHours}</p>
            )}
            <PortraitWithName before="form" className="mb-5" />
            <FormIsland form="contact" opensChat={false}>
              <ContactForm />
            </FormIsland>
          </div>
          <div>
            <ContactList />
            <div className="needs-mouse mt-6">
              <QrCode href={chatLink(chatText).href} {...qrCode} />
            </div>
          </div>
        </div>
      </section>
      <Section {...faq} hasSideHeading>
        <Accordion name="contact-faq" items={faq.items} />
      </Section>
      <ClosingCall {...closing}>
        <a href={mailLink({ subject }).href} className="btn-quiet">
          <Icon name="mail" />
          {closing.mail}
        </a>
        <ChatLink message={chatText}>{closing.chat}</ChatLink>
        {greetingLinks.length > 0 && (
          <span className="actions basis-full">{greetingLinks}</span>
        )}
      </ClosingCall>
    </>
  )
}
