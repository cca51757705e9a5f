import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { vercelConfig } from '#ssg/hosts/headers.ts'
import { parseRedirects, printRedirects } from '#ssg/hosts/redirects.ts'
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

// Redirects that cannot work: content-table.test.ts.
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
      expect((await fetch(`${url}/index.html`, { redirect: 'manual' })).status).toBe(308)
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
