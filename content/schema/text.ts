import * as v from 'valibot'
import { segmentGraphemes } from '#content/grapheme-segmenter.ts'
import { sitePathPattern } from './address-problem.ts'
import { kind } from './kinds.ts'
import { withDescription } from './values.ts'

/** Message for a value that YAML does not read as a text. */
export const notTextMessage = 'must be text'

/** Schema of a text with `min` to `max` characters; `description` tells what the text is for. */
export const text = (min: number, max: number, description?: string) =>
  withDescription(
    v.pipe(
      v.string(notTextMessage),
      v.trim(),
      v.minLength(
        min,
        ({ input }) =>
          `needs at least ${min} characters, it has ${input.length}`,
      ),
      v.maxLength(
        max,
        ({ input }) =>
          `may have at most ${max} characters, it has ${input.length}`,
      ),
    ),
    description,
  )

/**
 * Schema of a text that `problemOf` checks. `problemOf` returns what is wrong, or undefined.
 * `change` turns the written text into the text that is checked and used.
 */
export const checkedText = (
  problemOf: (value: string) => string | undefined,
  change = (value: string) => value,
) =>
  v.pipe(
    v.string(({ input }) => {
      // A number that would be valid as a text only needs quotes.
      const problem = typeof input === 'number' && problemOf(String(input))
      return problem ? `'${input}' ${problem}` : notTextMessage
    }),
    v.trim(),
    // `change` comes before the check. After a failed check, valibot would skip a transformation,
    // and also the checks of the object around the text, so that other mistakes would not be
    // reported.
    v.transform(change),
    v.check(
      (value) => problemOf(value) === undefined,
      ({ input }) => `'${input}' ${problemOf(input)}`,
    ),
  )

/** Schema of a text in a format, such as a time; `rule` completes 'must …' in its message. */
export const textInFormat = (
  format: RegExp | ((value: string) => boolean),
  rule: string,
) =>
  checkedText((value) => {
    const fits = format instanceof RegExp ? format.test(value) : format(value)
    return fits ? undefined : `must ${rule}`
  })

/** Schema of a text in a format that programs read; visitors do not see it as it is written. */
export const machineText = (
  format: Parameters<typeof textInFormat>[0],
  rule: string,
  description?: string,
) =>
  withDescription(
    v.pipe(textInFormat(format, rule), kind('name for code')),
    description,
  )

/** Whether a text is one to three letters; in Indian scripts, a letter includes its vowel signs. */
const areInitials = (text: string) => {
  const letters = segmentGraphemes(text)
  return (
    letters.length >= 1 &&
    letters.length <= 3 &&
    letters.every((one) => /^\p{L}/u.test(one))
  )
}

/** Schema of initials in any script, which are shown in place of a portrait. */
export const initials = textInFormat(areInitials, 'be one to three letters')

/**
 * Maximum length of a promised time, in characters. It is short, since page descriptions contain
 * such times and may have only 160 characters.
 */
export const MAX_TIME_LENGTH = 36

/** Schema of the name of a lucide icon: 'bot', 'pen-line'. */
export const icon = machineText(
  /^[a-z0-9-]+$/,
  'be a lucide icon name, such as pen-line',
  'A lucide icon by its name: lucide.dev/icons lists them.',
)

/** Schema of the tag of a language, such as hi for Hindi. */
export const languageTag = machineText(
  /^[a-z]{2,3}$/,
  'be a language tag such as hi',
)

/** Schema of the path of a file of this site; rules check that the file exists. */
export const internalPath = (description?: string) =>
  withDescription(
    v.pipe(
      textInFormat(
        sitePathPattern,
        'be a path of this site such as /images/me.jpg, without spaces and accents',
      ),
      kind('picture'),
    ),
    description,
  )
