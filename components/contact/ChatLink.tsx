import type { ComponentProps } from 'react'
import { WhatsAppIcon } from '#components/ui/WhatsAppIcon.tsx'
import { chatLink } from '#data/links.ts'

/** Attributes of a link, and the text with which the chat opens. */
type ChatLinkProps = ComponentProps<'a'> & { message: string }

/** A link that opens a WhatsApp chat with the consultant; client/analytics tracks its clicks. */
export const ChatAnchor = ({ message, ...rest }: ChatLinkProps) => (
  <a href={chatLink(message).href} target="_blank" rel="noopener" {...rest} />
)

/** A chat link with WhatsApp's logo; by default it looks like a button. */
export const ChatLink = ({
  children,
  className = 'btn-chat',
  ...rest
}: ChatLinkProps) => (
  <ChatAnchor className={className} {...rest}>
    <WhatsAppIcon />
    <span>{children}</span>
  </ChatAnchor>
)
