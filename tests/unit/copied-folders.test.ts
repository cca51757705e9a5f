import type { CopySyncOptions } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { siteWith } from '#tests/site-copy.ts'
import { serve } from '#tools/static-host.ts'

/**
 * Makes `cpSync` throw if it gets no filter. On Windows such a call ends the process of Node.js 22
 * or 24 if a path has letters outside ASCII, as in C:\Users\Jürgen.
 */
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>()
  const cpSync = (from: string, to: string, options?: CopySyncOptions) => {
    if (!options?.filter) throw new Error('The process has ended.')
    fs.cpSync(from, to, options)
  }
  return { ...fs, cpSync }
})

test('on Windows a site is served from a folder whose path has an umlaut', async () => {
  const files = { 'dist/index.html': '', 'dist/404.html': '' }
  const root = siteWith(files, [])
  const { server, url, compression } = await serve({
    root,
    folder: 'dist',
    port: 0,
  })
  await compression
  expect((await fetch(url)).status).toBe(200)
  server.close()
})

test('on Windows tests can copy the site into a folder whose path has an umlaut', () => {
  expect(() => siteWith({}, ['data', 'package.json'])).not.toThrow()
})
