import * as site from '#data/site.yaml'

/** Source and contact of a printed page; hidden on screens. */
export function PrintFooter({ path }: { path: string }) {
  return (
    <p className="wrap hidden print:block text-sm" translate="no">
      {site.name}, {site.role}. {site.origin}
      {path}, {site.email}
    </p>
  )
}
