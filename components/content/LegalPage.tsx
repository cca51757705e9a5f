import type { ReactNode } from 'react'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import type { LegalMeta } from '#content/types.ts'
import { dayIn, longDate, MONTHS } from '#data/dates.ts'
import { legal } from '#data/footer.yaml'
import { pages as pagesLabel, updated as updatedLabel } from '#data/legal.yaml'
import { timeZone } from '#data/site.yaml'

/**
 * A legal page. Its 'Last updated' date is the build date in the HTML, and today's date once the
 * script runs (requirements §2.18.2).
 */
export function LegalPage({
  meta,
  children,
}: {
  meta: LegalMeta
  children: ReactNode
}) {
  const buildDay = dayIn(new Date(import.meta.env.BUILD_TIME), timeZone)
  return (
    <div className="wrap py-10 lg:py-16 lg:grid lg:grid-cols-[1fr_2.5fr] lg:gap-14">
      <div className="mb-6 lg:mb-10">
        <h1 className="text-4xl">{meta.heading}</h1>
        <p className="mt-4 text-muted">{meta.subtitle}</p>
        <p className="mt-4 text-sm">
          {updatedLabel}{' '}
          <time dateTime={buildDay} data-behaviour="today" data-months={MONTHS}>
            {longDate(buildDay, MONTHS)}
          </time>
        </p>
        <nav aria-label={pagesLabel} className="mt-4 border-t pt-3 no-print">
          <ul className="max-lg:flex flex-wrap gap-x-6">
            {legal.links.map((link) => (
              <li key={link.href}>
                <ActionLink link={link} className="footer-link" />
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {children}
    </div>
  )
}
