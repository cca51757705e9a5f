import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach } from 'vitest'
import { copyProject } from '#tests/project-copy.ts'
import { root } from '#tools/root.ts'

export { root }

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** New text of a file, a function of its current text, or null to delete it. */
export type Change = string | ((text: string) => string) | null

const written = ['data', 'pages', 'public']

/** Fixed facts, whatever the consultant's are: tests plant mistakes in them at known lines. */
const sampleFacts = join(root, 'tests/unit/sample-facts')

/** Files that declare whether their contents are invented. */
const marked = [
  /^data\/testimonials\.json$|^data\/.*\.yaml$/,
  /^pages\/(?:content|video|ai)\/.*\.mdx$/,
]

/** Marks the owner's real contents as samples again, so that both are tested alike. */
function markAsSamples(copy: string) {
  const files = readdirSync(copy, { recursive: true }) as string[]
  for (const name of files.map((file) => file.replaceAll('\\', '/')))
    if (marked.some((pattern) => pattern.test(name))) {
      const file = join(copy, name)
      const text = readFileSync(file, 'utf8')
      const sample = text.replace(/(\bsample"?: )false/g, '$1true')
      if (sample !== text) writeFileSync(file, sample)
    }
  // The sample facts name this picture; an owner's photograph replaces it.
  const portrait = join(copy, 'public/images/portrait.svg')
  if (existsSync(dirname(portrait)) && !existsSync(portrait)) writeFileSync(portrait, '<svg/>')
}

/**
 * A copy of the consultant's files with sample facts, or of parts of it, with some files changed.
 * It is deleted after the test. A change without effect is a mistake of the test.
 */
export function siteWith(
  changes: Record<string, Change> = {},
  parts: readonly string[] = written,
): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-'))
  folders.push(copy)
  copyProject(copy, parts)
  if (parts.includes('data')) cpSync(sampleFacts, join(copy, 'data'), { recursive: true })
  markAsSamples(copy)
  for (const [file, change] of Object.entries(changes)) {
    const path = join(copy, file)
    if (change === null) {
      rmSync(path)
      continue
    }
    const before = typeof change === 'function' ? readFileSync(path, 'utf8') : undefined
    const after = typeof change === 'function' ? change(before ?? '') : change
    if (before === after) throw new Error(`The change to ${file} found nothing to change`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, after)
  }
  return copy
}

/** Findings as the writer reads them, one a line. */
export const problemLines = (
  problems: readonly { file: string; line: number; column: number; message: string }[],
) => problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
