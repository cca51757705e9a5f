import { Icon } from './Icon.tsx'

/** Link back to the list that a page belongs to. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex items-center gap-2 min-h-11 text-muted">
      <Icon name="arrow-left" />
      {children}
    </a>
  )
}
