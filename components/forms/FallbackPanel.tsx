import { useEffect, useId, useRef, useState } from 'react'
import { copyText } from '#client/dom/copy-text.ts'
import { announce } from '#client/dom/focus.ts'
import { fallback, panel as labels } from '#data/forms/common.yaml'
import * as ways from '#data/forms/send-labels.yaml'
import type { FallbackOffer } from './form-config.ts'
import { MessageLink } from './MessageLink.tsx'

interface FallbackPanelProps {
  offer: FallbackOffer
  /** Called when a link is followed or the text is copied. */
  onUsed?: (() => void) | undefined
  /** Fills the form with this message's answers again; without it the button is left out. */
  onPutBack?: (() => void) | undefined
}

/**
 * Offers a message by other ways: chat link, mail, copy. Stays until it was used and the next
 * message is sent. Takes the focus if the message was not sent, else it is announced; both would
 * read it twice.
 */
export function FallbackPanel({ offer, onUsed, onPutBack }: FallbackPanelProps) {
  const { reason } = offer
  const outgoing = offer.edited ?? offer.outgoing
  const { title, text } = fallback[reason]
  const unsent = reason === 'blocked' || reason === 'offline'
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState<boolean>()
  const [copiedBefore, setCopiedBefore] = useState(false)
  const [isUsed, setUsed] = useState(false)

  useEffect(() => {
    if (unsent) panel.current?.focus()
    else announce(`${title} ${text}`)
  }, [unsent, title, text])

  useEffect(() => {
    setCopied(undefined)
    setUsed(false)
    void outgoing.copied.then(setCopiedBefore)
  }, [outgoing])

  const use = () => {
    setUsed(true)
    onUsed?.()
  }
  const copy = async () => {
    const done = await copyText(outgoing.message.body)
    setCopied(done)
    if (done) use()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={panel}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      // The panel may hold the only copy of the message (client/dom/unsent-text).
      data-unsent={reason === 'opened' || isUsed ? undefined : ''}
      className={`${unsent ? 'notice-danger' : 'notice'} mt-6 grid gap-3 max-w-3xl`}
    >
      <p id={`${id}-title`} className="font-semibold">
        {title}
      </p>
      <p id={`${id}-text`}>{text}</p>
      {outgoing.chat.truncated && (
        <p>{copiedBefore ? labels.chatShortenedCopied : labels.chatShortened}</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <MessageLink href={outgoing.chat.href} className="btn-chat" onUsed={use}>
          {ways.chat}
        </MessageLink>
        <MessageLink href={outgoing.mail.href} className="btn-quiet" onUsed={use}>
          {ways.mail}
        </MessageLink>
        <button type="button" className="btn-quiet" onClick={copy}>
          {ways.copy}
        </button>
        {onPutBack && (
          <button type="button" className="btn-quiet" onClick={onPutBack}>
            {labels.putBack}
          </button>
        )}
        <span role="status">
          {copied === undefined ? '' : copied ? ways.copied : ways.copyFailed}
        </span>
      </div>
      {outgoing.mail.truncated && !outgoing.chat.truncated && (
        <p className="text-sm text-muted">{labels.mailShortened}</p>
      )}
      <details open={outgoing.chat.truncated || copied === false}>
        <summary className="underline min-h-11">{labels.wholeText}</summary>
        <pre className="font-sans whitespace-pre-wrap" translate="no">
          {outgoing.message.body}
        </pre>
      </details>
    </div>
  )
}
