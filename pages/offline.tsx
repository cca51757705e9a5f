import { ChatAnchor } from '#components/contact/ChatLink.tsx'
import { mailLink } from '#data/links.ts'
import offline from '#data/offline.yaml'
import * as site from '#data/site.yaml'

/** What the service worker shows offline in place of a page that it has not cached. */
export default function OfflinePage() {
  return (
    <div className="wrap py-20 lg:py-28">
      <p className="eyebrow">{offline.eyebrow}</p>
      <h1 className="mt-3">{offline.title}</h1>
      <p className="mt-4 measure text-muted">{offline.text}</p>
      <p className="mt-8">
        {/* The service worker replaces this address with the one that was requested. */}
        <a href="/offline" className="btn-primary">
          {offline.tryAgain}
        </a>
      </p>
      <h2 className="mt-10 text-lg">{offline.contact.title}</h2>
      <p className="mt-2 measure text-muted">{offline.contact.text}</p>
      <ul className="mt-2">
        <li>
          <ChatAnchor
            message={offline.contact.message}
            className="line-link flex-wrap gap-x-1 gap-y-0"
          >
            {`${offline.contact.chat} `}
            <span translate="no">{site.phone}</span>
          </ChatAnchor>
        </li>
        <li>
          <a
            href={mailLink({ subject: offline.contact.subject }).href}
            className="line-link"
            translate="no"
          >
            {site.email}
          </a>
        </li>
      </ul>
    </div>
  )
}
