import type { LabelledValue } from '#data/forms/field.ts'
import { lineBreaks } from '#data/link-texts.ts'

/** Text for a field that a visitor left empty (requirements §7.2.7). */
export const notSpecified = 'Not specified'

/** Indent of every further line of a value: typed text cannot pass for another field. */
export const indent = '    '

/** A value as a message shows it. */
export const valueLines = (value: LabelledValue[1]) =>
  value?.trim() ? value.replace(lineBreaks, `\n${indent}`) : notSpecified
