import { useEffect, useRef, useState } from 'react'
import { site } from '../../data/site'
import { WhatsAppIcon } from '../ui/WhatsAppIcon'

interface ChatWidgetProps {
  /** The chat link with its prefilled message. */
  href: string
}

/** Floating chat widget (spec §2, §4): a round green button, a card when opened, nothing once closed. Its page part appears late; see tracking/after-load. */
export default function ChatWidget({ href }: ChatWidgetProps) {
  const [state, setState] = useState<'minimized' | 'expanded' | 'hidden'>('minimized')
  const button = useRef<HTMLButtonElement>(null)
  const start = useRef<HTMLAnchorElement>(null)
  const moved = useRef(false)

  useEffect(() => {
    if (!moved.current) return
    if (state === 'expanded') start.current?.focus()
    if (state === 'minimized') button.current?.focus()
  }, [state])

  const change = (next: typeof state) => {
    moved.current = true
    setState(next)
  }

  if (state === 'hidden') return null
  if (state === 'minimized')
    return (
      <button ref={button} type="button" className="chat-button" onClick={() => change('expanded')} aria-label="Open WhatsApp chat" aria-expanded="false">
        <WhatsAppIcon />
      </button>
    )
  return (
    <section className="chat-card" aria-label="Chat" onKeyDown={(event) => event.key === 'Escape' && change('minimized')}>
      <div className="flex items-center gap-3">
        <span className="monogram" aria-hidden="true" translate="no">
          {site.initials}
        </span>
        <h2 className="text-lg mr-auto">Chat with {site.name}</h2>
        <button type="button" className="icon-link text-2xl" onClick={() => change('hidden')} aria-label="Close chat">
          ×
        </button>
      </div>
      <p className="mt-3 mb-3 text-muted">Hello. Tell me what you are working on, and I will tell you whether and how I can help. I reply within a working day.</p>
      <p className="flex flex-wrap gap-2">
        <a ref={start} href={href} target="_blank" rel="noopener" className="btn-chat">
          Start WhatsApp Chat
        </a>
        <button type="button" className="btn-quiet" onClick={() => change('minimized')}>
          Minimize
        </button>
      </p>
    </section>
  )
}
