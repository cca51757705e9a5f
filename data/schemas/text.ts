import * as v from 'valibot'
import { graphemes } from '#data/graphemes.ts'
import { kind } from './kinds.ts'

/** A sentence-sized text; `name` is in the message. */
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

/** Whether a text is one to three letters; a letter of an Indian script has its vowel signs. */
const areInitials = (text: string) => {
  const letters = graphemes(text)
  return letters.length >= 1 && letters.length <= 3 && letters.every((one) => /^\p{L}/u.test(one))
}

/** Letters of any script, shown in place of a portrait. */
export const initials = v.pipe(
  v.string('initials must be text'),
  v.check(areInitials, (issue) => `initials must be one to three letters, not '${issue.input}'`),
)

/**
 * Longest promised time, in characters: descriptions of pages name some and may have 160 in all.
 */
export const longestTime = 36

/** A lucide icon by its name, as UnoCSS knows it without the prefix: 'bot', 'pen-line'. */
export const icon = v.pipe(
  v.string('icon must be text'),
  v.regex(/^[a-z0-9-]+$/, 'icon must be a lucide icon name, such as pen-line'),
  kind('name for code'),
  v.description('A lucide icon by its name: lucide.dev/icons lists them.'),
)
