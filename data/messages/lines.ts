import type { LabelledValue } from '#data/forms/field.ts'
import { lineBreaks } from '#data/link-texts.ts'

/** Text for a field that a visitor left empty (requirements §7.2.7). */
export const notSpecified = 'Not specified'

/**
 * Indent of every further line of a value; labels never start with a space, so typed text cannot
 * pass for another field.
 */
export const indent = '    '

const valueLines = (value: LabelledValue[1]) =>
  value?.trim() ? value.replace(lineBreaks, `\n${indent}`) : notSpecified

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
