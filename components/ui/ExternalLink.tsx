import type { ComponentProps } from 'react'

/** A link to another site: a new tab that cannot reach back (requirements §7.1.4). `label` completes the accessible name where several links read alike. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
