import { LevelCards } from '#components/career/LevelCards.tsx'
import { ChatLink } from '#components/contact/ChatLink.tsx'
import { PortraitWithName } from '#components/contact/PortraitWithName.tsx'
import { FormIsland } from '#components/forms/FormIsland.tsx'
import HomeContactForm from '#components/forms/HomeContactForm.island.tsx'
import { HomeExample } from '#components/home/HomeExample.tsx'
import { HomeGuide } from '#components/home/HomeGuide.tsx'
import { HomeHero } from '#components/home/HomeHero.tsx'
import { HomePremium } from '#components/home/HomePremium.tsx'
import { HomeProjects } from '#components/home/HomeProjects.tsx'
import { HomeServices } from '#components/home/HomeServices.tsx'
import { HomeSkills } from '#components/home/HomeSkills.tsx'
import { HomeTestimonials } from '#components/home/HomeTestimonials.tsx'
import { Accordion } from '#components/ui/Accordion.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Section } from '#components/ui/Section.tsx'
import { about, career, contact, faq, results } from '#data/home.yaml'
import { mailLink } from '#data/links.ts'
import { contact as chatText } from '#data/messages/chats.yaml'
import { contact as subject } from '#data/messages/mails.yaml'
import * as site from '#data/site.yaml'

/** Short introduction of the consultant (requirements §2.4.3). */
const HomeAbout = () => (
  <Section id="about" title={about.title} hasSideHeading>
    <div className="grid gap-3 measure lg:text-lg">
      {about.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <CheckList
      items={about.points}
      className="mt-4 gap-x-8 gap-y-1.5 sm:grid-cols-2"
    />
    <p className="mt-2 -mb-2 flex flex-wrap gap-x-6">
      <ActionLink link={about.services} className="more-link" />
      <ActionLink link={about.more} className="line-link" />
    </p>
  </Section>
)

/** Ways to get in touch: a short form, chat and mail. */
const HomeContact = () => (
  <Section
    id="contact"
    {...contact}
    lead={<PortraitWithName before="form" className="mt-4 lg:mt-6" />}
    tone="surface"
    hasSideHeading
  >
    <FormIsland form="home-contact" opensChat>
      <HomeContactForm />
    </FormIsland>
    <p className="mt-2 -mb-2 flex flex-wrap items-center gap-x-4 sm:gap-x-6">
      <span className="max-sm:basis-full text-muted">{contact.direct}</span>
      <ChatLink message={chatText} className="line-link">
        {contact.chat}
      </ChatLink>
      <a href={mailLink({ subject }).href} className="line-link">
        <Icon name="mail" />
        <span translate="no">{site.email}</span>
      </a>
    </p>
  </Section>
)

/** The career program's four levels (requirements §2.4.6). */
const HomeCareer = () => (
  <Section {...career}>
    <LevelCards
      labelOf={({ level }) => career.join.replace('{level}', level)}
    />
    <p className="mt-4 actions">
      <ActionLink link={career.primary} className="btn-quiet" />
      <ActionLink link={career.secondary} className="btn-quiet" />
    </p>
  </Section>
)

/** Questions and answers, one open at a time, and the disclaimer (requirements §2.4.7, §1.2.1). */
const HomeFaq = () => (
  <Section {...faq} more={faq.action} tone="surface">
    <Accordion name="faq" items={faq.items} inTwoColumns />
    <div className="notice mt-4 lg:mt-7 max-sm:py-3 bg-paper">
      <h3>{results.title}</h3>
      <p className="mt-1 measure text-muted">{results.text}</p>
    </div>
  </Section>
)

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeExample />
      <HomeAbout />
      <HomeSkills />
      <HomeServices />
      <HomeProjects />
      <HomeTestimonials />
      <HomeContact />
      <HomeGuide />
      <HomePremium />
      <HomeCareer />
      <HomeFaq />
    </>
  )
}
