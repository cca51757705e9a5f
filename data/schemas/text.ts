import * as v from 'valibot'

/** A sentence-sized text; `name` stands in the message, so that the writer knows which one is meant. */
export const text = (name: string, min = 1, max = 600) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.trim(),
    v.minLength(
      min,
      (issue) => `${name} needs at least ${min} characters, it has ${issue.input.length}`,
    ),
    v.maxLength(
      max,
      (issue) => `${name} may have at most ${max} characters, it has ${issue.input.length}`,
    ),
  )
