import * as v from 'valibot'
import { unknownFact } from './fact-names.ts'

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

/** Longest promised time, in characters: descriptions of pages name some and may have 160 in all. */
export const longestTime = 36

/** A text that may name facts in braces: {prices.premium}. `name` stands in the message. */
export const namingFacts = <Text extends v.GenericSchema<string, string>>(
  name: string,
  schema: Text,
) =>
  v.pipe(
    schema,
    v.check(
      (value) => unknownFact(name, value) === undefined,
      (issue) => unknownFact(name, issue.input) ?? '',
    ),
  )
