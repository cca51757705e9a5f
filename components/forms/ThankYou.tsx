import { useEffect, useRef } from 'react'
import { thankYou } from '#data/service-request.yaml'
import { MessageLink } from './MessageLink.tsx'

interface ThankYouProps {
  chatHref: string
  /** Runs when the chat link is followed. */
  onUsed: () => void
  takesFocus: boolean
}

/**
 * Thank-you card after a service request, shown until the page is reloaded (requirements §4.6):
 * next steps and the chat link.
 */
export function ThankYou({ chatHref, onUsed, takesFocus }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={takesFocus ? 'card thanks' : 'card'}>
      <h2 ref={heading} tabIndex={-1}>
        {thankYou.title}
      </h2>
      <p className="mt-3 measure">{thankYou.text}</p>
      <h3 className="mt-6">{thankYou.next}</h3>
      <ol className="mt-3 grid gap-4">
        {thankYou.steps.map(({ title, description }, index) => (
          <li key={title} className="flex gap-3">
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <p>
              <strong>{`${title}.`}</strong> <span>{description}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <MessageLink href={chatHref} className="btn-chat" onUsed={onUsed}>
          {thankYou.chat}
        </MessageLink>
      </p>
    </div>
  )
}
