import type { FormField } from '#data/form-field.ts'
import {
  type FieldValues,
  fieldLines,
  type LabelledValue,
} from '#data/forms/field.ts'
import { valueLines } from './value-lines.ts'

/** Texts of a message, before they are put into a link. */
export interface PlainMessage {
  readonly subject: string
  readonly body: string
}

/**
 * A message to the consultant: header, one field per line, then the `endings`: where the visit
 * came from, and the footer. The plain text is the same for chat, mail and clipboard. Typed text is
 * kept, except that its line breaks are normalised and its lines after the first are indented.
 */
export function messageLines(
  header: string,
  fields: readonly LabelledValue[],
  ...endings: (string | undefined)[]
) {
  const end = endings.filter((line) => line !== undefined)
  return [
    header,
    '',
    ...fields.map(([label, value]) => `${label}: ${valueLines(value)}`),
    ...(end.length > 0 ? ['', ...end] : []),
  ].join('\n')
}

/** Makes the message function of a form whose message lists the fields in the form's order. */
export const formMessage =
  (
    {
      header,
      subject,
      footer,
    }: { header: string; subject: string; footer?: string },
    fields: readonly FormField[],
  ) =>
  (values: FieldValues, source?: string): PlainMessage => ({
    subject,
    body: messageLines(header, fieldLines(fields, values), source, footer),
  })
