import { sections } from '../../data/home'
import { mailLink } from '../../data/links'
import { contactGreeting, contactMailSubject } from '../../data/messages/chat-message'
import { site } from '../../data/site'
import HomeContactForm from '../forms/HomeContactForm.island'
import { Island } from '../islands/Island'
import { ChatLink } from '../ui/ChatLink'
import { Icon } from '../ui/Icon'
import { Section } from '../ui/Section'

/** Contact section of the home page: the short form, and ways to write without it. */
export function HomeContact() {
  return (
    <Section id="contact" {...sections.contact} tone="surface" layout="side" threshold={0.2}>
      <Island when="visible">
        <HomeContactForm />
      </Island>
      <p className="mt-6 text-muted">Or write directly:</p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <ChatLink message={contactGreeting()}>Chat on WhatsApp</ChatLink>
        <a href={mailLink({ subject: contactMailSubject }).href} className="btn-quiet">
          <Icon name="mail" />
          <span translate="no">{site.email}</span>
        </a>
      </p>
    </Section>
  )
}
