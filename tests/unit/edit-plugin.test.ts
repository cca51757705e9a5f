import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { siteWith } from '#tests/site-copy.ts'
import { editorOf } from '#tools/edit/edit-config.ts'

const { bundle, names } = vi.hoisted(() => ({
  bundle: vi.fn(),
  names: { 'data/home.yaml': 'Home' },
}))
vi.mock('#tools/edit/editor-bundle.ts', () => ({ bundleEditor: bundle }))
vi.mock('#tools/page-titles.ts', () => ({ pageTitles: () => names }))

/** The settings that the plugin gives the development server, as far as these tests check them. */
interface ServerSettings {
  open?: unknown
  port?: number
  watch: object
}

/** The settings of the development server on a machine with these environment variables. */
async function serverWith(variables: Record<string, string | undefined>) {
  const { editPlugin } = await import('#tools/edit/edit-plugin.ts')
  const machine = {
    CI: undefined,
    DISPLAY: undefined,
    ...variables,
  }
  for (const [name, value] of Object.entries(machine)) {
    vi.stubEnv(name, value)
  }
  const { config } = editPlugin('site') as unknown as {
    config(): { server: ServerSettings }
  }
  const { server } = config()
  return server
}

type Handler = (request: object, response: object, next?: unknown) => unknown

/** The request handlers that the editor adds to the development server, by their base path. */
async function handlersOf(root: string) {
  const { editPlugin } = await import('#tools/edit/edit-plugin.ts')
  const handlers = new Map<string, Handler>()
  const { configureServer } = editPlugin(root) as unknown as {
    configureServer(server: object): void
  }
  const use = (start: string, handler: Handler) => handlers.set(start, handler)
  configureServer({ middlewares: { use } })
  return handlers
}

/** Returns a function that requests the editor of a site from the development server. */
async function loaderOf(root: string) {
  const handlers = await handlersOf(root)
  const request = {
    url: '/',
    method: 'GET',
    headers: {},
  }
  return () => handlers.get('/__edit')?.(request, {}, () => {})
}

beforeEach(() => bundle.mockClear())

test.each(['DISPLAY', 'WAYLAND_DISPLAY'])(
  'npm run edit opens the editor at the port in PORT on a desktop (variable: %s)',
  async (display) => {
    const server = await serverWith({
      EDIT: 'on',
      PORT: '8080',
      [display]: ':0',
    })
    expect(server).toMatchObject({ open: '/__edit', port: 8080 })
  },
)

test('npm run edit fails with an error that explains PORT if PORT is no port number', async () => {
  const server = serverWith({ EDIT: 'on', PORT: 'abc' })
  await expect(server).rejects.toThrow('PORT is a number up to 65535')
})

test.runIf(process.platform === 'linux')(
  'npm run edit opens no browser on a Linux machine without a desktop',
  async () => {
    const { open } = await serverWith({ EDIT: 'on' })
    expect(open).toBe(false)
  },
)

test('npm run dev opens no browser, and does not reload when files in .cache change', async () => {
  const server = await serverWith({ EDIT: undefined, DISPLAY: ':0' })
  expect(server).toEqual({ watch: { ignored: ['**/.cache/**'] } })
})

test('the editor is built again at the next request after its build failed', async () => {
  const load = await loaderOf(siteWith({}, []))
  bundle.mockRejectedValueOnce(new Error('A mistake in a schema'))
  await load()
  await load()
  expect(bundle).toHaveBeenCalledTimes(2)
})

test('the editor no longer asks for `git init` once the folder is a Git repository', async () => {
  const root = siteWith({}, [])
  const load = await loaderOf(root)
  await load()
  mkdirSync(join(root, '.git'))
  await load()
  await load()
  for (const [, , settings] of bundle.mock.calls)
    expect(settings).toMatchObject({ target: 'folder', names })
  const asked = bundle.mock.calls.map(([, , { missing }]) => missing)
  const advice = expect.stringContaining('git init')
  expect(asked).toEqual([advice, undefined])
})

test('editors of two folders named my-site do not share what they store in a browser', async () => {
  for (const parent of [siteWith({}, []), siteWith({}, [])]) {
    const load = await loaderOf(join(parent, 'my-site'))
    await load()
  }
  const stores = bundle.mock.calls.map(([, , settings]) => {
    const { backend } = editorOf(settings).config
    return (backend as { repo: string }).repo
  })
  expect(stores).toEqual(Array(2).fill(expect.stringMatching(/\/my-site$/)))
  expect(new Set(stores).size).toBe(2)
})

test('the editor gets the current contents of a file, and a 404 for a missing file', async () => {
  const file = 'data/offline.yaml'
  const root = siteWith({ [file]: 'title: A\n' }, [])
  const handlers = await handlersOf(root)
  const serve = handlers.get('/__edit/data') as Handler
  const server = createServer((request, response) => serve(request, response))
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  const read = (name: string) => fetch(`http://localhost:${port}/${name}`)
  expect(await (await read('offline.yaml')).text()).toBe('title: A\n')
  writeFileSync(join(root, file), 'title: Another\n')
  expect(await (await read('offline.yaml')).text()).toBe('title: Another\n')
  expect((await read('none.yaml')).status).toBe(404)
  server.closeAllConnections()
  server.close()
})
