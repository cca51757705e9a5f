import type { GenericSchema } from 'valibot'
import { sourceLine } from '#client/dom/visit-source.ts'
import type { ToastText } from '#content/types.ts'
import type { FormField } from '#data/form-field.ts'
import type { fallback } from '#data/forms/all-forms.yaml'
import type { ButtonLabels, FieldValues } from '#data/forms/field.ts'
import { schemaOf } from '#data/forms/form-schema.ts'
import { withoutInvisibleCharacters } from '#data/forms/typed-text.ts'
import { chatLink, mailLink, type OutboundLink } from '#data/links.ts'
import { formMessage, type PlainMessage } from '#data/messages/form-message.ts'

/** A form's definition: its fields, their schema, and how its message is composed and sent. */
export interface FormConfig {
  /** Prefix of every id of the form; unique on its page. */
  id: string
  fields: readonly FormField[]
  buttons: ButtonLabels
  /** Text on what happens after the message is sent, and when. */
  next: string
  schema: GenericSchema<FieldValues>
  /**
   * How errors appear: as messages of the browser ('browser') or below the fields ('schema')
   * (requirements §5.1.1).
   */
  check: 'browser' | 'schema'
  /** Subject of the mail that the form sends without script. */
  subject: string
  /** Composes the message; `source` is the line on where the visitor came from. */
  compose(values: FieldValues, source?: string): PlainMessage
  /** Whether submitting opens the chat; if not, the form itself delivers nothing. */
  opensChat: boolean
  /** When the form empties: as soon as the chat opens, or after the sending state. */
  clears: 'at once' | 'when done'
  toasts: Partial<Record<'done' | 'missing' | 'failed', ToastText>>
  /**
   * Sends the analytics events of a message; a form with `opensChat` false also logs the submission
   * to the console.
   */
  report(values: FieldValues, message: PlainMessage): void
}

/** The words of a form whose message lists the form's fields. */
type FormWords = Pick<FormConfig, 'fields' | 'buttons' | 'next'> & {
  message: Parameters<typeof formMessage>[0]
}

/** Settings of a form besides its words; only `id`, `opensChat` and `report` have no default. */
type FormOptions = Partial<FormConfig> &
  Pick<FormConfig, 'id' | 'opensChat' | 'report'>

/** Makes a form's definition. By default the browser validates, and the form empties when done. */
export const formConfig = (
  { fields, buttons, next, message }: FormWords,
  options: FormOptions,
): FormConfig => ({
  fields,
  buttons,
  next,
  schema: schemaOf(fields),
  check: 'browser',
  subject: message.subject,
  compose: formMessage(message, fields),
  clears: 'when done',
  toasts: {},
  ...options,
})

/** A composed message with its chat and mail links. */
export interface OutgoingMessage {
  values: FieldValues
  message: PlainMessage
  composedAt: Date
  /** Text on what happens after the message is sent, and when. */
  next: string
  chat: OutboundLink
  mail: OutboundLink
  /** Whether the text is in the clipboard; it is copied only if the chat link was shortened. */
  copied: Promise<boolean>
}

/** Reason for showing the panel with other ways to send the message (requirements §4.4.3). */
type FallbackReason = keyof typeof fallback

/** An offer to send a message in other ways, and the reason for it. */
export interface FallbackOffer {
  reason: FallbackReason
  outgoing: OutgoingMessage
  /** The message after later edits in the form; sent in place of `outgoing`. */
  edited?: OutgoingMessage | undefined
  /** Whether the visitor kept typing after sending: then the panel must not take the focus. */
  hasTypedOn?: boolean
  /** Whether the visitor has sent or copied the whole message from its panel. */
  isUsed?: boolean
}

/** Whether an offered message is unsent: the chat was blocked, or the visitor was offline. */
export const isUnsent = ({ reason }: Pick<FallbackOffer, 'reason'>) =>
  reason === 'blocked' || reason === 'offline'

/** Composes the message and its links from the answers. */
export function composeMessage(
  { compose, next }: FormConfig,
  values: FieldValues,
): OutgoingMessage {
  const message = compose(values, sourceLine())
  return {
    values,
    message,
    composedAt: new Date(),
    next,
    chat: chatLink(message.body),
    mail: mailLink(message),
    copied: Promise.resolve(false),
  }
}

/**
 * The message with a placeholder for each answer, such as '{name}'. The build writes it into the
 * form, where client/islands/fallback-links fills it in if the form's script does not load.
 */
export const messageTemplate = ({ fields, compose }: FormConfig) => {
  const placeholders = Object.fromEntries(
    fields.map(({ name }) => [name, `{${name}}`]),
  )
  return compose(placeholders, '{source}').body
}

/**
 * The form's answers without invisible characters. They are read from the DOM, which also contains
 * text typed before hydration, and text that the browser restored or autofilled without an event.
 */
export function readAnswers(
  form: HTMLFormElement,
  { fields }: Pick<FormConfig, 'fields'>,
): FieldValues {
  const formData = new FormData(form)
  return Object.fromEntries(
    fields.map(({ name }) => [
      name,
      withoutInvisibleCharacters(String(formData.get(name) ?? '')),
    ]),
  )
}

/** The message composed from a form's current answers. */
export const currentMessage = (config: FormConfig, form: HTMLFormElement) =>
  composeMessage(config, readAnswers(form, config))
