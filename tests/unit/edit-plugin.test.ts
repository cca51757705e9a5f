import { afterAll, expect, test, vi } from 'vitest'
import { siteWith } from '#tests/site-copy.ts'

// Other files share the modules of a worker.
const bundle = vi.hoisted(() => {
  vi.resetModules()
  return vi.fn()
})
vi.mock('#tools/edit/editor-bundle.ts', () => ({ bundleEditor: bundle }))
vi.mock('#tools/page-titles.ts', () => ({ pageTitles: () => ({}) }))
afterAll(() => vi.resetModules())

test('the editor opens once the owner has mended what stopped it', async () => {
  const { editPlugin } = await import('#tools/edit/edit-plugin.ts')
  type Handler = (request: object, response: object, next: unknown) => unknown
  let serve: Handler = () => {}
  const { configureServer } = editPlugin(siteWith({}, [])) as unknown as {
    configureServer(server: object): void
  }
  configureServer({
    middlewares: { use: (_: string, handler: Handler) => (serve = handler) },
  })
  bundle.mockRejectedValueOnce(new Error('A mistake in a schema'))
  for (let load = 0; load < 2; load++)
    await serve({ url: '/', method: 'GET', headers: {} }, {}, () => {})
  expect(bundle).toHaveBeenCalledTimes(2)
})
