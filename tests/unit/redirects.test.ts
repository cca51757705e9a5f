import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { vercelConfig } from '#ssg/hosts/headers.ts'
import { parseRedirects, printRedirects } from '#ssg/hosts/redirects.ts'
import { problemLines, sharedSite } from '#tests/site-copy.ts'
import { contentProblems } from '#tools/checks/content-problems.ts'
import { serve } from '#tools/static-host.ts'

const redirects = { '/content/food': '/content/cooking', '/old': '/' }
const built = () => {
  const root = mkdtempSync(join(tmpdir(), 'redirects-'))
  const dist = join(root, 'dist')
  mkdirSync(dist)
  for (const file of ['index.html', '404.html']) writeFileSync(join(dist, file), file)
  writeFileSync(join(dist, '_redirects'), printRedirects(redirects))
  return root
}

describe('the old address of a renamed page leads to the new one', () => {
  test('on Netlify, Cloudflare and `npm start`, with a final slash or without', () => {
    expect(printRedirects(redirects)).toBe(
      '/content/food /content/cooking 301\n/content/food/ /content/cooking 301\n' +
        '/old / 301\n/old/ / 301\n',
    )
    expect([...parseRedirects(printRedirects(redirects))]).toHaveLength(4)
  })

  test('on `npm start`, permanently and with the query', async () => {
    const { server, url } = await serve({ root: built(), dir: 'dist', port: 0 })
    try {
      const answer = await fetch(`${url}/content/food?ref=mail`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        '/content/cooking?ref=mail',
      ])
      expect((await fetch(`${url}/old`)).status).toBe(200)
      expect((await fetch(`${url}/content/other`, { redirect: 'manual' })).status).toBe(404)
    } finally {
      server.close()
    }
  })

  test('on Vercel', () => {
    expect(vercelConfig([], redirects).redirects).toEqual([
      { source: '/content/food', destination: '/content/cooking', permanent: true },
      { source: '/old', destination: '/', permanent: true },
    ])
  })
})

describe('a redirect that cannot work is reported at its line', () => {
  test.each([
    [
      'from a page that exists',
      { '/about': '/contact' },
      "'/about' is a page of this site: nobody would see it again. Delete this redirect",
    ],
    [
      'to another redirect',
      { '/older': '/old', '/old': '/about' },
      "'/older' leads to '/old', which leads on: write '/about' here",
    ],
    ['to itself', { '/old': '/old' }, "'/old' leads to '/old', which leads on"],
    ['with a slash at its end', { '/old/': '/about' }, 'without a slash at its end'],
    [
      'to another site',
      { '/old': 'https://example.com' },
      'the new address must be a path of this site such as /content/travel',
    ],
  ])('%s', async (_, written, message) => {
    const change = { 'data/redirects.yaml': () => `${JSON.stringify(written, null, 2)}\n` }
    const [found, ...more] = problemLines(await contentProblems(sharedSite(change)))
    expect(found).toMatch(/^data\/redirects\.yaml:2:/)
    expect(found).toContain(message)
    expect(more).toEqual([])
  })
})
