// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** The page's policy, as a browser with Trusted Types has it. */
async function policy() {
  vi.resetModules()
  return import('#client/dom/trusted-types.ts')
}

beforeEach(() => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_: string, rules: object) => rules,
  })
  vi.stubEnv('ANALYTICS_ID', '')
  vi.stubEnv('PIXEL_ID', '')
})

test("a script of this site may be started by the site's own code", async () => {
  const { trustedScriptUrl } = await policy()
  expect(trustedScriptUrl('/sw.js')).toBe('/sw.js')
})

test.each([
  'https://other.example/a.js',
  '//other.example/a.js',
  'data:text/javascript,alert(1)',
])('a page starts no script of another host: %s', async (url) => {
  const { trustedScriptUrl } = await policy()
  expect(() => trustedScriptUrl(url)).toThrow('Not a script of this site')
})
