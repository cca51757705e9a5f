import type { ReactNode } from 'react'
import { ActionLink, type LinkWords } from '#components/ui/ActionLink.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { newTab } from '#data/common.yaml'
import { dayIn } from '#data/dates.ts'
import {
  disclaimer,
  legal,
  mailSubject,
  place,
  rights,
  services,
} from '#data/footer.yaml'
import { mailLink } from '#data/links.ts'
import * as site from '#data/site.yaml'
import { PrivacyChoices } from './ConsentBanner.tsx'

interface LinkColumnProps {
  title: string
  children?: ReactNode
  links: readonly LinkWords[]
}

function LinkColumn({ title, links, children }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <ActionLink link={link} className="footer-link" />
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

/** Name, role and place of the site's owner, with links to reach them. */
const FooterContact = () => (
  <div className="max-md:col-span-full">
    <p className="font-display text-lg" translate="no">
      {site.name}
    </p>
    <p className="text-muted measure mt-1">{site.role}</p>
    <p className="text-muted">
      {place.split(/(?<=[.]) /).map((sentence) => (
        <span key={sentence} className="inline-block mr-1">
          {sentence}
        </span>
      ))}
    </p>
    <div className="mt-1 flex flex-wrap items-center justify-between md:block">
      <p>
        <a
          href={mailLink({ subject: mailSubject }).href}
          className="footer-link"
        >
          <Icon name="mail" />
          <span translate="no">{site.email}</span>
        </a>
      </p>
      <ul className="flex flex-wrap md:gap-1 -ml-2">
        {site.social.map(({ label, icon, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="icon-link"
              aria-label={`${label} ${newTab}`}
            >
              <Icon name={icon} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  </div>
)

/** Footer of every page (requirements §2.3). */
export function SiteFooter({ buildDate }: { buildDate: Date }) {
  return (
    <footer className="border-t bg-surface print:hidden">
      <div
        className={
          'wrap py-4 md:py-8 grid gap-x-3 md:gap-x-6 gap-y-3 min-[22em]:grid-cols-2 ' +
          'md:grid-cols-[1.5fr_1fr_1fr]'
        }
      >
        <FooterContact />
        <LinkColumn title={services.title} links={services.links} />
        <LinkColumn title={legal.title} links={legal.links}>
          <PrivacyChoices />
        </LinkColumn>
      </div>
      <div className="wrap border-t py-3 md:py-4 text-sm text-muted grid gap-1">
        <p className="measure">{disclaimer}</p>
        <p>
          ©{' '}
          <span data-behaviour="this-year" translate="no">
            {dayIn(buildDate, site.timeZone).slice(0, 4)}
          </span>{' '}
          <span translate="no">{site.name}</span>
          {`. ${rights}`}
        </p>
      </div>
    </footer>
  )
}
