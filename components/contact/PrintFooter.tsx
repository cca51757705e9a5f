import * as site from '#data/site.yaml'

/** URL of the page and contact details, for print only. */
export function PrintFooter({ path }: { path: string }) {
  return (
    <p className="wrap hidden print:block" translate="no">
      {site.name}, {site.role}. {site.origin}
      {path}, {site.email}
    </p>
  )
}
