import { nearest } from '#data/nearest.ts'
import { inEach, type Rule } from './rule.ts'

export const knownIcons: Rule = {
  name: 'known-icons',
  sentence: 'An icon has a name that lucide knows.',
  kinds: ['name for code'],
  severity: 'stops',
  amongTexts: (texts, { icons }) =>
    inEach(texts, ({ path, value }) => {
      if (path.at(-1) !== 'icon' || icons.includes(value)) return []
      const guess = nearest(value, icons)
      const remedy = guess ? `did you mean ${guess}?` : 'lucide.dev/icons lists them'
      return [{ message: `There is no icon '${value}': ${remedy}` }]
    }),
}
