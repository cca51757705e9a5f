import {
  findingsOf,
  inEach,
  type SiteRule,
  textsIn,
  valuesOf,
} from '../rule.ts'

export const ownTimeZone: SiteRule = {
  reads: 'site',
  name: 'identity.timeZone',
  refuses: "The word IST, where the owner's time zone is another.",
  severity: 'blocks',
  find(site) {
    const { timeZoneLabel } = valuesOf(site, 'data/site.yaml')
    const { problems = [] } = site.files.get('data/site.yaml') ?? {}
    if (
      problems.length > 0 ||
      !timeZoneLabel ||
      timeZoneLabel.startsWith('IST')
    )
      return []
    const message = `'IST' stands here, and your hours are in ${timeZoneLabel}: change it`
    const texts = textsIn(site, ['words', 'message', 'prose', 'title', 'label'])
    return inEach(texts, ({ value }) =>
      findingsOf(value, [[/\bIST\b/, message]]),
    )
  },
}
