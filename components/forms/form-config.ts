import type { GenericSchema } from 'valibot'
import type { FallbackReason } from '../../data/forms/fallback.ts'
import type { ButtonLabels, FieldValues, FormField } from '../../data/forms/field.ts'
import { chatLink, mailLink, type OutboundLink } from '../../data/links.ts'
import type { ToastText } from '../../data/toasts.ts'

export interface Message {
  readonly subject: string
  readonly body: string
}

/** What a form is: its fields, the schema behind them, and the message that the answers become. */
export interface FormConfig<Values extends FieldValues> {
  /** Begins every id of the form; unique on its page. */
  readonly id: string
  readonly fields: readonly FormField[]
  readonly buttons: ButtonLabels
  /** Fetched when somebody starts to write, with the code that reads it. */
  readonly schema: () => Promise<GenericSchema<Values, FieldValues>>
  /** 'browser': the browser asks for what is missing. 'schema': messages stand beneath the fields (requirements §5.1.1). */
  readonly check: 'browser' | 'schema'
  /** Subject of the mail that a visitor without script sends. */
  readonly subject: string
  readonly compose: (values: Values) => Message
  /** Opens a chat window; a form that does not delivers nothing by itself. */
  readonly opensChat: boolean
  /** 'at once' empties the form as the window opens, 'when done' after the wait. */
  readonly clears: 'at once' | 'when done'
  readonly toasts: {
    readonly done?: ToastText
    readonly missing?: ToastText
    readonly failed?: ToastText
  }
  /** Events, and the console line of a form that delivers nothing. Once for each message that goes out. */
  readonly report: (values: Values, message: Message) => void
}

/** A message on its way, in every form it can take. */
export interface OutgoingMessage<Values extends FieldValues = FieldValues> {
  readonly values: Values
  readonly message: Message
  readonly chat: OutboundLink
  readonly mail: OutboundLink
  /** Whether the whole text is in the clipboard; only tried where the chat link had to be cut. */
  readonly copied: Promise<boolean>
}

/** A message that may need another way than the one it took. */
export interface FallbackOffer<Values extends FieldValues = FieldValues> {
  readonly reason: FallbackReason
  readonly outgoing: OutgoingMessage<Values>
  /** What has become of it in the form, while its answers are there; it goes out in place of `sent`. */
  readonly edited?: OutgoingMessage<Values> | undefined
}

/** Writes the answers out as a message with its links. */
export function composeMessage<Values extends FieldValues>(
  config: FormConfig<Values>,
  values: Values,
): OutgoingMessage<Values> {
  const message = config.compose(values)
  return {
    values,
    message,
    chat: chatLink(message.body),
    mail: mailLink(message),
    copied: Promise.resolve(false),
  }
}

/**
 * What stands in the form, without the spaces around it. Read from the page itself: what was typed before the script came, what the browser
 * restored after going back and what it filled in by itself is there, whether or not anyone was told.
 */
export function readAnswers(
  form: HTMLFormElement,
  fields: readonly FormField[],
): Record<string, string> {
  const data = new FormData(form)
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '').trim()]))
}
