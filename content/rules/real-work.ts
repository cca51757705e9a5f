import type { ContentFile } from '#content/schema/content-files.ts'
import type { FeaturedVideo, ProjectCardMeta, SampleCard } from '#content/schema/page.ts'
import type { Page, SiteContent } from '#content/site.ts'
import { serviceIds } from '#data/ids.ts'
import { isExampleAddress } from './own-identity.ts'
import { type Found, inValues, type Report, type Rule, valuesOf } from './rule.ts'

const remedy = 'replace it with something real and set sample to false'

/** What an entry of a list may have. */
type Entry = Record<'id' | 'client' | 'language' | 'lang', string> & { sample?: boolean }
/** What there is to say of an entry that is a sample, if anything. */
type Say = (entry: Entry, number: number) => [id: string, message: string] | undefined

/** Work or words of a client that visitors take for real. */
const invented =
  (start: string, what: string): Say =>
  ({ id, client }, number) => [
    `sample.${start}.${id ?? number}`,
    `The ${what} '${id ?? client}' is invented: ${remedy}`,
  ]

/** Texts in languages that the consultant works in, until somebody has read them. */
const unread =
  (kind: string, languages: readonly string[]): Say =>
  ({ language, lang }) => {
    const sample = `The ${kind} in ${language} is a sample: have it read, change what is wrong`
    const message = `${sample}, and set sample to false`
    return languages.includes(language) ? [`sample.${kind}.${lang}`, message] : undefined
  }

/** Findings about the entries of a list that are marked as samples. */
const inSamples = (site: SiteContent, say: Say, file: ContentFile, ...path: string[]) =>
  inValues(site, file, (values, report) => {
    const entries = path.reduce<unknown>((value, key) => Object(value)[key], values) ?? []
    return (entries as Entry[]).flatMap((entry, index) => {
      const [id, message = ''] = (entry.sample && say(entry, index + 1)) || []
      return id ? [report([...path, index, 'sample'], message, id)] : []
    })
  })

/** Findings about pages of completed work. */
const inWork = (site: SiteContent, find: (page: Page, report: Report) => Found[]) =>
  site.pages
    .filter(({ kind }) => kind !== 'page' && kind !== 'legal')
    .flatMap((page) => inValues(site, page.file, (_, report) => find(page, report)))

/** Work that is invented, and its links to addresses where nothing of the owner is. */
function pageProblems({ path, meta }: Page, report: Report): Found[] {
  const message = `The work on this page is invented: ${remedy}`
  const links = ((meta.samples ?? []) as SampleCard[]).map(({ link }) => link)
  const [first, ...more] = links.filter((link) => isExampleAddress.test(link))
  const count = more.length === 0 ? 'One link leads' : `${more.length + 1} links lead`
  const nothing = `${count} to addresses like '${first}', where nothing of yours is`
  const at = ['samples', links.indexOf(first ?? ''), 'link']
  return [
    ...(meta.sample ? [report(['sample'], message, `sample.${path}`)] : []),
    ...(first ? [report(at, nothing, `links.${path}`)] : []),
  ]
}

/** Photographs whose photographer is not named. */
function creditProblems({ path, meta }: Page, report: Report): Found[] {
  const images = [
    ...(meta.cards as ProjectCardMeta[]).map(({ image }, index) => {
      return { image, at: ['cards', index, 'image', 'photo'] }
    }),
    ...((meta.featured ?? []) as FeaturedVideo[]).map(({ thumbnail: image }, index) => {
      return { image, at: ['featured', index, 'thumbnail', 'photo'] }
    }),
  ]
  return images.flatMap(({ image, at }) => {
    if (!image || image.credit) return []
    const message = `No photographer is named for ${image.photo}: add credit`
    return [report(at, message, `credit.${path}.${image.photo}`)]
  })
}

export const realWork: Rule = {
  name: 'sample',
  sentence: 'Work and words of clients are real, and texts in other languages are read.',
  kinds: [],
  severity: 'blocks',
  amongTexts(_, site) {
    const { languages = [] } = valuesOf(site, 'data/site.yaml')
    const words = invented('testimonials', 'testimonial')
    const quotes = invented('quotes', 'quote')
    return [
      ...inSamples(site, words, 'data/testimonials.yaml', 'testimonials'),
      ...inSamples(site, quotes, 'data/consultation.yaml', 'quotes', 'items'),
      ...serviceIds.flatMap((id) => {
        const cases = invented(`cases.${id}`, 'case study')
        return inSamples(site, cases, `data/services/${id}.yaml`, 'caseStudies', 'items')
      }),
      ...inSamples(site, unread('greeting', languages), 'data/contact.yaml', 'greetings'),
      ...inSamples(site, unread('notice', languages), 'data/forms/all-forms.yaml', 'translations'),
      ...inWork(site, pageProblems),
    ]
  },
}

const lawyer =
  "From May 2027 India's Digital Personal Data Protection Rules (rule 3) ask for a notice " +
  'where personal data is collected. Have a lawyer read the one beside the forms, and ' +
  "'When you fill in a form' in pages/legal/privacy-policy.mdx; then set sample to false"

export const readNotice: Rule = {
  name: 'legal',
  sentence: 'The notice beside the forms is read, and the photographers are named.',
  kinds: [],
  severity: 'look',
  amongTexts: (_, site) => [
    ...inValues(site, 'data/forms/all-forms.yaml', ({ notice }, report) =>
      notice.sample ? [report(['notice', 'sample'], lawyer, 'legal.notice')] : [],
    ),
    ...inWork(site, creditProblems),
  ],
}
