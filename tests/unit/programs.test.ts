import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, win32 } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  missingPackages,
  npmPlaces,
  npmScript,
  runsOn,
  scriptOf,
} from '../../tools/commands/programs.mjs'
import { root } from './site-copy.ts'

const folder = mkdtempSync(join(tmpdir(), 'my programs '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

describe('the command of a package', () => {
  const modules = join(root, 'node_modules')

  test.each(['vite-react-ssg', 'vitest', 'tsc', 'biome', 'playwright', 'size-limit'])(
    '%s starts without a shell, by its script alone',
    (command) => {
      const { status, stderr } = spawnSync(
        process.execPath,
        [scriptOf(command, modules), '--help'],
        {
          cwd: root,
          env: { SystemRoot: process.env.SystemRoot },
          encoding: 'utf8',
        },
      )
      expect(status, stderr).toBe(0)
    },
  )
})

describe('npm', () => {
  const own = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js'

  test('is found by its own variable, unless another package manager has set it', () => {
    const npm_execpath = 'D:\\npm\\bin\\npm-cli.js'
    const execPath = 'C:\\Program Files\\nodejs\\node.exe'
    expect(npmPlaces({ env: { npm_execpath }, execPath }, win32)).toEqual([
      npm_execpath,
      own,
      'C:\\Program Files\\lib\\node_modules\\npm\\bin\\npm-cli.js',
    ])
    expect(npmPlaces({ env: { npm_execpath: 'D:\\yarn.js' }, execPath }, win32)[0]).toBe(own)
  })

  test('is searched beside Node.js and in the folders of PATH', () => {
    const env = { PATH: 'C:\\Windows;C:\\Program Files\\nodejs' }
    expect(npmPlaces({ env, execPath: 'D:\\portable\\node.exe' }, win32)).toContain(own)
  })

  test('is found where Node.js was started by its name', () => {
    const { npm_execpath, ...env } = process.env
    const script = npmScript({ env, execPath: process.execPath })
    expect(script).toMatch(/npm-cli\.js$/)
  })

  test('is not confused with another program of its name', () => {
    mkdirSync(join(folder, 'bin'))
    writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\n')
    expect(
      npmScript({ env: { PATH: join(folder, 'bin') }, execPath: join(folder, 'bin/node') }),
    ).toBeUndefined()
  })
})

describe('the versions of Node.js', () => {
  test('are those that Vite supports', () => {
    expect(json('package.json').engines.node).toBe(
      json('node_modules/vite/package.json').engines.node,
    )
  })

  test.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '23.1.0', '24.0.0', '26.10.0'])(
    '%s is supported',
    (version) => expect(runsOn(version)).toBe(true),
  )
  test.each(['18.20.8', '20.18.3', '21.7.3', '22.0.0', '22.11.0'])('%s is too old', (version) =>
    expect(runsOn(version)).toBe(false),
  )
})

describe('an install', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/vite': { version: '8.3.8' },
      'node_modules/sharp': { version: '0.35.5' },
      'node_modules/@img/sharp-win32-x64': { version: '0.35.5', optional: true, os: ['win32'] },
      'node_modules/fsevents': { version: '2.3.3', optional: true, os: ['darwin'] },
    },
  }
  const without = (path: string) => ({
    packages: Object.fromEntries(Object.entries(lock.packages).filter(([name]) => name !== path)),
  })

  test('without the development tools is incomplete', () => {
    expect(missingPackages(lock, undefined, 'win32')).toEqual(['vite', 'sharp'])
    expect(missingPackages(lock, without('node_modules/vite'), 'darwin')).toContain('vite')
  })

  test('of another lock file is incomplete', () => {
    const older = { packages: { ...lock.packages, 'node_modules/vite': { version: '8.3.7' } } }
    expect(missingPackages(lock, older, 'win32')).toContain('vite')
  })

  test('needs no packages for other systems and is invalid there', () => {
    const installed = without('node_modules/fsevents')
    expect(missingPackages(lock, installed, 'win32')).toEqual([])
    expect(missingPackages(lock, installed, 'darwin')).toEqual(['@img/sharp-win32-x64'])
  })

  test('is complete in this copy', () => {
    expect(
      missingPackages(json('package-lock.json'), json('node_modules/.package-lock.json')),
    ).toEqual([])
  })
})
