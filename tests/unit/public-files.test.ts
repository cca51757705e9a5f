import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { writePublicFiles } from '#ssg/outputs/public-files.ts'

const out = mkdtempSync(join(tmpdir(), 'preview-'))

beforeAll(() => {
  vi.stubEnv('SITE_CONTEXT', 'preview')
  writePublicFiles(out, [])
})

test.each(['_headers', 'vercel.json'])(
  'a preview tells search engines in %s not to index it',
  (name) => {
    const text = readFileSync(join(out, name), 'utf8')
    expect(text).toMatch(/X-Robots-Tag.{1,30}noindex/s)
  },
)
