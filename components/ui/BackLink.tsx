import { Icon } from './Icon.tsx'

/** Link back to the list that a page belongs to. */
export function BackLink({
  href,
  children,
}: {
  href: string
  children: string
}) {
  return (
    <a href={href} className="line-link text-muted">
      <Icon name="arrow-left" />
      {children}
    </a>
  )
}
