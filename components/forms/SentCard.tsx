import { useEffect, useRef } from 'react'
import { sent as sentText } from '#data/forms/contact-form.yaml'

/**
 * Confirms that the contact form was sent, and for 3 s covers the title and text of the panel.
 * Unless the visitor kept typing, it takes the focus, which the hidden submit button has lost.
 */
export function SentCard({ takesFocus }: { takesFocus: boolean }) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={card}
      role="group"
      aria-labelledby="sent-title"
      aria-describedby="sent-text"
      tabIndex={-1}
    >
      <h3 id="sent-title" className="text-2xl">
        {sentText.title}
      </h3>
      <p id="sent-text" className="mt-2 text-muted">
        {sentText.text}
      </p>
    </div>
  )
}
