import { filled } from '#data/filled.ts'
import { fields, level, message } from '#data/forms/consultation-form.yaml'
import { type Answers, byLength, fieldLines } from '#data/forms/field.ts'
import { messageLines } from './form-message.ts'

const [short, long] = byLength(fields)

/** Message line with the level that 'Find My Level' recommended; the form has no field for it. */
export const quizLine = (name: string) =>
  [level.label, filled(level.value, { level: name })] as const

/**
 * The message of a consultation request, in the order of requirements §7.2.3: the challenges come
 * last, since they are the longest. `quizLevel` is the level that 'Find My Level' recommended,
 * such as 'Expert'.
 */
export const consultationMessage = (
  values: Answers<typeof fields>,
  {
    quizLevel,
    source,
  }: { quizLevel?: string | undefined; source?: string | undefined } = {},
) => ({
  subject: message.subject,
  body: messageLines(
    message.header,
    [
      ...fieldLines(short, values),
      ...(quizLevel ? [quizLine(quizLevel)] : []),
      ...fieldLines(long, values),
    ],
    source,
  ),
})
