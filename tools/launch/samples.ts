import type { Greeting } from '#data/schemas/content/contact-words.ts'
import type { ServicePageWords } from '#data/schemas/content/services-words.ts'
import { serviceIds, type Testimonial } from '#data/schemas/facts.ts'
import type { FeaturedVideo, ProjectCardMeta, SampleCard } from '#data/schemas/page.ts'
import type { Page } from '#ssg/routes/pages.ts'
import { type Context, isExampleAddress, type LaunchFinding, place } from './context.ts'

/** Work or words of a client that visitors take for real. */
interface Story {
  id: string
  sample: boolean
  at: { file: string; line: number; column: number }
  /** 'The testimonial 'freight-leads'' */
  what: string
}

function voices(context: Context): Story[] {
  const lists = [
    { name: 'testimonials', file: 'data/testimonials.yaml', path: ['testimonials'] },
    { name: 'quotes', file: 'data/consultation.yaml', path: ['quotes', 'items'] },
  ] as const
  return lists.flatMap(({ name, file, path: [first, ...rest] }) => {
    const entries: readonly Pick<Testimonial, 'id' | 'sample'>[] =
      [first, ...rest].reduce((value, key) => value?.[key], context.values(file)) ?? []
    const what = name === 'quotes' ? 'The quote' : 'The testimonial'
    return entries.map(({ id, sample }, index) => ({
      id: `${name}.${id}`,
      sample,
      at: place(context, file, [first, ...rest, index, 'sample']),
      what: `${what} '${id}'`,
    }))
  })
}

const caseStudies = (context: Context): Story[] =>
  serviceIds.flatMap((service) => {
    const file = `data/services/${service}.yaml` as const
    const { caseStudies } = (context.values(file) ?? {}) as Partial<ServicePageWords>
    return (caseStudies?.items ?? []).map(({ client, sample }, index) => ({
      id: `cases.${service}.${index + 1}`,
      sample,
      at: place(context, file, ['caseStudies', 'items', index, 'sample']),
      what: `The case study '${client}'`,
    }))
  })

/** Pages of work, which report completed work. */
const isWork = ({ kind }: Page) => kind !== 'page' && kind !== 'legal'

const works = (context: Context): Story[] =>
  context.pages.filter(isWork).map(({ path, file, meta }) => ({
    id: path,
    sample: meta.sample,
    at: place(context, file, ['sample']),
    what: 'The work on this page',
  }))

const remedy = 'replace it with something real and set sample to false'

/** Everything that is presented as having happened and is marked as a sample. */
export const stories = (context: Context): LaunchFinding[] =>
  [...voices(context), ...caseStudies(context), ...works(context)].flatMap(
    ({ id, sample, at, what }) =>
      sample
        ? [
            {
              id: `sample.${id}`,
              blocking: true,
              ...at,
              message: `${what} is invented: ${remedy}`,
            },
          ]
        : [],
  )

const translations = [
  { kind: 'greeting', file: 'data/contact.yaml', exported: 'greetings' },
  { kind: 'notice', file: 'data/forms/all-forms.yaml', exported: 'translations' },
] as const

/** Texts in languages that the consultant works in, until somebody has read them. */
export function unreadTranslations(context: Context): LaunchFinding[] {
  const { languages = [] } = context.values('data/site.yaml') ?? {}
  return translations.flatMap(({ kind, file, exported }) => {
    const texts: Greeting[] = context.values(file)?.[exported] ?? []
    return texts.flatMap(({ sample, language, lang }, index) =>
      sample && languages.includes(language)
        ? [
            {
              id: `sample.${kind}.${lang}`,
              blocking: true,
              ...place(context, file, [exported, index, 'sample']),
              message:
                `The ${kind} in ${language} is a sample: have it read, ` +
                'change what is wrong, and set sample to false',
            },
          ]
        : [],
    )
  })
}

/** The notice beside the forms, until someone who knows the law has read it. */
export function unreadNotice(context: Context): LaunchFinding[] {
  const file = 'data/forms/all-forms.yaml'
  if (!context.values(file)?.notice.sample) return []
  return [
    {
      id: 'legal.notice',
      blocking: false,
      ...place(context, file, ['notice', 'sample']),
      message:
        "From May 2027 India's Digital Personal Data Protection Rules (rule 3) ask for a notice " +
        'where personal data is collected. Have a lawyer read the one beside the forms, and ' +
        "'When you fill in a form' in pages/legal/privacy-policy.mdx; then set sample to false",
    },
  ]
}

function emptyLinks(context: Context, { file, path, meta }: Page): LaunchFinding[] {
  const samples = (meta.samples ?? []) as SampleCard[]
  const [first, ...more] = samples.filter(({ link }) => isExampleAddress.test(link))
  if (!first) return []
  const count = more.length === 0 ? 'One link leads' : `${more.length + 1} links lead`
  return [
    {
      id: `links.${path}`,
      blocking: true,
      ...place(context, file, ['samples', samples.indexOf(first), 'link']),
      message: `${count} to addresses like '${first.link}', where nothing of yours is`,
    },
  ]
}

function credits(context: Context, { file, path, meta }: Page): LaunchFinding[] {
  const cards = meta.cards as ProjectCardMeta[]
  const featured = (meta.featured ?? []) as FeaturedVideo[]
  const images = [
    ...cards.flatMap(({ image }, index) =>
      image ? [{ image, at: ['cards', index, 'image', 'photo'] }] : [],
    ),
    ...featured.map(({ thumbnail: image }, index) => ({
      image,
      at: ['featured', index, 'thumbnail', 'photo'],
    })),
  ]
  return images.flatMap(({ image: { photo, credit }, at }) =>
    credit
      ? []
      : [
          {
            id: `credit.${path}.${photo}`,
            blocking: false,
            ...place(context, file, at),
            message: `No photographer is named for ${photo}: add credit`,
          },
        ],
  )
}

/** Pages of work: link targets, and the source of the pictures. */
export const pagesOfWork = (context: Context): LaunchFinding[] =>
  context.pages
    .filter(isWork)
    .flatMap((page) => [...emptyLinks(context, page), ...credits(context, page)])
