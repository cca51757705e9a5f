import type { FactFile } from '#content/schemas.ts'
import type { MdxKind } from '#content/types.ts'

/** What files are called by those who fill them: the editor's forms, and the review's list. */
export type FileNames = Readonly<Record<string, string>>

/** The pages of each folder of pages/, many and one. */
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

/** 'chatMessage' → 'Chat message'. */
export function labelOfKey(key: string): string {
  const words = key.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of a file that makes no page: 'Contact form' of data/forms/contact-form.yaml. */
export function nameOfFile(file: string): string {
  const known = factNames[file as FactFile]
  if (known) return known
  const [name = ''] = file.split('/').slice(-1)
  return labelOfKey(name.replace(/\.\w+$/, '').replaceAll('-', ' '))
}
