import { graphemes } from '#data/graphemes.ts'
import { inValues, type Report, type Rule } from './rule.ts'

/** The first letters of a name's words. */
export const initialsOf = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((part) => graphemes(part)[0]?.toUpperCase() ?? '')
    .filter((letter) => /^\p{L}/u.test(letter))
    .slice(0, 3)
    .join('')

/** Whether initials have a letter that is not one of the name's. */
function initialsProblem(
  { name, initials }: { name: string; initials: string },
  report: Report,
  ...path: (string | number)[]
) {
  const own = initialsOf(name)
  const isOwn = graphemes(initials).every((letter) => own.includes(letter.toUpperCase()))
  const message = `the initials ${initials} are not those of ${name}: is ${own} meant?`
  return isOwn ? [] : [report([...path, 'initials'], message)]
}

export const ownInitials: Rule = {
  name: 'own-initials',
  sentence: 'Initials are those of the name beside them, and home shows a testimonial.',
  kinds: [],
  severity: 'warns',
  amongTexts: (_, site) => [
    ...inValues(site, 'data/site.yaml', initialsProblem),
    ...inValues(site, 'data/testimonials.yaml', ({ testimonials }, report) => {
      const message = 'no testimonial has home: true, so home shows none: write it for three'
      const isShown = testimonials.some(({ home }) => home)
      return [
        ...(isShown ? [] : [report(['testimonials', 0, 'home'], message)]),
        ...testimonials.flatMap((each, at) => initialsProblem(each, report, 'testimonials', at)),
      ]
    }),
  ],
}
