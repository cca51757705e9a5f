import { nearestWord } from '#data/nearest-word.ts'
import { findInTexts, type SiteRule, textsIn } from '../rule.ts'

/** Reports the name of an icon that lucide does not have, so that nothing could be drawn. */
export const knownIcons: SiteRule = {
  reads: 'site',
  name: 'known-icons',
  severity: 'stops',
  find: (site) =>
    findInTexts(textsIn(site, ['name for code']), ({ path, value }) => {
      if (path.at(-1) !== 'icon' || site.icons.includes(value)) return []
      const guess = nearestWord(value, site.icons)
      const remedy = guess
        ? `did you mean ${guess}?`
        : 'lucide.dev/icons lists them'
      return [{ message: `There is no icon '${value}': ${remedy}` }]
    }),
}
