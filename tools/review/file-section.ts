import { formatCount } from '#content/report.ts'
import { escapeHtml } from '#ssg/document/html.ts'
import { type FileNames, folderNames, nameOfFile } from '#tools/file-names.ts'
import { type ChangedFile, publicAddress } from './changed-files.ts'
import {
  codeOf,
  detailsHtml,
  lineHtml,
  listHtml,
  oldFileAddress,
} from './markup.ts'

/** The part of the review's list of files that a file belongs to. */
type Group = 'words' | 'public' | 'code' | 'others'

/** Folders whose files do not change the site. */
const otherFolders = ['tests', 'docs', 'tools', '.github']

function groupOf({ name }: ChangedFile): Group {
  const [folder = '', ...below] = name.split('/')
  if (folder === 'public') return 'public'
  if (otherFolders.includes(folder)) return 'others'
  if (below.length === 0 && /\.md$|^package-lock/.test(name)) return 'others'
  return /^(?:data|pages)\/.*\.(?:yaml|mdx)$/.test(name) ? 'words' : 'code'
}

/** Title of a file: 'Content sample: Travel writing' for a page, 'Contact form' for other words. */
function titleOf(name: string, names: FileNames): string {
  const [, folder = ''] = /^pages\/(\w+)\/.*\.mdx$/.exec(name) ?? []
  const title = names[name] ?? nameOfFile(name)
  const kind = folderNames[folder as keyof typeof folderNames]?.label_singular
  return kind ? `${kind}: ${title}` : title
}

/** A size with its unit: '120 KB'. */
const sizeOf = (bytes: number) =>
  bytes < 1000
    ? `${bytes} bytes`
    : `${Math.round(bytes / 1000).toLocaleString('en-IN')} KB`

/** A link to the old or new version of a file in public/; if it is a picture, the link shows it. */
const linkToFile = (href: string, side: string) => {
  const isPicture = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/.test(href)
  const label = isPicture
    ? `<img src="${escapeHtml(href)}" loading="lazy" alt="${side}">`
    : side
  return `<a href="${escapeHtml(href)}">${label}</a>`
}

/** Details of a file in public/: whether it was replaced, its sizes, links; [] for other files. */
function publicDetails({
  name,
  oldName = name,
  status,
  bytes,
  isReplaced,
}: ChangedFile) {
  const [oldAddress, address] = [publicAddress(oldName), publicAddress(name)]
  if (!address || !oldAddress) return []
  const sizes = [bytes?.before, bytes?.after]
    .filter((side) => side !== undefined)
    .map(sizeOf)
  return [
    isReplaced && '<strong>replaced</strong>',
    [...new Set(sizes)].join(' → '),
    status !== 'new' && linkToFile(oldFileAddress(oldAddress), 'before'),
    status !== 'removed' && linkToFile(address, 'after'),
  ]
}

/** A list item for a file: its name, how it changed, and its `lines`. */
function fileItem(file: ChangedFile, names: FileNames): string {
  const { name, oldName, status, addedCount, removedCount, lines } = file
  const details = [
    status !== 'changed' && `<strong>${status}</strong>`,
    addedCount > 0 && `${formatCount(addedCount, 'line')} added`,
    removedCount > 0 && `${formatCount(removedCount, 'line')} removed`,
    ...publicDetails(file),
  ].filter(Boolean)
  return (
    `<strong>${escapeHtml(titleOf(name, names))}</strong> <small>${codeOf(name)}` +
    (oldName ? `, once ${codeOf(oldName)}` : '') +
    (details.length > 0 ? `: ${details.join(', ')}</small>` : '</small>') +
    listHtml(lines.map(lineHtml))
  )
}

/** HTML for files that differ: words, then public/, then two closed lists: code, and others. */
export function fileSection(
  files: readonly ChangedFile[],
  names: FileNames,
): string {
  const itemsOf = (group: Group) =>
    files
      .filter((file) => groupOf(file) === group)
      .map((file) => fileItem(file, names))
  const headedList = (title: string, items: readonly string[]) =>
    items.length > 0 && `<h3>${title} (${items.length})</h3>${listHtml(items)}`
  const foldedList = (kind: string, items: readonly string[]) =>
    detailsHtml(
      formatCount(items.length, `file of ${kind}`, `files of ${kind}`),
      listHtml(items),
    )
  return [
    headedList('Words, facts and pages', itemsOf('words')),
    headedList('Pictures and files of public/', itemsOf('public')),
    foldedList('code', itemsOf('code')),
    foldedList('tests, documents and tools', itemsOf('others')),
  ]
    .filter(Boolean)
    .join('\n')
}
