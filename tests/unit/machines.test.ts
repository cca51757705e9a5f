import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { hasGit } from './git.ts'
import { root } from './site-copy.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('the workflow', () => {
  const workflow = parse(read('.github/workflows/site.yml'))

  test('tests every system with the oldest supported Node.js of each line', () => {
    const { strategy, steps } = workflow.jobs.machines
    const oldest = [...JSON.parse(read('package.json')).engines.node.matchAll(/[\d.]+/g)].flat()
    expect(strategy.matrix.node).toEqual([...oldest, '24'])
    expect(strategy.matrix.system.map((name: string) => name.split('-')[0])).toEqual([
      'ubuntu',
      'windows',
      'macos',
    ])
    expect(steps.at(-1).run).toBe('npm test -- --quick')
  })

  test('cancels the runs of older pushes but no nightly run', () => {
    const groupOf = (event: string) =>
      workflow.concurrency.group
        .replace(/\$\{\{ github\.event_name \}\}/, event)
        .replace(/\$\{\{ github\.ref \}\}/, 'refs/heads/main')
    expect(groupOf('push')).not.toMatch(/\$/)
    expect(groupOf('push')).not.toBe(groupOf('schedule'))
    expect(workflow.concurrency['cancel-in-progress']).toBe(true)
  })
})

describe.skipIf(!hasGit)('a clone on Windows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('has the same bytes, although Git converts line breaks there', () => {
    const git = (...args: string[]) => {
      const config = ['-c', 'core.autocrlf=true', '-c', 'core.safecrlf=false']
      const { status, stderr } = spawnSync('git', [...config, ...args], {
        cwd: folder,
        encoding: 'utf8',
      })
      expect(status, stderr).toBe(0)
    }
    git('init', '-q')
    for (const name of ['.gitattributes', 'biome.json', 'index.html', 'data'])
      cpSync(join(root, name), join(folder, name), { recursive: true })
    writeFileSync(join(folder, 'picture.png'), Buffer.from([0x89, 0x50, 0x0d, 0x0a, 0x1a, 0x0a]))
    const bytes = () =>
      (readdirSync(folder, { recursive: true, withFileTypes: true }) ?? [])
        .filter((entry) => entry.isFile() && !/[\\/]\.git(?:[\\/]|$)/.test(entry.parentPath))
        .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'base64')])
        .sort()
    const before = bytes()
    expect(before.length).toBeGreaterThan(20)
    git('add', '-A')
    for (const [name = ''] of before) rmSync(join(folder, name), { force: true })
    rmSync(join(folder, 'data'), { recursive: true })
    git('checkout-index', '-a', '-f')
    expect(bytes()).toEqual(before)
  })
})
