import type { LabelledValue } from '#data/forms/field.ts'
import { indent, lineBreaks } from '#data/link-texts.ts'
import { notSpecified } from '#data/messages/added-lines.yaml'

/** A value as a message shows it: with its further lines indented, or a note if it is blank. */
export const shownValue = (value: LabelledValue[1]) =>
  value?.trim() ? value.replace(lineBreaks, `\n${indent}`) : notSpecified
