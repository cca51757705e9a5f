import { type ReactNode, useEffect, useRef } from 'react'
import { ChatAnchor } from '#components/contact/ChatLink.tsx'
import { Slot } from '#components/islands/Slot.tsx'
import { requiredNote, withoutScript } from '#data/forms/all-forms.yaml'
import { mailLink } from '#data/links.ts'
import { FallbackPanel } from './FallbackPanel.tsx'
import { Field } from './Field.tsx'
import { type FallbackOffer, messageTemplate } from './form-config.ts'
import { MessagePreview } from './MessagePreview.tsx'
import { RadioField } from './RadioField.tsx'
import type { LeadFlow } from './useLeadForm.ts'

interface LeadFormProps {
  flow: LeadFlow
  /** Hides the form and keeps its state while something else takes its place. */
  hidden?: boolean
  /** Content that covers the newest panel at first; for a form that itself sends nothing. */
  cover?: PanelCover | undefined
}

interface PanelCover {
  element: ReactNode
  isCovered: boolean
  /** Whether the panels are above the form instead of below it. */
  isAbove: boolean
}

/** The submit button. It is disabled during sending, and then gets back the focus that it lost. */
function SubmitButton({ flow: { config, sending } }: { flow: LeadFlow }) {
  const button = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    if (!button.current) return
    // The state is set here instead of as a prop: Firefox keeps a disabled button disabled after a
    // reload, which hydration would not notice.
    button.current.disabled = sending
    const hasLostFocus =
      wasSending.current && document.activeElement === document.body
    if (hasLostFocus && !sending) button.current.focus({ preventScroll: true })
    wasSending.current = sending
  }, [sending])

  return (
    <p>
      <button
        ref={button}
        type="submit"
        className="holds-press btn-primary"
        // Label that is shown while a press waits for hydration (styles/forms.css).
        data-busy={config.buttons.submitting}
        aria-describedby={`${config.id}-notice`}
      >
        <span>{sending ? config.buttons.submitting : config.buttons.idle}</span>
      </button>
    </p>
  )
}

/** The <form> element. Without script it sends the answers by mail, and shows a chat link. */
function FormElement({ flow, hidden = false }: LeadFormProps) {
  const { config, form, element, read, submit } = flow

  // `noValidate` is set after hydration, since without script only the browser can validate. It is
  // not a prop: a press before hydration sets it too (client/islands/early-events), and hydration
  // does not correct the values of props.
  useEffect(() => {
    if (element.current) element.current.noValidate = config.check === 'schema'
  }, [element, config.check])

  return (
    <form
      ref={element}
      id={config.id}
      action={mailLink({ subject: config.subject }).href}
      method="post"
      encType="text/plain"
      data-message={import.meta.env.SSR ? messageTemplate(config) : undefined}
      suppressHydrationWarning
      hidden={hidden}
      onSubmit={submit}
      // Removes invisible characters, with which the browser would reject an email address.
      onBlur={read}
      className="grid gap-3 sm:gap-4 max-w-3xl"
    >
      <p className="text-sm text-muted">{requiredNote}</p>
      <div className="grid gap-3 sm:gap-4 sm:grid-cols-2">
        {config.fields.map((field) => {
          const Control = field.type === 'radio' ? RadioField : Field
          return (
            <Control
              key={field.name}
              id={`${config.id}-${field.name}`}
              field={field}
              registration={form.register(field.name)}
              error={form.formState.errors[field.name]?.message}
            />
          )
        })}
      </div>
      <div>
        <MessagePreview flow={flow} />
        <SubmitButton flow={flow} />
      </div>
      <Slot name="notice" className="measure text-sm text-muted" />
      <noscript>
        <p>
          <ChatAnchor message={config.subject} className="btn-chat">
            {withoutScript}
          </ChatAnchor>
        </p>
      </noscript>
    </form>
  )
}

/**
 * A form's fields, the preview of its message, its submit button, and panels with other ways to
 * send. Whatever renders the form's island supplies `FormNotice` in the slot 'notice'.
 */
export function LeadForm(props: LeadFormProps) {
  const { flow, cover } = props
  const { fallbackOffers, putBack, reportUsed } = flow
  const coverableOffers = fallbackOffers.filter(
    ({ reason }) => reason === 'offered',
  )
  const offersAbove = cover?.isAbove ? coverableOffers : []
  const panelOf = (offer: FallbackOffer) => (
    <FallbackPanel
      key={offer.outgoing.message.body + offer.reason}
      offer={offer}
      onUsed={(isWhole) => reportUsed(offer.outgoing, isWhole)}
      onPutBack={() => putBack(offer.outgoing.values)}
      cover={offer === coverableOffers[0] && cover?.element}
      isCovered={offer === coverableOffers[0] && cover?.isCovered}
      className={offersAbove.includes(offer) ? 'mb-6' : 'mt-6'}
    />
  )
  // Form and panels are one list with keys, so that a panel that moves keeps its state, and the
  // form keeps the focus.
  return [
    ...offersAbove.map(panelOf),
    <FormElement key="form" {...props} />,
    ...fallbackOffers
      .filter((offer) => !offersAbove.includes(offer))
      .map(panelOf),
  ]
}
