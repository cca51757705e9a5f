import type { ContentOf } from '#data/schemas/content-files.ts'
import { findingsOf, inEach, inValues, type Rule } from '../rule.ts'

export const ownTimeZone: Rule = {
  name: 'identity.timeZone',
  sentence: "No text names India's time where the hours are in another.",
  kinds: ['words', 'message', 'prose', 'title', 'label'],
  severity: 'blocks',
  amongTexts: (texts, site) =>
    inValues<ContentOf<'data/site.yaml'>>(site, 'data/site.yaml', ({ timeZoneLabel }) => {
      if (timeZoneLabel.startsWith('IST')) return []
      const message = `'IST' stands here, and your hours are in ${timeZoneLabel}: change it`
      return inEach(texts, ({ value }) => findingsOf(value, [[/\bIST\b/, message]]))
    }),
}
