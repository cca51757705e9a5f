import { escapeRegExp } from '../escape-reg-exp.ts'
import type { FactValue } from './checked-tree.ts'
import type { ReadPage, Site } from './read-page.ts'

/** Where one side defines a fact. */
export interface Shown {
  /** Pages whose text or metadata contains it. */
  pages: string[]
  /** Pages with a chat or mail link whose prepared message contains it. */
  messages: string[]
}

/** One value of data/ that differs; a side without it is missing. */
export interface FactChange {
  file: string
  path: string
  topic:
    | 'Prices'
    | 'Identity'
    | 'Testimonials'
    | 'Questions'
    | 'Promises and claims'
    | 'Other facts'
  before?: string
  after?: string
  shownBefore: Shown
  shownAfter: Shown
}

const topics: readonly [RegExp, FactChange['topic']][] = [
  [/prices/, 'Prices'],
  [/site|business/, 'Identity'],
  [/testimonials/, 'Testimonials'],
  [/questions/, 'Questions'],
  [/claims|levels/, 'Promises and claims'],
]
const topicOf = (file: string) =>
  topics.find(([pattern]) => pattern.test(file))?.[1] ?? 'Other facts'

/** Matches the whole figure or word: not 1,499 in 11,499, and not 49 in 49,999. */
const asWhole = (forms: readonly string[]) =>
  new RegExp(
    '(?<![\\p{L}\\p{N}])(?<!\\d[.,])' +
      `(?:${forms.map(escapeRegExp).join('|')})` +
      '(?![\\p{L}\\p{N}]|[.,]\\d)',
    'u',
  )

const decoded = (link: string) => {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

const wordsOf = ({ title, metadata, page, frame }: ReadPage) =>
  [title, ...metadata.values(), ...page.text, ...frame.text, ...page.links, ...frame.links].join(
    '\n',
  )
const messagesOf = ({ page, frame }: ReadPage) =>
  [...page.links, ...frame.links]
    .filter((link) => /→ (?:mailto:|https:\/\/wa\.me\/)[^?]*\?/.test(link))
    .map((link) => decoded(link.slice(link.indexOf('?'))).replaceAll('+', ' '))

/**
 * The longest part of a text that pages contain literally: placeholders in braces are filled in.
 */
const literal = (form: string) =>
  form
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')

/**
 * Pages and messages of one build that contain a fact. Values too short to be distinctive (such as
 * true or 3) are not searched for.
 */
export function whereShown(site: Site, { shown }: Pick<FactValue, 'shown'>): Shown {
  const forms = shown
    .map(literal)
    .filter((form) => form.length > 3 && form !== 'true' && form !== 'false')
  if (forms.length === 0) return { pages: [], messages: [] }
  const pattern = asWhole(forms)
  const found = (read: (page: ReadPage) => string) =>
    [...site].flatMap(([path, page]) => (pattern.test(read(page)) ? [path] : []))
  return { pages: found(wordsOf), messages: found((page) => messagesOf(page).join('\n')) }
}

/** Facts that differ between two trees, each with the pages and messages that show it. */
export function compareFacts(
  before: { facts: readonly FactValue[]; site: Site },
  after: { facts: readonly FactValue[]; site: Site },
): FactChange[] {
  const keyOf = ({ file, path }: FactValue) => `${file}#${path}`
  const [old, fresh] = [before.facts, after.facts].map(
    (facts) => new Map(facts.map((fact) => [keyOf(fact), fact])),
  )
  const nowhere: Shown = { pages: [], messages: [] }
  return [...new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])].flatMap(
    (key): FactChange[] => {
      const [was, is] = [old?.get(key), fresh?.get(key)]
      const known = is ?? was
      if (!known || was?.value === is?.value) return []
      return [
        {
          file: known.file,
          path: known.path,
          topic: topicOf(known.file),
          ...(was && { before: was.value }),
          ...(is && { after: is.value }),
          shownBefore: was ? whereShown(before.site, was) : nowhere,
          shownAfter: is ? whereShown(after.site, is) : nowhere,
        },
      ]
    },
  )
}
