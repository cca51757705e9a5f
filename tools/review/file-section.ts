import { counted } from '#content/check.ts'
import { escapeHtml } from '#ssg/document/html.ts'
import { type FileNames, folderNames, nameOfFile } from '#tools/file-names.ts'
import { type ChangedFile, publicAddress } from './changed-files.ts'
import { codeOf, folded, listItems, oldPicture, printFlow } from './markup.ts'

/** What a file is, which decides where the review lists it. */
type Group = 'words' | 'public' | 'code' | 'others'

/** Tests, documents and tools, which change nothing on the site. */
const isBeside = (name: string) =>
  /^(?:tests|docs|tools|\.github)\//.test(name) ||
  /^[^/]*\.md$|^package-lock\.json$/.test(name)

function groupOf({ name }: ChangedFile): Group {
  if (publicAddress(name)) return 'public'
  if (isBeside(name)) return 'others'
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

/** What became of a file's lines or, where it has none, of its size. */
function countsOf({
  name,
  status,
  added,
  removed,
  bytes,
}: ChangedFile): string[] {
  const lines = [
    ...(added > 0 ? [`${counted(added, 'line')} added`] : []),
    ...(removed > 0 ? [`${counted(removed, 'line')} removed`] : []),
  ]
  const sides = [bytes?.before, bytes?.after]
    .filter((side) => side !== undefined)
    .map(sizeOf)
  const isReplaced =
    publicAddress(name) && status === 'changed' && lines.length === 0
  return [
    ...(status === 'changed' ? [] : [`<strong>${status}</strong>`]),
    ...(isReplaced ? ['<strong>replaced</strong>'] : []),
    ...lines,
    ...(publicAddress(name) ? [[...new Set(sides)].join(' → ')] : []),
  ]
}

/** Links to a file of public/ before and after. */
function linksOf({ name, from = name, status }: ChangedFile): string[] {
  const [old, address] = [publicAddress(from), publicAddress(name)]
  if (!address || !old) return []
  const link = (href: string, words: string) =>
    `<a href="${escapeHtml(href)}">${words}</a>`
  return [
    ...(status === 'new' ? [] : [link(oldPicture(old), 'before')]),
    ...(status === 'removed' ? [] : [link(address, 'after')]),
  ]
}

function fileItem(file: ChangedFile, names: FileNames): string {
  const { name, from, lines } = file
  const what = [...countsOf(file), ...linksOf(file)].filter(Boolean).join(', ')
  return (
    `<strong>${escapeHtml(titleOf(name, names))}</strong> <small>${codeOf(name)}` +
    `${from ? `, once ${codeOf(from)}` : ''}${what ? `: ${what}` : ''}</small>` +
    listItems(lines.map(printFlow))
  )
}

/** Every file that differs: words and public files by their names, then others, folded. */
export function fileSection(
  files: readonly ChangedFile[],
  names: FileNames,
): string {
  const inGroup = (group: Group) =>
    files.filter((file) => groupOf(file) === group)
  const items = (group: Group) =>
    listItems(inGroup(group).map((file) => fileItem(file, names)))
  const headed = (title: string, group: Group) => {
    const count = inGroup(group).length
    return count > 0 ? `<h3>${title} (${count})</h3>${items(group)}` : ''
  }
  const beside = 'of tests, documents and tools'
  const sources = counted(
    inGroup('code').length,
    'file of code',
    'files of code',
  )
  const others = counted(
    inGroup('others').length,
    `file ${beside}`,
    `files ${beside}`,
  )
  const parts = [
    headed('Words, facts and pages', 'words'),
    headed('Pictures and files of public/', 'public'),
    folded(sources, items('code')),
    folded(others, items('others')),
  ]
  return parts.filter(Boolean).join('\n')
}
