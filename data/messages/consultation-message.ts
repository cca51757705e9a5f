import { fillPlaceholders } from '#data/fill-placeholders.ts'
import { fields, level, message } from '#data/forms/consultation-form.yaml'
import {
  type Answers,
  labelledValues,
  shortAndLongFields,
} from '#data/forms/field.ts'
import { messageBody } from './form-message.ts'

const [shortFields, longFields] = shortAndLongFields(fields)

/** Label and value of the level that 'Find My Level' recommended; the form has no field for it. */
export const labelledQuizLevel = (name: string) =>
  [level.label, fillPlaceholders(level.value, { level: name })] as const

/**
 * The message of a consultation request, in the order of requirements §7.2.3: the challenges, the
 * longest answer, come last. `quizLevel` is the level that 'Find My Level' recommended, such as
 * 'Expert'; `source` tells where the visit came from.
 */
export const consultationMessage = (
  values: Answers<typeof fields>,
  {
    quizLevel,
    source,
  }: { quizLevel?: string | undefined; source?: string | undefined },
) => ({
  subject: message.subject,
  body: messageBody(
    message.header,
    [
      ...labelledValues(shortFields, values),
      ...(quizLevel ? [labelledQuizLevel(quizLevel)] : []),
      ...labelledValues(longFields, values),
    ],
    source,
  ),
})
