import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { siteWith } from '#tests/site-copy.ts'

const bundle = vi.hoisted(() => vi.fn())
vi.mock('#tools/edit/editor-bundle.ts', () => ({ bundleEditor: bundle }))
vi.mock('#tools/page-titles.ts', () => ({ pageTitles: () => ({}) }))

/** Loads the editor of a site from its development server. */
async function loaderOf(root: string) {
  const { editPlugin } = await import('#tools/edit/edit-plugin.ts')
  type Handler = (request: object, response: object, next: unknown) => unknown
  let serve: Handler = () => {}
  const { configureServer } = editPlugin(root) as unknown as {
    configureServer(server: object): void
  }
  configureServer({
    middlewares: { use: (_: string, handler: Handler) => (serve = handler) },
  })
  return () => serve({ url: '/', method: 'GET', headers: {} }, {}, () => {})
}

beforeEach(() => bundle.mockClear())

test('the editor opens once the owner has mended what stopped it', async () => {
  const load = await loaderOf(siteWith({}, []))
  bundle.mockRejectedValueOnce(new Error('A mistake in a schema'))
  await load()
  await load()
  expect(bundle).toHaveBeenCalledTimes(2)
})

test('an owner who makes the folder a repository goes on by loading the editor again', async () => {
  const root = siteWith({}, [])
  const load = await loaderOf(root)
  await load()
  mkdirSync(join(root, '.git'))
  await load()
  await load()
  const asked = bundle.mock.calls.map(([, , { missing }]) => missing)
  expect(asked).toEqual([expect.stringContaining('git init'), undefined])
})
