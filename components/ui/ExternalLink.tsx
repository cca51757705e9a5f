import type { ComponentProps } from 'react'
import { newTab } from '#data/common.yaml'

/** A link to another site in a new tab, without access to `window.opener` (requirements §7.1.4). */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="sr-only">{` ${newTab}`}</span>
    </a>
  )
}
