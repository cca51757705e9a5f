import { counted } from '#content/check.ts'
import { escapeHtml } from '#ssg/document/html.ts'
import { type FileNames, folderNames, nameOfFile } from '#tools/file-names.ts'
import { type ChangedFile, publicAddress } from './changed-files.ts'
import { codeOf, folded, listItems, oldPicture, printFlow } from './markup.ts'

/** What a file is, which decides where the review lists it. */
type Group = 'words' | 'public' | 'code' | 'others'

/** Folders of tests, documents and tools, which change nothing on the site. */
const beside = ['tests', 'docs', 'tools', '.github']

function groupOf({ name }: ChangedFile): Group {
  const [folder = '', ...below] = name.split('/')
  if (folder === 'public') return 'public'
  if (beside.includes(folder)) return 'others'
  if (below.length === 0 && /\.md$|^package-lock/.test(name)) return 'others'
  return /^(?:data|pages)\/.*\.(?:yaml|mdx)$/.test(name) ? 'words' : 'code'
}

/** 'Content sample: Travel writing' of a page's file; of any other, what its words are. */
function titleOf(name: string, names: FileNames): string {
  const [, folder = ''] = /^pages\/(\w+)\/.*\.mdx$/.exec(name) ?? []
  const title = names[name] ?? nameOfFile(name)
  const kind = folderNames[folder as keyof typeof folderNames]?.label_singular
  return kind ? `${kind}: ${title}` : title
}

/** '120 KB' */
const sizeOf = (bytes: number) =>
  bytes < 1000
    ? `${bytes} bytes`
    : `${Math.round(bytes / 1000).toLocaleString('en-IN')} KB`

/** The link to one side of a file of public/; a picture is shown. */
const linkToFile = (href: string, side: string) => {
  const isPicture = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/.test(href)
  const shown = isPicture
    ? `<img src="${escapeHtml(href)}" loading="lazy" alt="${side}">`
    : side
  return `<a href="${escapeHtml(href)}">${shown}</a>`
}

/** A file of public/: whether it was replaced, its sizes and both its versions. */
function publicDetails({
  name,
  from = name,
  status,
  bytes,
  ...file
}: ChangedFile) {
  const [old, address] = [publicAddress(from), publicAddress(name)]
  if (!address || !old) return []
  const isReplaced = status === 'changed' && file.added + file.removed === 0
  const sides = [bytes?.before, bytes?.after]
    .filter((side) => side !== undefined)
    .map(sizeOf)
  return [
    isReplaced && '<strong>replaced</strong>',
    [...new Set(sides)].join(' → '),
    status !== 'new' && linkToFile(oldPicture(old), 'before'),
    status !== 'removed' && linkToFile(address, 'after'),
  ]
}

/** A file by its name, what became of it, and those of its lines that no page shows. */
function fileItem(file: ChangedFile, names: FileNames): string {
  const { name, from, status, added, removed, lines } = file
  const what = [
    status !== 'changed' && `<strong>${status}</strong>`,
    added > 0 && `${counted(added, 'line')} added`,
    removed > 0 && `${counted(removed, 'line')} removed`,
    ...publicDetails(file),
  ].filter(Boolean)
  return (
    `<strong>${escapeHtml(titleOf(name, names))}</strong> <small>${codeOf(name)}` +
    (from ? `, once ${codeOf(from)}` : '') +
    (what.length > 0 ? `: ${what.join(', ')}</small>` : '</small>') +
    listItems(lines.map(printFlow))
  )
}

/** Every file that differs: words and public files by their names, then others, folded. */
export function fileSection(
  files: readonly ChangedFile[],
  names: FileNames,
): string {
  const itemsOf = (group: Group) =>
    files
      .filter((file) => groupOf(file) === group)
      .map((file) => fileItem(file, names))
  const headed = (title: string, items: readonly string[]) =>
    items.length > 0 && `<h3>${title} (${items.length})</h3>${listItems(items)}`
  const foldedUnder = (of: string, items: readonly string[]) =>
    folded(
      counted(items.length, `file of ${of}`, `files of ${of}`),
      listItems(items),
    )
  return [
    headed('Words, facts and pages', itemsOf('words')),
    headed('Pictures and files of public/', itemsOf('public')),
    foldedUnder('code', itemsOf('code')),
    foldedUnder('tests, documents and tools', itemsOf('others')),
  ]
    .filter(Boolean)
    .join('\n')
}
