import type { ContentFile } from '#data/schemas/content-files.ts'
import { serviceIds } from '#data/schemas/facts.ts'
import type { FeaturedVideo, ProjectCardMeta, SampleCard } from '#data/schemas/page.ts'
import type { Path } from '#ssg/content/yaml-source.ts'
import type { Page } from '#ssg/routes/pages.ts'
import { type Context, findingAt, isExampleAddress, type LaunchFinding } from './context.ts'

const remedy = 'replace it with something real and set sample to false'

/** What an entry of such a list may have. */
type Entry = Record<'id' | 'client' | 'language' | 'lang', string> & { sample?: boolean }

/** The entries of a list that are marked as samples. */
function samplesIn(context: Context, file: ContentFile, path: Path) {
  const entries = path.reduce((value, key) => value?.[key], context.values(file)) ?? []
  return (entries as Entry[]).flatMap((entry, index) => {
    const finding = (id: string, message: string) =>
      findingAt(context, `sample.${id}`, [file, [...path, index, 'sample']], message)
    return entry.sample ? [{ ...entry, index, finding }] : []
  })
}

/** Lists of clients' words and work: how their ids begin, what an entry is, and where they are. */
const lists: readonly (readonly [id: string, what: string, file: ContentFile, path: Path])[] = [
  ['testimonials', 'testimonial', 'data/testimonials.yaml', ['testimonials']],
  ['quotes', 'quote', 'data/consultation.yaml', ['quotes', 'items']],
  ...serviceIds.map(
    (id) =>
      [`cases.${id}`, 'case study', `data/services/${id}.yaml`, ['caseStudies', 'items']] as const,
  ),
]

/** Pages of work, which report completed work. */
const isWork = ({ kind }: Page) => kind !== 'page' && kind !== 'legal'

/** Work or words of a client that visitors take for real, and that are marked as a sample. */
export const stories = (context: Context): LaunchFinding[] => [
  ...lists.flatMap(([start, what, file, path]) =>
    samplesIn(context, file, path).map(({ id, client, index, finding }) => {
      const message = `The ${what} '${id ?? client}' is invented: ${remedy}`
      return finding(`${start}.${id ?? index + 1}`, message)
    }),
  ),
  ...context.site.pages
    .filter((page) => isWork(page) && page.meta.sample)
    .map(({ path, file }) => {
      const message = `The work on this page is invented: ${remedy}`
      return findingAt(context, `sample.${path}`, [file, ['sample']], message)
    }),
]

/** Texts in languages that the consultant works in, until somebody has read them. */
export function unreadTranslations(context: Context): LaunchFinding[] {
  const { languages = [] } = context.values('data/site.yaml') ?? {}
  const unread = (kind: string, file: ContentFile, key: string) =>
    samplesIn(context, file, [key])
      .filter(({ language }) => languages.includes(language))
      .map(({ language, lang, finding }) => {
        const sample = `The ${kind} in ${language} is a sample: have it read, change what is wrong`
        return finding(`${kind}.${lang}`, `${sample}, and set sample to false`)
      })
  return [
    ...unread('greeting', 'data/contact.yaml', 'greetings'),
    ...unread('notice', 'data/forms/all-forms.yaml', 'translations'),
  ]
}

/** The notice beside the forms, until someone who knows the law has read it. */
export function unreadNotice(context: Context): LaunchFinding[] {
  const file = 'data/forms/all-forms.yaml'
  if (!context.values(file)?.notice.sample) return []
  const message =
    "From May 2027 India's Digital Personal Data Protection Rules (rule 3) ask for a notice " +
    'where personal data is collected. Have a lawyer read the one beside the forms, and ' +
    "'When you fill in a form' in pages/legal/privacy-policy.mdx; then set sample to false"
  return [findingAt(context, 'legal.notice', [file, ['notice', 'sample']], message, false)]
}

function emptyLinks(context: Context, { file, path, meta }: Page): LaunchFinding[] {
  const samples = (meta.samples ?? []) as SampleCard[]
  const [first, ...more] = samples.filter(({ link }) => isExampleAddress.test(link))
  if (!first) return []
  const count = more.length === 0 ? 'One link leads' : `${more.length + 1} links lead`
  const message = `${count} to addresses like '${first.link}', where nothing of yours is`
  const at = [file, ['samples', samples.indexOf(first), 'link']] as const
  return [findingAt(context, `links.${path}`, at, message)]
}

function credits(context: Context, { file, path, meta }: Page): LaunchFinding[] {
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
    return [findingAt(context, `credit.${path}.${image.photo}`, [file, at], message, false)]
  })
}

/** Pages of work: link targets, and the source of the pictures. */
export const pagesOfWork = (context: Context): LaunchFinding[] =>
  context.site.pages
    .filter(isWork)
    .flatMap((page) => [...emptyLinks(context, page), ...credits(context, page)])
