import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Path } from 'react-hook-form'
import { Slot } from '#components/islands/Slot.tsx'
import { requiredNote, withoutScript } from '#data/forms/common.yaml'
import type { FieldValues } from '#data/forms/field.ts'
import { chatLink, mailLink } from '#data/links.ts'
import { FallbackPanel } from './FallbackPanel.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { MessagePreview } from './MessagePreview.tsx'
import type { LeadFlow } from './useLeadForm.ts'

interface LeadFormProps<Values extends FieldValues> {
  flow: LeadFlow<Values>
  /** Hides the form and keeps its state while something else takes its place. */
  hidden?: boolean
  /** Renders a radio group; only forms that have one import it. */
  RadioField?: ComponentType<FieldProps>
}

/**
 * The frame of every form: its fields, 'See the message', the button, and the panels with other
 * ways to send. Without script it sends a mail. `FormNotice` fills the slot 'notice' of its island.
 */
export function LeadForm<Values extends FieldValues>({
  flow,
  hidden = false,
  RadioField = Field,
}: LeadFormProps<Values>) {
  const { config, form, element, read, sending, fallbackOffers, submit, prepare } = flow
  const { putBack, reportUsed } = flow
  const { errors } = form.formState
  const button = useRef<HTMLButtonElement>(null)

  // Without script only the browser can validate, so `noValidate` is set after hydration.
  const [isNativeOff, setNativeOff] = useState(false)
  useEffect(() => setNativeOff(config.check === 'schema'), [config.check])

  // A disabled or hidden button loses the focus; it is returned once the button can be pressed
  // again.
  const isUnavailable = sending || hidden
  const wasUnavailable = useRef(false)
  useEffect(() => {
    if (wasUnavailable.current && !isUnavailable && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    wasUnavailable.current = isUnavailable
  }, [isUnavailable])

  // Firefox restores the button as disabled after a reload during sending.
  useEffect(() => {
    if (button.current) button.current.disabled = sending
  }, [sending])

  return (
    <>
      <form
        ref={element}
        id={config.id}
        action={mailLink({ subject: config.subject }).href}
        method="post"
        encType="text/plain"
        noValidate={isNativeOff}
        // A first press is decided by the schema too (client/islands/early-events).
        data-check={config.check === 'schema' ? config.check : undefined}
        hidden={hidden}
        onSubmit={submit}
        onFocus={prepare}
        // The browser itself would reject an address for a sign that cannot be seen.
        onBlur={read}
        className="grid gap-5 max-w-3xl"
      >
        <p className="text-sm text-muted">{requiredNote}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          {config.fields.map((field) => {
            const Control = field.type === 'radio' ? RadioField : Field
            return (
              <Control
                key={field.name}
                id={`${config.id}-${field.name}`}
                field={field}
                registration={form.register(field.name as Path<Values>)}
                error={errors[field.name]?.message as string | undefined}
              />
            )
          })}
        </div>
        <MessagePreview flow={flow} />
        <p>
          <button
            ref={button}
            type="submit"
            className="btn-primary"
            disabled={sending}
            aria-describedby={`${config.id}-notice`}
          >
            {sending ? config.buttons.submitting : config.buttons.idle}
          </button>
        </p>
        <Slot name="notice" className="text-sm text-muted" />
        <noscript>
          <p>
            <a
              href={chatLink(config.subject).href}
              target="_blank"
              rel="noopener"
              className="btn-chat"
            >
              {withoutScript}
            </a>
          </p>
        </noscript>
      </form>
      {fallbackOffers.map((offer) => (
        <FallbackPanel
          key={offer.outgoing.message.body + offer.reason}
          offer={offer}
          onUsed={() => reportUsed(offer)}
          onPutBack={() => putBack(offer.outgoing.values)}
        />
      ))}
    </>
  )
}
