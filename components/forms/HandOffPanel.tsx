import { useEffect, useId, useRef, useState } from 'react'
import { announce } from '../../client/dom/attention.ts'
import { copyText } from '../../client/dom/copy-text.ts'
import { handOffWords, handOffLabels as labels } from '../../data/forms/hand-off.ts'
import type { HandOff } from './lead.ts'

interface HandOffPanelProps {
  handOff: HandOff
  /** The message goes out by one of the links or by copying. */
  onUsed?: (() => void) | undefined
  /** Fills the form with the answers of this message again; without it there is no such button. */
  onPutBack?: (() => void) | undefined
}

/**
 * A message that needs another way: as a chat link, as a mail, as a copy. Stays until it was used and
 * the next message comes. Where nothing has gone out it takes the focus, else it is announced; never
 * both, or it is read twice.
 */
export function HandOffPanel({ handOff, onUsed, onPutBack }: HandOffPanelProps) {
  const { reason } = handOff
  const sent = handOff.inForm ?? handOff.sent
  const { title, text } = handOffWords[reason]
  const unsent = reason === 'blocked' || reason === 'offline'
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState<boolean>()
  const [copiedBefore, setCopiedBefore] = useState(false)

  useEffect(() => {
    if (unsent) panel.current?.focus()
    else announce(`${title} ${text}`)
  }, [unsent, title, text])

  useEffect(() => {
    setCopied(undefined)
    void sent.copied.then(setCopiedBefore)
  }, [sent])

  const copy = async () => {
    const done = await copyText(sent.letter.body)
    setCopied(done)
    if (done) onUsed?.()
  }

  return (
    <div className={`${unsent ? 'notice-danger' : 'notice'} mt-6 grid gap-3 max-w-3xl`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        ref={panel}
        role="group"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        className="grid gap-3"
      >
        <p id={`${id}-title`} className="font-semibold">
          {title}
        </p>
        <p id={`${id}-text`}>{text}</p>
        {sent.chat.truncated && (
          <p>{copiedBefore ? labels.chatShortenedCopied : labels.chatShortened}</p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <a
            href={sent.chat.href}
            target="_blank"
            rel="noopener"
            className="btn-chat"
            onClick={onUsed}
          >
            {labels.chat}
          </a>
          <a href={sent.mail.href} className="btn-quiet" onClick={onUsed}>
            {labels.mail}
          </a>
          <button type="button" className="btn-quiet" onClick={copy}>
            {labels.copy}
          </button>
          {onPutBack && (
            <button type="button" className="btn-quiet" onClick={onPutBack}>
              {labels.putBack}
            </button>
          )}
          <span role="status">
            {copied === undefined ? '' : copied ? labels.copied : labels.copyFailed}
          </span>
        </div>
        {sent.mail.truncated && !sent.chat.truncated && (
          <p className="text-sm text-muted">{labels.mailShortened}</p>
        )}
      </div>
      <details open={sent.chat.truncated || copied === false}>
        <summary className="underline min-h-11">{labels.wholeText}</summary>
        <pre className="font-sans whitespace-pre-wrap" translate="no">
          {sent.letter.body}
        </pre>
      </details>
    </div>
  )
}
