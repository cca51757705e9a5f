import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Problem, placeOf } from '#ssg/content/content-error.ts'
import { root as project } from '#tools/root.ts'

/** What a file imports, with the offset of the name. */
export interface Import {
  target: string
  offset: number
}

/** Imports and re-exports of a module's syntax tree. */
export function importsOf(program: unknown): Import[] {
  const { body = [] } = (program ?? {}) as {
    body?: { source?: { value?: unknown; start: number } | null }[]
  }
  return body.flatMap(({ source }) =>
    typeof source?.value === 'string' ? [{ target: source.value, offset: source.start + 1 }] : [],
  )
}

/** Endings that an import may leave out. */
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

function exists(root: string, file: string, target: string): boolean {
  const path = target.replace(/\?.*$/, '')
  if (/^(?:virtual:|node:|~)/.test(path)) return true
  if (/^[./]/.test(path)) {
    const found = path.startsWith('/') ? join(root, path) : join(root, dirname(file), path)
    return endings.some((ending) => existsSync(found + ending))
  }
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path
  return existsSync(join(project, 'node_modules', name))
}

/** Imports of files and packages that are not there, which stop a build. */
export const missingImports = (
  root: string,
  file: string,
  source: string,
  imports: readonly Import[],
): Problem[] =>
  imports
    .filter(({ target }) => !exists(root, file, target))
    .map(({ target, offset }) => ({
      file,
      ...placeOf(source, offset),
      message: `'${target}' is imported and not there: correct the name or delete the line`,
    }))
