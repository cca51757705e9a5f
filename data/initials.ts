import { graphemes } from './graphemes.ts'

/** The first letters of a name's words. */
export const initialsOf = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((part) => graphemes(part)[0]?.toUpperCase() ?? '')
    .filter((letter) => /^\p{L}/u.test(letter))
    .slice(0, 3)
    .join('')
