import { inEach, readKinds, type SiteRule, textsIn, valuesOf } from '../rule.ts'

const name = '{businessHours}'

export const namedHours: SiteRule = {
  reads: 'site',
  name: 'named-hours',
  refuses:
    'A text with {businessHours} where no entry of hours is on pages: nothing stands there.',
  severity: 'stops',
  find(site) {
    const { hours } = valuesOf(site, 'data/business.yaml')
    const isShown =
      !Array.isArray(hours) || hours.some((entry) => entry?.onPages)
    if (isShown) return []
    const message =
      `nothing stands for ${name}, since no entry of hours in data/business.yaml has ` +
      "'onPages: true': write it there, or say here how people agree on a time"
    const texts = textsIn(site, readKinds)
    return inEach(texts, ({ written }) =>
      written.includes(name)
        ? [{ words: name, index: written.indexOf(name), message }]
        : [],
    )
  },
}
