import * as v from 'valibot'
import { graphemes } from '#data/graphemes.ts'
import { ownPath } from './address-problem.ts'
import { kind } from './kinds.ts'
import { described } from './values.ts'

/** What is said of a value that YAML takes for something else than a text. */
export const notText = 'must be text'

/** A sentence-sized text, with what it is for. */
export const text = (min: number, max: number, description?: string) =>
  described(
    v.pipe(
      v.string(notText),
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

/** A text of which `problemOf` says what is wrong with it. */
export const checked = (problemOf: (value: string) => string | undefined) =>
  v.pipe(
    v.string(({ input }) => {
      // A number that would do needs quotes alone.
      const problem = typeof input === 'number' && problemOf(String(input))
      return problem ? `'${input}' ${problem}` : notText
    }),
    v.trim(),
    v.check(
      (value) => problemOf(value) === undefined,
      ({ input }) => `'${input}' ${problemOf(input)}`,
    ),
  )

/** A text of a form, such as a time of day or a code. */
export const formed = (
  form: RegExp | ((value: string) => boolean),
  rule: string,
) =>
  checked((value) => {
    const fits = form instanceof RegExp ? form.test(value) : form(value)
    return fits ? undefined : `must ${rule}`
  })

/** A text of a form that no visitor reads as it is written. */
export const code = (
  form: Parameters<typeof formed>[0],
  rule: string,
  description?: string,
) => described(v.pipe(formed(form, rule), kind('name for code')), description)

/** Whether a text is one to three letters; a letter of an Indian script has its vowel signs. */
const areInitials = (text: string) => {
  const letters = graphemes(text)
  return (
    letters.length >= 1 &&
    letters.length <= 3 &&
    letters.every((one) => /^\p{L}/u.test(one))
  )
}

/** Letters of any script, shown in place of a portrait. */
export const initials = formed(areInitials, 'be one to three letters')

/** Longest promised time: descriptions of pages name some and may have 160 characters in all. */
export const longestTime = 36

/** A lucide icon by its name, as UnoCSS knows it without the prefix: 'bot', 'pen-line'. */
export const icon = code(
  /^[a-z0-9-]+$/,
  'be a lucide icon name, such as pen-line',
  'A lucide icon by its name: lucide.dev/icons lists them.',
)

/** The language of a text by its tag, such as hi. */
export const languageTag = code(/^[a-z]{2,3}$/, 'be a language tag such as hi')

/** A path of this site; the checks of links and pictures verify that it exists. */
export const internalPath = (description?: string) =>
  described(
    v.pipe(
      formed(
        ownPath,
        'be a path of this site such as /images/me.jpg, without spaces and accents',
      ),
      kind('picture'),
    ),
    description,
  )
