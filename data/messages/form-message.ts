import type { FormField } from '#data/form-field.ts'
import {
  type FieldValues,
  fieldLines,
  type LabelledValue,
} from '#data/forms/field.ts'
import { valueLines } from './value-lines.ts'

/** Plain text of a message, before it becomes a link. */
export interface PlainMessage {
  readonly subject: string
  readonly body: string
}

/**
 * A message to the consultant: header, one field per line, then the lines that end it: where the
 * visit came from, and the footer. Plain text, the same for chat, mail and clipboard. Typed text is
 * kept; only line breaks are normalised.
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

/** The message of a form that lists its fields in their order. */
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
