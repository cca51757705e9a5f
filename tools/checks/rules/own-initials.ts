import { graphemes } from '#data/graphemes.ts'
import { entryOf } from '../file-values.ts'
import type { Rule } from '../rule.ts'

/** The first letters of a name's words. */
export const initialsOf = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((part) => graphemes(part)[0]?.toUpperCase() ?? '')
    .filter((letter) => /^\p{L}/u.test(letter))
    .slice(0, 3)
    .join('')

interface Named {
  name: string
  initials: string
}
const differ = ({ name, initials }: Named) =>
  graphemes(initials).some((letter) => !initialsOf(name).includes(letter.toUpperCase()))

const message = ({ name, initials }: Named) =>
  `the initials ${initials} are not those of ${name}: is ${initialsOf(name)} meant?`

export const ownInitials: Rule = {
  name: 'own-initials',
  sentence: 'Initials are those of the name beside them, and home shows a testimonial.',
  kinds: [],
  severity: 'warns',
  amongTexts: (_, site) => [
    ...entryOf(site, 'data/site.yaml', ({ value, at }) =>
      differ(value as Named) ? [{ text: at(['initials']), message: message(value as Named) }] : [],
    ),
    ...entryOf(site, 'data/testimonials.yaml', ({ value, at }) => {
      const { testimonials } = value as { testimonials: (Named & { home: boolean })[] }
      const none = testimonials.some(({ home }) => home)
        ? []
        : [
            {
              text: at(['testimonials', 0, 'home']),
              message: 'no testimonial has home: true, so home shows none: write it for three',
            },
          ]
      const wrong = testimonials.flatMap((each, index) =>
        differ(each)
          ? [{ text: at(['testimonials', index, 'initials']), message: message(each) }]
          : [],
      )
      return [...none, ...wrong]
    }),
  ],
}
