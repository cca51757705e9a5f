import { fields } from '#data/forms/consultation-form.yaml'
import { type Answers, byLength, fieldLines } from '#data/forms/field.ts'
import { quizLine } from '#data/level-names.ts'
import { messageLines } from './lines.ts'

const [short, long] = byLength(fields)

const consultationHeader = 'FREE PROFESSIONAL CONSULTATION REQUEST'
/** Subject, where the same message goes by mail. */
export const consultationSubject = 'Free consultation request'

/**
 * In the order of requirements §7.2.3: the challenges come last, since they are the longest.
 * `quizLevel` is the level the visitor comes with, such as 'Expert'.
 */
export const consultationMessage = (
  values: Answers<typeof fields>,
  { quizLevel, source }: { quizLevel?: string | undefined; source?: string | undefined } = {},
) =>
  messageLines(
    consultationHeader,
    [
      ...fieldLines(short, values),
      ...(quizLevel ? [quizLine(quizLevel)] : []),
      ...fieldLines(long, values),
    ],
    source,
  )
