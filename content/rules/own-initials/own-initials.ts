import { segmentGraphemes } from '#content/grapheme-segmenter.ts'
import { initialsOf } from '#content/initials.ts'
import type { FileRule, LocatedFinding, Report } from '../rule.ts'

interface Person {
  name: string
  initials: string
}

/** A finding about initials with a letter that is not in the name, as a list; otherwise none. */
function foreignInitials(
  { name, initials }: Person,
  report: Report,
  ...path: (string | number)[]
): LocatedFinding[] {
  const letters = segmentGraphemes(name.toUpperCase())
  const isFromName = segmentGraphemes(initials.toUpperCase()).every((letter) =>
    letters.includes(letter),
  )
  if (isFromName) return []
  const message = `the initials ${initials} are not those of ${name}: is ${initialsOf(name)} meant?`
  return [report([...path, 'initials'], message)]
}

/** Reports initials with a letter that is not in the name: the initials or the name must be old. */
export const ownInitials: FileRule = {
  reads: 'file',
  name: 'own-initials',
  severity: 'look',
  files: ['data/site.yaml', 'data/testimonials.yaml'],
  find(
    { testimonials, ...site }: { testimonials?: Person[] } & Person,
    report,
  ) {
    if (!testimonials) return foreignInitials(site, report)
    return testimonials.flatMap((each, at) =>
      foreignInitials(each, report, 'testimonials', at),
    )
  },
}
