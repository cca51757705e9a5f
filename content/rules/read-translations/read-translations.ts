import type { Site } from '#content/site.ts'
import {
  type Found,
  inFile,
  type Report,
  type SiteRule,
  valuesOf,
} from '../rule.ts'

interface Translation {
  language: string
  lang: string
  sample: boolean
}

/** Texts in languages that the consultant works in, until somebody has read them. */
const unread = (
  site: Site,
  kind: string,
  translations: readonly Translation[],
  report: (index: number, message: string, id: string) => Found,
) => {
  const { languages = [] } = valuesOf(site, 'data/site.yaml')
  return translations.flatMap(({ language, lang, sample }, index) => {
    if (!sample || !languages.includes(language)) return []
    const isSample = `The ${kind} in ${language} is a sample: have it read, change what is wrong`
    return report(
      index,
      `${isSample}, and set sample to false`,
      `sample.${kind}.${lang}`,
    )
  })
}

const at =
  (report: Report, list: string) =>
  (index: number, message: string, id: string) =>
    report([list, index, 'sample'], message, id)

export const readTranslations: SiteRule = {
  reads: 'site',
  name: 'sample',
  refuses:
    'A greeting or a notice in such a language that is marked as a sample.',
  severity: 'blocks',
  find: (site) => [
    ...inFile(site, 'data/contact.yaml', ({ greetings }, report) =>
      unread(site, 'greeting', greetings, at(report, 'greetings')),
    ),
    ...inFile(site, 'data/forms/all-forms.yaml', ({ translations }, report) =>
      unread(site, 'notice', translations, at(report, 'translations')),
    ),
  ],
}
