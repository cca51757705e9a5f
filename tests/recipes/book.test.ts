import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { asDelivered } from '#tests/delivered/as-delivered.ts'
import { SiteCopy } from '#tests/site-copy.ts'
import { goLive } from './going-live.ts'

// Runs every night instead of with every change, since it takes as long as `npm test -- --quick`.

/** Changes of single files that the README describes for a consultant. */
function followReadme(site: SiteCopy) {
  const flags = ['--kind', 'video', '--slug', 'reels', '--title', 'Short reels for shops']
  site.run('new', flags)
  site.rename('pages/content/travel.mdx', 'pages/content/travel-guides.mdx')
  site.rename('pages/ai/webapp-development.mdx', 'pages/ai/plant-care.mdx')
  site.remove('pages/video/youtube-producer.mdx')
  site.replace('data/home.yaml', 'How quickly will you reply?', 'When will you reply?')
  site.replace('data/services/youtube-strategy.yaml', 'Strategy & Growth', 'Planning & Growth')
}

const copy = new SiteCopy()

test.skipIf(!asDelivered)('the site passes its tests once every recipe was followed', async () => {
  followReadme(copy)
  await goLive(copy)
  // As `npm run fix` does, which docs/going-live.md names before the tests.
  spawnSync('npx', ['biome', 'check', '--write', '.'], {
    cwd: copy.folder,
    shell: process.platform === 'win32',
  })
  copy.run('format-content')
  expect(copy.run('test', ['--quick'])).toMatch(/ passed, 0 failed/)
})
