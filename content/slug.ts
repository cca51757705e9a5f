/** ASCII letters for Latin letters that Unicode cannot decompose into a letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}

/** The slug of a title: 'food-drink-writing' for 'Food & drink writing'; '' for other scripts. */
export const slugOf = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7f]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Maximum number of characters in a slug. */
export const MAX_SLUG_LENGTH = 60

/**
 * Matches the last part of a page's address: lower-case letters, digits and single hyphens, but not
 * 'index', since a file of that name is the page of its folder.
 */
export const slugPattern = new RegExp(
  `^(?!index$|.{${MAX_SLUG_LENGTH + 1}})[a-z0-9]+(?:-[a-z0-9]+)*$`,
)
