import type { ReactNode } from 'react'
import { chatLink } from '../../data/links.ts'
import { WhatsAppIcon } from '../ui/WhatsAppIcon.tsx'

interface ChatLinkProps {
  /** What the visitor's chat starts with. */
  message: string
  children: ReactNode
  className?: string
}

/** A plain link that opens a WhatsApp chat with the consultant; works without script and is counted where tracking is on. */
export function ChatLink({ message, children, className = 'btn-chat' }: ChatLinkProps) {
  return (
    <a href={chatLink(message).href} target="_blank" rel="noopener" className={className}>
      <WhatsAppIcon />
      <span>{children}</span>
    </a>
  )
}
