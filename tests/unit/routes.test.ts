import { PageContext } from 'vite-plugin-pages'
import { expect, test } from 'vitest'
import { pathOfAddress } from '#components/page-address.ts'
import { openSite } from '#content/open-site.ts'

test('each page has the address that vite-plugin-pages gives its file', async () => {
  const options = {
    dirs: 'pages',
    extensions: ['tsx', 'mdx'],
    resolver: 'react' as const,
  }
  const asBuilt = { ...options, caseSensitive: true }
  const context = new PageContext(asBuilt, process.cwd())
  await context.searchGlob()
  const pages = [...context.pageRouteMap.values()]
  const found = pages.map(({ path, route }) => {
    const address = route.replace(/(?:^|\/)index$/, '')
    const file = path.slice(context.root.length + 1)
    return { path: `/${address}`, file }
  })
  const { routes } = openSite(process.cwd())
  expect(routes).toHaveLength(found.length)
  expect(routes).toEqual(expect.arrayContaining(found))
})

test.each([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/skills?tab=tab-2', '/skills'],
  ['/#contact', '/'],
  ['/', '/'],
  [undefined, '/'],
])('who asks for %s gets the page %s', (address, path) => {
  expect(pathOfAddress(address)).toBe(path)
})
