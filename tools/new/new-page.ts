import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { filesBelow } from '#content/files.ts'
import { openSite } from '#content/open-site.ts'
import { formatIssue, PageMetaSchema, plainMessages } from '#content/schemas.ts'
import { MAX_SLUG_LENGTH, slugOf, slugPattern } from '#content/slug.ts'
import type { MdxKind } from '#content/types.ts'

/** Kinds of page by their names in `npm run new`, with their folders in pages/. */
const pageKinds = {
  content: {
    folder: 'content',
    explanation: 'a content sample: articles, scripts and other writing',
  },
  video: { folder: 'video', explanation: 'a video page' },
  case: { folder: 'ai', explanation: 'an AI case study' },
  legal: { folder: 'legal', explanation: 'a legal page' },
} as const satisfies Record<string, { folder: MdxKind; explanation: string }>
export type NewPageKind = keyof typeof pageKinds

export type NewPage = { kind: NewPageKind; slug: string; title: string }

/** Address of a new page. */
export const pathOf = ({ kind, slug }: NewPage) =>
  `/${pageKinds[kind].folder}/${slug}`
/** Path of a new page's file, relative to the project's folder. */
export const fileOf = (page: NewPage) => `pages${pathOf(page)}.mdx`

/** All kinds of page, each on a line with its explanation. */
export const kindList = Object.entries(pageKinds)
  .map(([name, { explanation }]) => `  ${name.padEnd(8)} ${explanation}`)
  .join('\n')

/** What is wrong with the name of a kind; undefined if there is such a kind. */
export const kindProblem = (kind: string): string | undefined =>
  Object.keys(pageKinds).includes(kind)
    ? undefined
    : `'${kind}' is not a kind of page:\n${kindList}`

/** The slug proposed for a title or a wrong slug; '' if it has no Latin letters and no digits. */
export const proposedSlug = (text: string) =>
  slugOf(text).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '')

/** What is wrong with the slug of a new page; undefined if nothing is. */
export function slugProblem(
  root: string,
  kind: NewPageKind,
  slug: string,
): string | undefined {
  if (slug === '')
    return (
      'An address is made of Latin letters and digits, and the title has none: write one, such ' +
      'as food-writing (as a flag: --slug food-writing)'
    )
  if (slug === 'index')
    return (
      "'index' cannot be part of an address: a file of that name is the page of its folder; " +
      "choose a longer one, such as 'index-of-films'"
    )
  if (slug.length > MAX_SLUG_LENGTH)
    return (
      `'${slug}' is too long for an address: it has ${slug.length} characters, ` +
      `${MAX_SLUG_LENGTH} are allowed`
    )
  if (!slugPattern.test(slug))
    return (
      `'${slug}' cannot be part of an address: use small letters, digits and single hyphens, ` +
      `such as '${proposedSlug(slug) || 'food-writing'}'`
    )
  const folder = `pages/${pageKinds[kind].folder}`
  const names = filesBelow(root, folder).map((file) => file.split('/')[2] ?? '')
  // Compares lower case, since some systems treat names that differ only in case as the same.
  const existingName = names.find(
    (name) => name.replace(/\..*/, '').toLowerCase() === slug,
  )
  return (
    existingName &&
    `${folder}/${existingName} exists already: open it, or choose another slug`
  )
}

/** What is wrong with the title of a new page; undefined if nothing is. */
export function titleProblem(root: string, title: string): string | undefined {
  const schema = v.object({ title: PageMetaSchema.entries.title })
  const { issues } = v.safeParse(schema, { title }, plainMessages)
  if (issues) return formatIssue(issues[0], { title })
  const pageWithTitle = openSite(root).pages.find(
    ({ meta }) => meta.title === title.trim(),
  )
  return (
    pageWithTitle &&
    `${pageWithTitle.file} has this title already: each page needs its own`
  )
}

/** Text of a new page, from the template of its kind. It passes the content check unchanged. */
export function newPageText({
  kind,
  title,
}: Pick<NewPage, 'kind' | 'title'>): string {
  // Braces are escaped, since unescaped ones would name a fact.
  const escapedTitle = JSON.stringify(title.replace(/[{}]/g, '\\$&')).slice(
    1,
    -1,
  )
  const template = readFileSync(
    new URL(`../templates/${kind}.mdx`, import.meta.url),
    'utf8',
  )
  return template.replaceAll('{{title}}', () => escapedTitle)
}
