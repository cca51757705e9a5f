import { readdirSync, readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { expect, test } from 'vitest'
import config from '../../uno.config.ts'

/** Class names that the site's own style sheets define. */
const ownClasses = new Set(
  readdirSync('components/styles')
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [
      ...readFileSync(`components/styles/${name}`, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g),
    ])
    .map((match) => match[1] as string),
)

/** Classes of UnoCSS that the style sheets refine on purpose. */
const refined = new Set([...Object.keys(config.shortcuts ?? {}), 'font-display'])

// 'hover-card' was once read as the variant 'hover-' of the shortcut 'card'.
test('UnoCSS reads no class name of the site as a utility', async () => {
  const uno = await createGenerator(config)
  const { matched } = await uno.generate(ownClasses, { preflights: false })
  expect(ownClasses.size).toBeGreaterThan(50)
  expect([...matched].filter((name) => !refined.has(name))).toEqual([])
})

test('no class name ends with ! to make a utility important: write the ! in front', async () => {
  const uno = await createGenerator(config)
  const marked = ['client', 'components', 'pages'].flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) =>
        (readFileSync(`${folder}/${name}`, 'utf8').match(/[^\s"'`]+!(?=[\s"'`])/g) ?? []).map(
          (word) => ({ word, place: `${folder}/${name}: ${word}` }),
        ),
      ),
  )
  const { matched } = await uno.generate(new Set(marked.map(({ word }) => word)), {
    preflights: false,
  })
  expect(marked.filter(({ word }) => matched.has(word)).map(({ place }) => place)).toEqual([])
})
