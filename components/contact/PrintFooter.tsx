import * as site from '#data/site.yaml'

/** The owner's name and role, the page's URL and the email address, for print only. */
export function PrintFooter({ path }: { path: string }) {
  return (
    <p className="wrap hidden print:block" translate="no">
      {site.name}, {site.role}. {site.origin}
      {path}, {site.email}
    </p>
  )
}
