import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { factFiles } from '#data/schemas/fact-files.ts'
import { runGit } from '#ssg/settings/git.ts'
import type { Flow, Piece } from './flow.ts'

/** One value of a file of facts that differs, old and new in one line. */
export interface FactChange {
  file: string
  flow: Flow
}

const nameOf = (entry: unknown, index: string): string => {
  const { id, name, question } = Object(entry)
  return [id, name, question].find((name) => typeof name === 'string') ?? index
}

/**
 * The values of a document by their paths, such as 'prices.bundle.INR'; entries of a list by their
 * id, name or question if they have one.
 */
export function flatten(
  value: unknown,
  path: readonly string[] = [],
): [path: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), String(value)]]
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, [...path, Array.isArray(value) ? nameOf(inner, key) : key]),
  )
}

const valuesOf = (yaml = '{}') => new Map(flatten(parse(yaml)))
const pieceOf = (text: string | undefined, mark: Piece['mark']): Piece[] =>
  text === undefined ? [] : [{ text, mark }]

/** The facts that differ from a commit; a missing file has none. */
export const changedFacts = (root: string, commit: string): FactChange[] =>
  Object.keys(factFiles).flatMap((file) => {
    const now = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined
    const old = valuesOf(runGit(root, ['show', `${commit}:${file}`]))
    const fresh = valuesOf(now)
    return [...new Set([...old.keys(), ...fresh.keys()])]
      .filter((path) => old.get(path) !== fresh.get(path))
      .map((path) => ({
        file,
        flow: [
          { text: `${path}: ` },
          ...pieceOf(old.get(path), 'del'),
          ...pieceOf(fresh.get(path), 'ins'),
        ],
      }))
  })
