import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writePublicFiles } from '#ssg/outputs/public-files.ts'

// The purpose of a build is read once in a module, and other files share the modules of a worker.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

const out = mkdtempSync(join(tmpdir(), 'preview-'))

beforeAll(() => {
  vi.stubEnv('SITE_CONTEXT', 'preview')
  writePublicFiles(out, [])
})

test.each(['_headers', 'vercel.json'])(
  'a preview tells search engines in %s to leave it out',
  (name) => {
    const text = readFileSync(join(out, name), 'utf8')
    expect(text).toMatch(/X-Robots-Tag.{1,30}noindex/s)
  },
)
