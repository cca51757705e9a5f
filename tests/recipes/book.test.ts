import { spawnSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { asDelivered } from '../delivered/as-delivered.ts'
import { book } from './book.ts'
import { SiteCopy } from './site-copy.ts'

// Runs every night instead of with every change, since it takes as long as `npm test -- --quick`.

const copy = new SiteCopy()
afterAll(() => copy.delete())

test.skipIf(!asDelivered)('the site passes its tests once every recipe was followed', async () => {
  for (const { change } of book) await change(copy)
  // As `npm run fix` does, which docs/going-live.md names before the tests.
  spawnSync('npx', ['biome', 'check', '--write', '.'], {
    cwd: copy.folder,
    shell: process.platform === 'win32',
  })
  copy.run('format-content')
  expect(copy.run('test', ['--quick'])).toMatch(/ passed, 0 failed/)
})
