import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Path } from 'react-hook-form'
import { requiredNote, withoutScript } from '../../data/forms/fallback.ts'
import type { FieldValues } from '../../data/forms/field.ts'
import { chatLink, mailLink } from '../../data/links.ts'
import { FallbackPanel } from './FallbackPanel.tsx'
import { FieldGrid } from './Field.tsx'
import { MessagePreview } from './MessagePreview.tsx'
import type { LeadFlow } from './useLeadForm.ts'

interface LeadFormProps<Values extends FieldValues> {
  flow: LeadFlow<Values>
  /** Something else stands in the form's place for a while; the form stays as it is behind it. */
  hidden?: boolean
  children: ReactNode
}

/** The frame of every form: its fields, 'See the message', the button, and the panel where a message needs another way. Without script it is a mail. */
export function LeadForm<Values extends FieldValues>({
  flow,
  hidden = false,
  children,
}: LeadFormProps<Values>) {
  const { config, form, element, sending, fallbackOffers, submit, prepare, putBack, reportUsed } =
    flow
  const { errors } = form.formState
  const button = useRef<HTMLButtonElement>(null)

  // As served, the browser asks for required fields: a visitor without script has nobody else to do it.
  const [ownChecks, setOwnChecks] = useState(false)
  useEffect(() => setOwnChecks(config.check === 'schema'), [config.check])

  // A disabled or hidden button drops the focus; once it can be pressed again, a keyboard user is back where they were.
  const away = sending || hidden
  const wasAway = useRef(false)
  useEffect(() => {
    if (wasAway.current && !away && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    wasAway.current = away
  }, [away])

  // After a reload in the middle of sending, Firefox restores the button as it was: disabled.
  useEffect(() => {
    if (button.current) button.current.disabled = sending
  }, [sending])

  const scope = {
    prefix: config.id,
    fields: config.fields,
    register: (name: string) => form.register(name as Path<Values>),
    errorOf: (name: string) => errors[name]?.message as string | undefined,
  }

  return (
    <>
      <form
        ref={element}
        id={config.id}
        action={mailLink({ subject: config.subject }).href}
        method="post"
        encType="text/plain"
        noValidate={ownChecks}
        hidden={hidden}
        onSubmit={submit}
        onFocus={prepare}
        className="grid gap-5 max-w-3xl"
      >
        <p className="text-sm text-muted">{requiredNote}</p>
        <FieldGrid scope={scope}>{children}</FieldGrid>
        <MessagePreview flow={flow} />
        <p>
          <button ref={button} type="submit" className="btn-primary" disabled={sending}>
            {sending ? config.buttons.submitting : config.buttons.idle}
          </button>
        </p>
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
      {fallbackOffers.map((handOff) => (
        <FallbackPanel
          key={handOff.outgoing.message.body + handOff.reason}
          handOff={handOff}
          onUsed={() => reportUsed(handOff)}
          onPutBack={() => putBack(handOff.outgoing.values)}
        />
      ))}
    </>
  )
}
