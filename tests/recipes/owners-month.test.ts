import { expect, test } from 'vitest'
import { SiteCopy } from '#tests/site-copy.ts'
import { newPage } from '#tools/new/new-page.ts'

// What an owner changes in a month, without looking at code; the project's own tests stay green.

/** Slow tests of commands, scripts and settings, which no content can turn red. */
const withoutContent = [
  'unit/{ceilings,commands,deploy-context,hosts,islands,onboarding,settings}.test.ts',
  'built/browsers.test.ts',
]

interface Testimonial {
  quote: string
  id: string
  name: string
  initials: string
  home: boolean
}

/** Another sentence of the same length and facts: its first two words change places. */
function otherWords(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^(\S+) (\S+)/, '$2 $1')
  if (Array.isArray(value)) return value.map(otherWords)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, otherWords(inner)]))
}

function changeTestimonials(site: SiteCopy) {
  site.yaml<{ testimonials: Testimonial[] }>('data/testimonials.yaml', ({ testimonials }) => {
    const gone = testimonials.findIndex(({ home }) => !home)
    const [model] = testimonials.splice(gone, 1)
    const names = ['Asha Nair', 'Ben Okafor', 'Chitra Das', 'Dev Mehta', 'Elif Kaya']
    for (const [index, name] of names.entries())
      testimonials.push({
        ...(model as Testimonial),
        id: name.toLowerCase().replace(' ', '-'),
        name,
        quote: `${model?.quote} ${'Once more. '.repeat(index)}`.trim(),
        initials: name.replace(/[^A-Z]/g, ''),
      })
  })
}

function changeSamples(site: SiteCopy) {
  site.remove('pages/content/listicle.mdx')
  for (const slug of ['tea-gardens', 'night-trains', 'river-towns', 'street-food']) {
    const page = newPage({ kind: 'content', title: `Words about ${slug.replace('-', ' ')}` })
    // The last one stays as the command leaves it.
    const isFinished = slug !== 'street-food'
    site.write(
      `pages/content/${slug}.mdx`,
      isFinished ? page.replaceAll('Replace this paragraph with', 'This tells') : page,
    )
  }
}

/** Changes every sentence of the home page, and agrees to it where the check asks. */
function changeHome(site: SiteCopy) {
  site.yaml<object>('data/home.yaml', (home) => Object.assign(home, otherWords(home)))
  const { output } = site.attempt('check-content')
  const quoted = [...output.matchAll(/The specification quotes '(.*?)' here/g)].map(
    ([, words = '']) => words,
  )
  site.yaml<{ replaced: string[] }>('data/own-words.yaml', (own) =>
    own.replaced.push(...new Set(quoted)),
  )
}

test("after a month of an owner's changes the project's own tests are green", () => {
  const site = new SiteCopy()
  site.run('setup', ['--domain', 'tararoy.in', '--phone', '+91 98301 12233'])
  site.yaml<{ prices: { beginner: { INR: number } } }>('data/prices.yaml', ({ prices }) => {
    prices.beginner.INR = 8_499
  })
  changeTestimonials(site)
  changeSamples(site)
  changeHome(site)
  site.run('format-content')
  expect(site.run('check-content')).toMatch(/^The content is in order/)
  site.run('build')
  const excluded = withoutContent.flatMap((files) => ['--exclude', `tests/${files}`])
  const { status, output } = site.program('node_modules/vitest/vitest.mjs', [
    ...['run', '--project', 'unit', '--project', 'built'],
    ...excluded,
  ])
  expect(status, output).toBe(0)
})
