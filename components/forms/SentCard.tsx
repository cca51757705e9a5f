import { useEffect, useRef } from 'react'
import { sent } from '../../data/forms/contact.fields'

/** Stands in the contact form's place for a moment. The button that had the focus is gone, so the card takes it. */
export function SentCard() {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus(), [])
  return (
    <div ref={card} role="status" tabIndex={-1} className="card">
      <p className="font-display text-2xl">{sent.title}</p>
      <p className="mt-2 text-muted">{sent.text}</p>
    </div>
  )
}
