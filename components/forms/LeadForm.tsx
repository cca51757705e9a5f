import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Path } from 'react-hook-form'
import type { FieldValues } from '../../data/forms/field.ts'
import { requiredNote, withoutScript } from '../../data/forms/hand-off.ts'
import { chatLink, mailLink } from '../../data/links.ts'
import { FieldGrid } from './Field.tsx'
import { HandOffPanel } from './HandOffPanel.tsx'
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
  const { lead, form, element, sending, handOffs, submit, prepare, putBack, reportUsed } = flow
  const { errors } = form.formState
  const button = useRef<HTMLButtonElement>(null)

  // As served, the browser asks for required fields: a visitor without script has nobody else to do it.
  const [ownChecks, setOwnChecks] = useState(false)
  useEffect(() => setOwnChecks(lead.check === 'schema'), [lead.check])

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
    prefix: lead.id,
    fields: lead.fields,
    register: (name: string) => form.register(name as Path<Values>),
    errorOf: (name: string) => errors[name]?.message as string | undefined,
  }

  return (
    <>
      <form
        ref={element}
        id={lead.id}
        action={mailLink({ subject: lead.subject }).href}
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
            {sending ? lead.buttons.submitting : lead.buttons.idle}
          </button>
        </p>
        <noscript>
          <p>
            <a
              href={chatLink(lead.subject).href}
              target="_blank"
              rel="noopener"
              className="btn-chat"
            >
              {withoutScript}
            </a>
          </p>
        </noscript>
      </form>
      {handOffs.map((handOff) => (
        <HandOffPanel
          key={handOff.sent.letter.body + handOff.reason}
          handOff={handOff}
          onUsed={() => reportUsed(handOff)}
          onPutBack={() => putBack(handOff.sent.values)}
        />
      ))}
    </>
  )
}
