import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { copyText } from '#client/dom/copy-text.ts'
import { announce } from '#client/dom/focus.ts'
import { fallback, panel as panelLabels } from '#data/forms/all-forms.yaml'
import * as sendLabels from '#data/forms/send-labels.yaml'
import {
  type FallbackOffer,
  isUnsent,
  type OutgoingMessage,
} from './form-config.ts'
import { MessageLink } from './MessageLink.tsx'

interface FallbackPanelProps {
  offer: FallbackOffer
  /**
   * Is called when a link is followed or the text is copied. `isWhole` tells whether the whole
   * message was passed on. It is false after a link with a shortened message, and after every mail
   * link, which opens nothing where there is no mail program.
   */
  onUsed: (isWhole: boolean) => void
  /** Puts the message's answers back into the form; if missing, there is no button for this. */
  onPutBack?: (() => void) | undefined
  /** Content that at first covers the title and text, in the same space, so that nothing shifts. */
  cover?: ReactNode
  isCovered?: boolean | undefined
  className?: string
}

/**
 * Makes screen readers read the panel as soon as it is not covered, and again after each attempt to
 * send. The panel takes the focus if the message is unsent and the visitor has not typed on, or if
 * the cover had the focus. Otherwise the panel's text is only announced. Returns the panel's ref.
 */
function useReadAloud(offer: FallbackOffer, isCovered: boolean) {
  const { reason, outgoing, hasTypedOn } = offer
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCovered) return
    const { title, text } = outcomeOf({ reason, outgoing })
    const takesFocus = isUnsent({ reason }) && !hasTypedOn
    const { activeElement } = document
    const cover = activeElement?.closest('[data-cover]') ?? null
    if (takesFocus || (cover && panel.current?.contains(cover)))
      panel.current?.focus({ preventScroll: !takesFocus })
    else {
      // The panel may be below the screen. The page does not scroll while the visitor is typing or
      // a heading has the focus.
      if (activeElement?.matches('body, button'))
        panel.current?.scrollIntoView({ block: 'nearest' })
      announce(`${title} ${text}`)
    }
  }, [reason, outgoing, isCovered, hasTypedOn])
  return panel
}

/** Status text on whether the message was copied; empty before the first attempt. */
function copyStatus(isCopied: boolean | undefined) {
  if (isCopied === undefined) return ''
  return isCopied ? sendLabels.copied : sendLabels.copyFailed
}

/** Time of day in the visitor's time zone on a 24-hour clock, such as '14:02'. */
const clockTime = (moment: Date) =>
  moment.toLocaleTimeString('en', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** Title and text of the panel, which report what happened to the message. */
function outcomeOf({ reason, outgoing: { composedAt, next } }: FallbackOffer) {
  const { title, text } = fallback[reason]
  if (isUnsent({ reason })) return { title, text }
  return {
    title: title.replace('{time}', clockTime(composedAt)),
    text: `${text} ${next}`,
  }
}

interface SendWaysProps {
  outgoing: OutgoingMessage
  chatLabel: string
  onUsed: FallbackPanelProps['onUsed']
  children: ReactNode
}

/** Ways to send the message (chat, mail, copy), and its whole text. */
function SendWays({ outgoing, chatLabel, onUsed, children }: SendWaysProps) {
  const { message, chat, mail } = outgoing
  const [isCopied, setCopied] = useState<boolean>()
  const [wasCopiedOnSubmit, setCopiedOnSubmit] = useState(false)
  useEffect(() => {
    setCopied(undefined)
    void outgoing.copied.then(setCopiedOnSubmit)
  }, [outgoing])
  const copyMessage = async () => {
    const hasCopied = await copyText(message.body)
    setCopied(hasCopied)
    if (hasCopied) onUsed(true)
  }
  return (
    <>
      {chat.isTruncated && (
        <p>
          {wasCopiedOnSubmit
            ? panelLabels.chatShortenedCopied
            : panelLabels.chatShortened}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <MessageLink
          href={chat.href}
          className="btn-chat"
          onUsed={() => onUsed(!chat.isTruncated)}
        >
          {chatLabel}
        </MessageLink>
        <MessageLink
          href={mail.href}
          className="btn-quiet"
          onUsed={() => onUsed(false)}
        >
          {sendLabels.mail}
        </MessageLink>
        <button type="button" className="btn-quiet" onClick={copyMessage}>
          {sendLabels.copy}
        </button>
        {children}
        <span role="status">{copyStatus(isCopied)}</span>
      </div>
      {mail.isTruncated && !chat.isTruncated && (
        <p className="text-sm text-muted">{panelLabels.mailShortened}</p>
      )}
      <details open={chat.isTruncated || isCopied === false}>
        <summary className="underline min-h-11">
          {panelLabels.wholeText}
        </summary>
        <pre className="font-sans whitespace-pre-wrap" translate="no">
          {message.body}
        </pre>
      </details>
    </>
  )
}

/**
 * Shows what happened to a message, and offers other ways to send it. Sending the next message
 * removes the panel, unless the panel may contain the only copy of its message (useOffers).
 */
export function FallbackPanel(props: FallbackPanelProps) {
  const {
    offer,
    onUsed,
    onPutBack,
    cover,
    isCovered = false,
    className = 'mt-6',
  } = props
  const outgoing = offer.edited ?? offer.outgoing
  const { title, text } = outcomeOf(offer)
  const id = useId()
  const panel = useReadAloud(offer, isCovered)
  const boxClass = isUnsent(offer) ? 'notice border-danger' : 'notice'
  const layerClass = (isShown: boolean) =>
    `row-start-1 col-start-1 ${isShown ? '' : 'invisible'}`

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={panel}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      // The panel may hold the only copy of the message (client/dom/unsent-text).
      data-unsent={offer.isUsed ? undefined : ''}
      className={`${boxClass} ${className} grid gap-3 max-w-3xl`}
    >
      <div className="grid">
        <div className={layerClass(!isCovered)}>
          <p id={`${id}-title`} className="font-semibold">
            {title}
          </p>
          <p id={`${id}-text`} className="mt-3">
            {text}
          </p>
        </div>
        {cover && (
          <div data-cover="" className={layerClass(isCovered)}>
            {cover}
          </div>
        )}
      </div>
      <SendWays
        outgoing={outgoing}
        chatLabel={
          offer.reason === 'opened' ? panelLabels.openAgain : sendLabels.chat
        }
        onUsed={onUsed}
      >
        {onPutBack && (
          <button type="button" className="btn-quiet" onClick={onPutBack}>
            {panelLabels.putBack}
          </button>
        )}
      </SendWays>
    </div>
  )
}
