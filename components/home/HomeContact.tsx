import { ChatLink } from '#components/contact/ChatLink.tsx'
import { FormNotice } from '#components/forms/FormNotice.tsx'
import HomeContactForm from '#components/forms/HomeContactForm.island.tsx'
import { Island } from '#components/islands/Island.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Section } from '#components/ui/Section.tsx'
import { contact } from '#data/home.yaml'
import { mailLink } from '#data/links.ts'
import { contact as chatText } from '#data/messages/chats.yaml'
import { contact as subject } from '#data/messages/mails.yaml'
import * as site from '#data/site.yaml'

/** Contact section of the home page: the short form, chat and mail. */
export function HomeContact() {
  return (
    <Section
      id="contact"
      title={contact.title}
      intro={contact.intro}
      tone="surface"
      layout="side"
      threshold={0.2}
    >
      <Island offline slots={{ notice: <FormNotice form="home-contact" opensChat /> }}>
        <HomeContactForm />
      </Island>
      <p className="mt-6 text-muted">{contact.direct}</p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <ChatLink message={chatText}>{contact.chat}</ChatLink>
        <a href={mailLink({ subject }).href} className="btn-quiet">
          <Icon name="mail" />
          <span translate="no">{site.email}</span>
        </a>
      </p>
    </Section>
  )
}
