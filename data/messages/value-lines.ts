import type { LabelledValue } from '#data/forms/field.ts'
import { indent, lineBreaks } from '#data/link-texts.ts'
import { notSpecified } from '#data/messages/added-lines.yaml'

/** A value as a message shows it: its lines after the first are indented. A note if it is blank. */
export const valueLines = (value: LabelledValue[1]) =>
  value?.trim() ? value.replace(lineBreaks, `\n${indent}`) : notSpecified
