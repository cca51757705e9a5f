import type { MouseEvent, ReactNode } from 'react'
import { openMessage } from '#client/dom/message-link.ts'

interface MessageLinkProps {
  /** Chat or mail URL with the visitor's text; the `href` attribute leaves the text out. */
  href: string
  className: string
  onUsed: () => void
  children: ReactNode
}

/** A link that opens a visitor's message by chat or mail. */
export function MessageLink({
  href,
  className,
  onUsed,
  children,
}: MessageLinkProps) {
  const followLink = ({ nativeEvent }: MouseEvent) => {
    openMessage(nativeEvent, href)
    if (nativeEvent.defaultPrevented) onUsed()
  }
  return (
    <a
      href={href.replace(/\?.*/, '')}
      target={href.startsWith('mailto:') ? undefined : '_blank'}
      rel="noopener"
      className={className}
      onClick={followLink}
      onAuxClick={followLink}
    >
      {children}
    </a>
  )
}
