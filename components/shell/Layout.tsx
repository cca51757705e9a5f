import type { ReactNode } from 'react'
import { PrintFooter } from '#components/contact/PrintFooter.tsx'
import { skip } from '#data/navigation.yaml'
import { region } from '#data/toasts.yaml'
import { utilityPaths } from '#data/utility-paths.ts'
import { ChatCard } from './ChatCard.tsx'
import { ConsentBanner } from './ConsentBanner.tsx'
import { LaunchBanner } from './LaunchBanner.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

interface LayoutProps {
  path: string
  buildDate: Date
  children: ReactNode
}

/** Everything around the content of a page; the content is in <main>. */
export function Layout({ path, buildDate, children }: LayoutProps) {
  return (
    <>
      <nav aria-label={skip.name}>
        <a href="#main" className="skip-link">
          {skip.label}
        </a>
      </nav>
      <ConsentBanner />
      <div id="above-header">{path === '/' && <LaunchBanner />}</div>
      <SiteHeader path={path} />
      <main
        id="main"
        className="lazy-content"
        tabIndex={-1}
        // The offline and the not-found page have no `data-page`: they are served at any address.
        data-page={utilityPaths.has(path) ? undefined : path}
        data-not-found={path === '/404' ? '' : undefined}
        data-stand-in={path === '/offline' ? 'offline' : undefined}
      >
        {children}
        {!utilityPaths.has(path) && <PrintFooter path={path} />}
      </main>
      <SiteFooter buildDate={buildDate} />
      <ChatCard />
      <p id="route-announcer" className="sr-only" aria-live="polite" />
      <section id="toasts" aria-label={region} tabIndex={-1}>
        <div aria-live="polite" />
        <div aria-live="assertive" />
      </section>
    </>
  )
}
