import type { LabelledValue } from '../forms/field.ts'
import { lineBreaks } from '../links.ts'

/** What the consultant reads where a visitor left a field empty (requirements §7.2.7). */
export const notSpecified = 'Not specified'

/** In front of every further line of a value. No label starts with a space, so no text a visitor types can pass for another field. */
export const indent = '    '

const valueLines = (value: LabelledValue[1]) =>
  value?.trim() ? value.replace(lineBreaks, `\n${indent}`) : notSpecified

/**
 * A message to the consultant: header, one field per line, footer. Plain text, so that chat, mail and clipboard carry the same words.
 * Whatever was typed stays as it was typed; only the kind of line break is evened out.
 */
export const messageLines = (header: string, fields: readonly LabelledValue[], footer?: string) =>
  [
    header,
    '',
    ...fields.map(([label, value]) => `${label}: ${valueLines(value)}`),
    ...(footer ? ['', footer] : []),
  ].join('\n')
