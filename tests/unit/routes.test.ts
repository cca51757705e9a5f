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
  const optionsOfBuild = { ...options, caseSensitive: true }
  const context = new PageContext(optionsOfBuild, process.cwd())
  await context.searchGlob()
  const pages = [...context.pageRouteMap.values()]
  const expected = pages.map(({ path, route }) => {
    const address = route.replace(/(?:^|\/)index$/, '')
    const file = path.slice(context.root.length + 1)
    return { path: `/${address}`, file }
  })
  const { routes } = openSite(process.cwd())
  expect(routes).toHaveLength(expected.length)
  expect(routes).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/skills?tab=tab-2', '/skills'],
  ['/#contact', '/'],
  ['/', '/'],
])('a visitor who asks for %s gets the page %s', (address, path) => {
  expect(pathOfAddress(address)).toBe(path)
})

test('a page that is rendered without an address is the home page', () => {
  expect(pathOfAddress(undefined)).toBe('/')
})
