import type { Greeting } from '#data/schemas/content/contact-words.ts'
import type { ServicePageWords } from '#data/schemas/content/services-words.ts'
import { serviceIds, type Testimonial } from '#data/schemas/facts.ts'
import type { FeaturedVideo, ProjectCardMeta, SampleCard } from '#data/schemas/page.ts'
import type { Path } from '#ssg/content/yaml-source.ts'
import type { Page } from '#ssg/routes/pages.ts'
import { type Context, findingAt, isExampleAddress, type LaunchFinding } from './context.ts'

/** Work or words of a client that visitors take for real, marked as a sample. */
type Story = [id: string, at: readonly [file: string, path: Path], what: string]

const lists = [
  { name: 'testimonials', what: 'testimonial', file: 'data/testimonials.yaml', in: [] },
  { name: 'quotes', what: 'quote', file: 'data/consultation.yaml', in: ['quotes', 'items'] },
] as const

function voices({ values }: Context): Story[] {
  return lists.flatMap(({ name, what, file, in: [first = name, ...rest] }) => {
    const path = [first, ...rest]
    const entries: readonly Pick<Testimonial, 'id' | 'sample'>[] =
      path.reduce((value, key) => value?.[key], values(file)) ?? []
    return entries.flatMap(({ id, sample }, index): Story[] =>
      sample ? [[`${name}.${id}`, [file, [...path, index, 'sample']], `The ${what} '${id}'`]] : [],
    )
  })
}

const caseStudies = ({ values }: Context): Story[] =>
  serviceIds.flatMap((service) => {
    const file = `data/services/${service}.yaml` as const
    const { caseStudies } = (values(file) ?? {}) as Partial<ServicePageWords>
    return (caseStudies?.items ?? []).flatMap(({ client, sample }, index): Story[] => {
      const at = [file, ['caseStudies', 'items', index, 'sample']] as const
      return sample ? [[`cases.${service}.${index + 1}`, at, `The case study '${client}'`]] : []
    })
  })

/** Pages of work, which report completed work. */
const isWork = ({ kind }: Page) => kind !== 'page' && kind !== 'legal'

const works = ({ pages }: Context): Story[] =>
  pages
    .filter((page) => isWork(page) && page.meta.sample)
    .map(({ path, file }) => [path, [file, ['sample']], 'The work on this page'])

const remedy = 'replace it with something real and set sample to false'

/** Everything that is presented as having happened and is marked as a sample. */
export const stories = (context: Context): LaunchFinding[] =>
  [...voices(context), ...caseStudies(context), ...works(context)].map(([id, at, what]) =>
    findingAt(context, `sample.${id}`, at, `${what} is invented: ${remedy}`),
  )

const translations = [
  { kind: 'greeting', file: 'data/contact.yaml', key: 'greetings' },
  { kind: 'notice', file: 'data/forms/all-forms.yaml', key: 'translations' },
] as const

/** Texts in languages that the consultant works in, until somebody has read them. */
export function unreadTranslations(context: Context): LaunchFinding[] {
  const { languages = [] } = context.values('data/site.yaml') ?? {}
  return translations.flatMap(({ kind, file, key }) => {
    const texts: Greeting[] = context.values(file)?.[key] ?? []
    return texts.flatMap(({ sample, language, lang }, index) => {
      const message =
        `The ${kind} in ${language} is a sample: have it read, ` +
        'change what is wrong, and set sample to false'
      const at = [file, [key, index, 'sample']] as const
      return sample && languages.includes(language)
        ? [findingAt(context, `sample.${kind}.${lang}`, at, message)]
        : []
    })
  })
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
  const cards = meta.cards as ProjectCardMeta[]
  const featured = (meta.featured ?? []) as FeaturedVideo[]
  const images = [
    ...cards.map(({ image }, index) => ({ image, at: ['cards', index, 'image', 'photo'] })),
    ...featured.map(({ thumbnail: image }, index) => ({
      image,
      at: ['featured', index, 'thumbnail', 'photo'],
    })),
  ]
  return images.flatMap(({ image, at }) => {
    if (!image || image.credit) return []
    const message = `No photographer is named for ${image.photo}: add credit`
    return [findingAt(context, `credit.${path}.${image.photo}`, [file, at], message, false)]
  })
}

/** Pages of work: link targets, and the source of the pictures. */
export const pagesOfWork = (context: Context): LaunchFinding[] =>
  context.pages
    .filter(isWork)
    .flatMap((page) => [...emptyLinks(context, page), ...credits(context, page)])
