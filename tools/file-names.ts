import type { FactFile } from '#content/schemas.ts'
import type { MdxKind } from '#content/types.ts'

/** Names that people read in place of a file's path; the editor and the review show them. */
export type FileNames = Readonly<Record<string, string>>

/** What the pages in each folder of pages/ are called, in the plural and in the singular. */
export const folderNames: Record<
  MdxKind,
  { label: string; label_singular: string }
> = {
  content: { label: 'Content samples', label_singular: 'Content sample' },
  video: { label: 'Video pages', label_singular: 'Video page' },
  ai: { label: 'Case studies', label_singular: 'Case study' },
  legal: { label: 'Legal pages', label_singular: 'Legal page' },
}

const factNames: Record<FactFile, string> = {
  'data/claims.yaml': 'Claims and promises',
  'data/prices.yaml': 'Prices and refunds',
  'data/site.yaml': 'Name and addresses',
  'data/business.yaml': 'Business and hours',
}

/** A key in words: 'Chat message' for 'chatMessage'. */
export function labelOfKey(key: string): string {
  const words = key.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Name of a file that is not a page: 'Contact form' for data/forms/contact-form.yaml. */
export function nameOfFile(file: string): string {
  const factName = factNames[file as FactFile]
  if (factName) return factName
  const [name = ''] = file.split('/').slice(-1)
  return labelOfKey(name.replace(/\.\w+$/, '').replaceAll('-', ' '))
}
