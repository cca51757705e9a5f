import type { ComponentProps } from 'react'

/** A link to another site, in a new tab without access to `opener` (requirements §7.1.4). */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
