// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** Imports the policy of the page, as in a browser with Trusted Types. */
async function importPolicy() {
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

test('the URL of a script of this site is trusted', async () => {
  const { trustedScriptUrl } = await importPolicy()
  expect(trustedScriptUrl('/sw.js')).toBe('/sw.js')
})

test.each([
  'https://other.example/a.js',
  '//other.example/a.js',
  'data:text/javascript,alert(1)',
])(
  'the URL of a script that is not of this site is refused: %s',
  async (url) => {
    const { trustedScriptUrl } = await importPolicy()
    expect(() => trustedScriptUrl(url)).toThrow('Not a script of this site')
  },
)
