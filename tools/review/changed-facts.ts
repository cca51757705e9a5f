import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { factFiles } from '#data/schemas/fact-files.ts'
import { runGit } from '#ssg/settings/git.ts'

/** One value of a document. */
interface Leaf {
  /** 'prices.bundle.INR'; list entries by their id, name or question if they have one. */
  path: string
  value: string
}

/** One value of a file of facts that differs; a side without it is missing. */
export interface FactChange {
  file: string
  path: string
  before?: string
  after?: string
}

const nameOf = (entry: unknown, index: string): string => {
  const { id, name, question } = Object(entry)
  return [id, name, question].find((name) => typeof name === 'string') ?? index
}

/** The values of a document by their paths. */
export function flatten(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null)
    return [{ path: path.join('.'), value: String(value) }]
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, [...path, Array.isArray(value) ? nameOf(inner, key) : key]),
  )
}

/** The values that differ between two versions of a YAML file; a missing file has none. */
function compareFacts(file: string, before = '{}', after = '{}'): FactChange[] {
  const values = (text: string) =>
    new Map(flatten(parse(text)).map(({ path, value }) => [path, value]))
  const [old, fresh] = [values(before), values(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((path): FactChange[] => {
    const [was, is] = [old.get(path), fresh.get(path)]
    if (was === is) return []
    return [
      {
        file,
        path,
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { after: is }),
      },
    ]
  })
}

/** The facts that differ from a commit. */
export function changedFacts(root: string, commit: string): FactChange[] {
  const names = Object.keys(factFiles)
  const files = runGit(root, ['diff', '--name-only', commit, '--', ...names]) ?? ''
  return files
    .split('\n')
    .filter(Boolean)
    .flatMap((name) => {
      const file = join(root, name)
      const after = existsSync(file) ? readFileSync(file, 'utf8') : undefined
      return compareFacts(name, runGit(root, ['show', `${commit}:${name}`]), after)
    })
}
