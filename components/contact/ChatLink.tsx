import type { ComponentProps, ReactNode } from 'react'
import { WhatsAppIcon } from '#components/ui/WhatsAppIcon.tsx'
import { chatLink } from '#data/links.ts'

interface ChatLinkProps {
  /** Text that the chat opens with. */
  message: string
  children: ReactNode
  className?: string
}

type ChatAnchorProps = ComponentProps<'a'> & Pick<ChatLinkProps, 'message'>

/** A link that opens a WhatsApp chat with the consultant; client/analytics tracks its clicks. */
export const ChatAnchor = ({ message, ...rest }: ChatAnchorProps) => (
  <a href={chatLink(message).href} target="_blank" rel="noopener" {...rest} />
)

/** The same with WhatsApp's mark, as a button. */
export function ChatLink({ message, children, className = 'btn-chat' }: ChatLinkProps) {
  return (
    <ChatAnchor message={message} className={className}>
      <WhatsAppIcon />
      <span>{children}</span>
    </ChatAnchor>
  )
}
