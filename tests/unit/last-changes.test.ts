import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastChanges } from '../../ssg/outputs/last-changes.ts'
import { hasGit } from './git.ts'

const folder = mkdtempSync(join(tmpdir(), 'history-'))
const project = join(folder, 'project')

const settings = ['user.name=A', 'user.email=a@example.com', 'protocol.file.allow=always']
const git = (cwd: string, date: string, ...args: string[]) =>
  execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd,
    env: {
      ...process.env,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
      GIT_CONFIG_GLOBAL: '/dev/null',
    },
    stdio: 'pipe',
  })

const commit = (date: string, files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text)
  git(project, date, 'add', '.')
  git(project, date, 'commit', '-m', 'Change')
}

beforeAll(() => {
  if (!hasGit) return
  mkdirSync(join(project, 'pages/content'), { recursive: true })
  git(project, '', 'init', '-q')
  commit('2025-01-05T10:00:00+05:30', {
    'pages/a.tsx': '1',
    'pages/content/é ü.mdx': '1',
    'other.ts': '1',
  })
  commit('2025-03-01T08:00:00+05:30', { 'pages/a.tsx': '2' })
  commit('2025-04-01T08:00:00+05:30', { 'other.ts': '2' })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(!hasGit)('the last change of a page', () => {
  test('is the last commit that touched its file, for any file name', () => {
    const { of, note } = lastChanges(project, 'pages')
    expect(Object.fromEntries(of)).toEqual({
      'pages/a.tsx': '2025-03-01T08:00:00+05:30',
      'pages/content/é ü.mdx': '2025-01-05T10:00:00+05:30',
    })
    expect(note).toBeUndefined()
  })

  test('is reported as unknown where a shallow clone has cut the history', () => {
    git(folder, '', 'clone', '-q', '--depth', '2', pathToFileURL(project).href, 'shallow')
    const { of, note } = lastChanges(join(folder, 'shallow'), 'pages')
    expect([...of]).toEqual([])
    expect(note).toMatch(/shallow clone/)
  })

  test('is unknown outside Git', () => {
    const plain = join(folder, 'plain')
    mkdirSync(plain)
    process.env.GIT_CEILING_DIRECTORIES = folder
    expect(lastChanges(plain, 'pages')).toMatchObject({
      of: new Map(),
      note: expect.stringMatching(/no Git history/),
    })
  })
})
