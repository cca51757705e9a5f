import type { FormField } from '#data/form-field.ts'
import {
  type FieldValues,
  type LabelledValue,
  labelledValues,
} from '#data/forms/field.ts'
import { shownValue } from './shown-value.ts'

/** Subject and body of a message, before they are put into a link. */
export interface PlainMessage {
  readonly subject: string
  readonly body: string
}

/**
 * Body of a message to the consultant: the header, one field per line, and those `endings` (where
 * the visit came from, and the footer) that are not undefined. It is the same for chat, mail and
 * clipboard. Typed text is kept, except that its line breaks are normalised and its lines after the
 * first are indented.
 */
export function messageBody(
  header: string,
  fields: readonly LabelledValue[],
  ...endings: (string | undefined)[]
) {
  const endingLines = endings.filter((line) => line !== undefined)
  return [
    header,
    '',
    ...fields.map(([label, value]) => `${label}: ${shownValue(value)}`),
    ...(endingLines.length > 0 ? ['', ...endingLines] : []),
  ].join('\n')
}

/** Returns a function that makes a form's message, with the fields in the form's order. */
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
    body: messageBody(header, labelledValues(fields, values), source, footer),
  })
