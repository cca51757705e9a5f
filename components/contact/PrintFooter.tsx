import { site } from '../../data/site.ts'

/** On paper only: where the sheet comes from and whom to ask. */
export function PrintFooter({ path }: { path: string }) {
  return (
    <p className="wrap hidden print:block text-sm" translate="no">
      {site.name}, {site.role}. {site.origin}
      {path}, {site.email}
    </p>
  )
}
