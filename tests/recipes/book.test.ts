import { spawnSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { asDelivered } from '../delivered/as-delivered.ts'
import { goLive } from './going-live.ts'
import { SiteCopy } from './site-copy.ts'

// Runs every night instead of with every change, since it takes as long as `npm test -- --quick`.

const speaking = `import { PageHero } from '../components/ui/PageHero.tsx'

export default function SpeakingPage() {
  return (
    <PageHero
      title="Talks on AI at work"
      intro="A talk of forty minutes with examples from small companies."
    />
  )
}
`

const speakingWords = `page:
  title: Speaking
  description: 'Talks on AI in small companies: what a team can hand over and what it must check.'
  keywords:
    - AI speaker India
    - talks on AI
`

/** Changes of single files that the README describes for a consultant. */
function followReadme(site: SiteCopy) {
  for (const [kind, slug, title] of [
    ['content', 'food', 'Food writing samples'],
    ['video', 'reels', 'Short reels for shops'],
    ['case', 'clinic-reminders', 'Reminders for a clinic'],
    ['legal', 'cookie-policy', 'Cookie Policy'],
  ] as const)
    site.run('new', ['--kind', kind, '--slug', slug, '--title', title])
  site.rename('pages/content/travel.mdx', 'pages/content/travel-guides.mdx')
  site.rename('pages/video/video-editor.mdx', 'pages/video/editing.mdx')
  site.rename('pages/ai/webapp-development.mdx', 'pages/ai/plant-care.mdx')
  for (const page of ['content/listicle', 'video/youtube-producer', 'ai/ai-powered-website'])
    site.remove(`pages/${page}.mdx`)
  for (const [file, from, to] of [
    ['data/home.yaml', 'How quickly will you reply?', 'When will you reply?'],
    [
      'data/services/youtube-strategy.yaml',
      'YouTube Strategy & Growth',
      'YouTube Planning & Growth',
    ],
    [
      'data/career/beginner.yaml',
      'What AI is and where it fails',
      'What AI is, and where it goes wrong',
    ],
    ['pages/legal/disclaimer.mdx', 'They come from particular businesses', 'Each has one source'],
  ] as const)
    site.replace(file, from, to)
  site.write('pages/speaking.tsx', speaking)
  site.write('data/speaking.yaml', speakingWords)
}

const copy = new SiteCopy()
afterAll(() => copy.delete())

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
