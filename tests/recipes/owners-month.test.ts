import { expect, test } from 'vitest'
import { SiteCopy } from '#tests/site-copy.ts'

// What an owner changes in a month, without looking at code; the project's own tests stay green.

interface Testimonial {
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
    for (const name of ['Asha Nair', 'Ben Okafor', 'Chitra Das', 'Dev Mehta', 'Elif Kaya'])
      testimonials.push({
        ...(model as Testimonial),
        id: name.toLowerCase().replace(' ', '-'),
        name,
        initials: name.replace(/[^A-Z]/g, ''),
      })
  })
}

function changeSamples(site: SiteCopy) {
  site.remove('pages/content/listicle.mdx')
  for (const slug of ['tea-gardens', 'night-trains', 'river-towns', 'street-food']) {
    const title = `Words about ${slug.replace('-', ' ')}`
    site.run('new', ['--kind', 'content', '--slug', slug, '--title', title])
  }
  // The last one stays as the command leaves it.
  for (const slug of ['tea-gardens', 'night-trains', 'river-towns'])
    site.replace(`pages/content/${slug}.mdx`, 'Replace this paragraph with', 'This tells')
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
  for (const step of ['unit', 'build', 'built'])
    expect(site.run('test', ['--only', step])).toContain('1 passed, 0 failed')
})
