import { businessHours } from '../../data/business-hours.ts'
import { levelNames } from '../../data/level-names.ts'
import { plainMoney } from '../../data/money.ts'
import { guidePrice, prices } from '../../data/prices.ts'
import { levelIds, type Money } from '../../data/schemas/facts.ts'
import { site } from '../../data/site.ts'
import { readContent } from '../content/content-file.ts'
import type { Page } from '../routes/pages.ts'
import { listedPages } from './sitemap.ts'

const both = ({ INR, USD }: Money) => `${plainMoney(INR, 'INR')} or ${plainMoney(USD, 'USD')}`

/** Sections of the summary in order; a page belongs to the first whose test it passes. */
const chapters: readonly { title: string; has: (page: Page) => boolean }[] = [
  { title: 'Services', has: ({ path }) => path.startsWith('/services') },
  {
    title: 'Training programs',
    has: ({ path }) =>
      path.startsWith('/career/') || path === '/ai-mastery-course' || path === '/ai-career-program',
  },
  { title: 'Legal', has: ({ kind }) => kind === 'legal' },
  { title: 'Optional', has: ({ kind }) => kind !== 'page' },
]

/**
 * llms.txt: the site in plain Markdown for language models (llmstxt.org). 'Optional' is the
 * format's own name for what may be left out.
 */
export function llmsTxt(pages: readonly Page[]): string {
  const listed = listedPages(pages)
  const chapterOf = (page: Page) => chapters.find(({ has }) => has(page))?.title ?? 'Start here'
  const list = (title: string) =>
    listed
      .filter((page) => chapterOf(page) === title)
      .map(({ path, meta }) => `- [${meta.title}](${site.origin}${path}): ${meta.description}`)
  return [
    `# ${site.alternateName}`,
    `> ${site.name}, ${site.role}. ${site.location}, ${site.reach}.`,
    [
      `- Contact: ${site.email}, WhatsApp +${site.chatNumber}`,
      `- Languages: ${site.languages.join(', ')}`,
      `- Business hours: ${businessHours}`,
      `- AI Business Transformation Program, by application: ${both(prices.premium)}`,
      ...levelIds.map((id) => {
        const { title, duration } = readContent(`data/career/${id}.yaml`)
        return `- AI Career Program, ${levelNames[id]} (${title}, ${duration}): ${both(prices[id])}`
      }),
      `- All four levels together: ${both(prices.bundle)}`,
      `- ${readContent('data/guide.yaml').title}: ${plainMoney(guidePrice, 'INR')}`,
      `- ${readContent('data/footer.yaml').disclaimer}`,
    ].join('\n'),
    ...['Start here', ...chapters.map(({ title }) => title)].map((title) =>
      [`## ${title}`, '', ...list(title)].join('\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}
