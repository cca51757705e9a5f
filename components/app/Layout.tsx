import type { ReactNode } from 'react'
import { chatLink } from '../../data/links'
import { widgetMessage } from '../../data/messages/chat'
import { LaunchBanner } from '../home/LaunchBanner'
import ChatWidget from '../widgets/ChatWidget.island'
import { ConsentBanner } from '../widgets/ConsentBanner'
import { Island } from './Island'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'

interface LayoutProps {
  path: string
  buildDate: Date
  children: ReactNode
}

/** What stands around every page: skip link, header, the page itself, footer, and the places where toasts and the chat widget appear. */
export function Layout({ path, buildDate, children }: LayoutProps) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <ConsentBanner />
      <div id="above-header">{path === '/' && <LaunchBanner />}</div>
      <SiteHeader path={path} />
      <main id="main" className="parts" data-not-found={path === '/404' ? '' : undefined}>
        {children}
      </main>
      <SiteFooter buildDate={buildDate} />
      <p id="route-announcer" className="sr-only" aria-live="polite" />
      <section id="toasts" aria-label="Notifications (Alt+T)" aria-live="polite" tabIndex={-1} />
      <div id="chat-widget" className="print:hidden" hidden>
        <Island when="visible">
          <ChatWidget href={chatLink(widgetMessage()).href} />
        </Island>
      </div>
    </>
  )
}
