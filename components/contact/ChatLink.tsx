import type { ReactNode } from 'react'
import { WhatsAppIcon } from '#components/ui/WhatsAppIcon.tsx'
import { chatLink } from '#data/links.ts'

interface ChatLinkProps {
  /** Text that the chat opens with. */
  message: string
  children: ReactNode
  className?: string
}

/** A link that opens a WhatsApp chat with the consultant; client/analytics tracks its clicks. */
export function ChatLink({ message, children, className = 'btn-chat' }: ChatLinkProps) {
  return (
    <a href={chatLink(message).href} target="_blank" rel="noopener" className={className}>
      <WhatsAppIcon />
      <span>{children}</span>
    </a>
  )
}
