import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Problem, placeOf } from '#content/report.ts'
import { siteWith } from '#tests/site-copy.ts'

/** The kinds of files that people write, each with a list that takes one more text. */
const columns = {
  prose: ['pages/legal/disclaimer.mdx', /$(?!\n)/, '\n\n'],
  frontmatter: ['pages/content/tried.mdx', /^expertise:\n/m, '  - '],
  words: ['data/about.yaml', /^ {2}paragraphs:\n/m, '    - '],
  facts: ['data/business.yaml', /^paymentMethods:\n/m, '  - '],
  messages: ['data/contact.yaml', /^greetings:\n/m, '  - message: '],
  redirects: ['data/redirects.yaml', /$(?!\n)/, ''],
} as const
type Column = keyof typeof columns

/** What is written, with ▸ where the mistake is to be reported, and what the report says. */
export interface Plant {
  put: string
  /** A part of the message, or the whole of it; none where the text is in order. */
  says?: RegExp | string
  /** Another place than the column's list: a file, and what is replaced in it. */
  in?: readonly [file: string, replaced: RegExp]
}
/** Rows of mistakes, each with the kinds of files that can have it. */
export type Table = Record<string, Partial<Record<Column, readonly Plant[]>>>

/** 'about' is a file of words, 'legal/disclaimer' a page, and a name with an ending a path. */
const fileCalled = (name: string) => {
  if (name.includes('.')) return name
  return name.includes('/') ? `pages/${name}.mdx` : `data/${name}.yaml`
}

/** A text in the list of its column, or in place of something in a file, at first its start. */
export const plant = (put: string, says?: Plant['says'], name?: string, replaced = /^/): Plant => ({
  put,
  ...(says && { says }),
  ...(name && { in: [fileCalled(name), replaced] as const }),
})
/** A value in place of the first one with its key in a file. */
export const line = (name: string, put: string, says?: Plant['says']) => {
  const [, key = ''] = /(\w+):/.exec(put.replace('▸', '')) ?? []
  return plant(put, says, name, new RegExp(`(?<=^[ -]*)${key}: .*`, 'm'))
}

/** A plant with the row and the column of its table. */
type Placed = Plant & { row: string; column: Column }
const fileOf = ({ in: place, column }: Placed) => place?.[0] ?? columns[column][0]

/** Files that are there to be planted in. */
export const tried = 'pages/content/tried.mdx'
const toTry: Record<string, string> = {
  [tried]: '---\nkeywords:\n  - words\nexpertise:\n  - words\n---\n',
}

/** A copy of the site with the plants of a table, each at most once. */
export function planted(table: Table) {
  const root = siteWith()
  const plants = Object.entries(table).flatMap(([row, cells]) =>
    Object.entries(cells).flatMap(([column, cell]) =>
      cell.map((each): Placed => ({ ...each, row, column: column as Column })),
    ),
  )
  const texts = new Map<string, string>()
  const unique = new Map(plants.map((each) => [fileOf(each) + each.put.replace('▸', ''), each]))
  // What replaces something comes first: lists grow below it.
  for (const each of [...unique.values()].sort((a, b) => Number(!a.in) - Number(!b.in))) {
    const [file, put] = [fileOf(each), each.put.replace('▸', '')]
    const path = join(root, file)
    const written = existsSync(path) ? readFileSync(path, 'utf8') : (toTry[file] ?? '')
    const [, list, before] = columns[each.column]
    const text = texts.get(file) ?? written
    const next = each.in
      ? text.replace(each.in[1], () => put)
      : text.replace(list, (found) => `${found}${before}${put}\n`)
    if (next === text) throw new Error(`Nothing to change in ${file} for ${put}`)
    texts.set(file, next)
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  /** Messages of the findings at the mark of a plant; of its whole line where none is expected. */
  const saidAt = (each: Placed, found: readonly Problem[]) => {
    const text = (texts.get(fileOf(each)) ?? '').replace(/^\uFEFF/, '')
    const put = each.put.replace(/^\uFEFF/, '')
    const { line, column } = placeOf(text, text.indexOf(put.replace('▸', '')) + put.indexOf('▸'))
    return found
      .filter((one) => one.file === fileOf(each) && one.line === line)
      .filter((one) => !each.says || one.column === column)
      .map(({ message }) => message)
      .join('\n')
  }
  return { root, plants, saidAt }
}
