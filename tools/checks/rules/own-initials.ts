import { graphemes } from '#data/graphemes.ts'
import { inValues, type Report, type Rule } from '../rule.ts'

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

/** Whether initials have a letter that is not one of the name's. */
function initialsProblem({ name, initials }: Named, report: Report, ...path: (string | number)[]) {
  const own = initialsOf(name)
  const isOwn = graphemes(initials).every((letter) => own.includes(letter.toUpperCase()))
  const message = `the initials ${initials} are not those of ${name}: is ${own} meant?`
  return isOwn ? [] : [report([...path, 'initials'], message)]
}

interface Testimonials {
  testimonials: (Named & { home: boolean })[]
}

function testimonialProblems({ testimonials }: Testimonials, report: Report) {
  const message = 'no testimonial has home: true, so home shows none: write it for three'
  return [
    ...(testimonials.some(({ home }) => home)
      ? []
      : [report(['testimonials', 0, 'home'], message)]),
    ...testimonials.flatMap((each, index) => initialsProblem(each, report, 'testimonials', index)),
  ]
}

export const ownInitials: Rule = {
  name: 'own-initials',
  sentence: 'Initials are those of the name beside them, and home shows a testimonial.',
  kinds: [],
  severity: 'warns',
  amongTexts: (_, site) => [
    ...inValues<Named>(site, 'data/site.yaml', initialsProblem),
    ...inValues(site, 'data/testimonials.yaml', testimonialProblems),
  ],
}
