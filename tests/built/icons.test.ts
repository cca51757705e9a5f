import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '#content/content-file.ts'
import { drawIcons } from '#tools/commands/make-icons.ts'

const site = readContent('data/site.yaml')
const manifest = JSON.parse(readFileSync('dist/site.webmanifest', 'utf8'))

test('the web manifest names the consultant and existing icons', () => {
  expect(manifest).toMatchObject({
    name: site.alternateName,
    short_name: site.name,
  })
  const icons: { src: string; sizes: string }[] = manifest.icons
  const sizes = icons.map((icon) => icon.sizes)
  expect(sizes).toEqual(['192x192', '512x512'])
  for (const { src } of icons) {
    const isThere = existsSync(`dist${src}`)
    expect(isThere, src).toBe(true)
  }
})

test('the web manifest opens the home page in the browser', () => {
  // In an app without the bars of a browser a visitor has no way back from a chat.
  expect(manifest).toMatchObject({ start_url: '/', display: 'browser' })
})

const favicon = readFileSync('public/favicon.svg', 'utf8')

test.each(Object.entries(drawIcons(favicon)))(
  '%s is drawn from the current favicon (else run `node tools/run.mjs make-icons`)',
  (name, picture) => {
    const served = readFileSync(`dist/${name}`)
    expect(served.equals(picture)).toBe(true)
  },
)

test('/favicon.ico is a file in the ICO format', () => {
  const icon = readFileSync('dist/favicon.ico')
  const signature = [...icon.subarray(0, 4)]
  expect(signature).toEqual([0, 0, 1, 0])
})
