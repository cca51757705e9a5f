import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { ContentError, type Problem } from '#content/report.ts'
import { WARNINGS_EVENT } from '#ssg/development/content-warnings.ts'
import { sitePlugin } from '#ssg/site-plugin.ts'

/** Ids of modules made from content, such as the project cards and the routes with titles. */
const contentModules = [
  '/site/data/home.yaml',
  '/site/pages/a.mdx',
  '\0virtual:projects',
  'virtual:vite-plugin-pages/generated-pages?id=~react-pages',
]

type Check = () => readonly Problem[]
type Module = { id: string }

/** A development server with some modules; it checks the content with `check`. */
function serverWith(check: Check = () => []) {
  const invalidated: string[] = []
  const sent: { type: string; err?: object }[] = []
  const ws = Object.assign(new EventEmitter(), {
    send: (message: { type: string }) => sent.push(message),
  })
  const ids = [...contentModules, '/site/client/a.ts']
  const modules = ids.map((id): [string, Module] => [id, { id }])
  const moduleGraph = {
    idToModuleMap: new Map(modules),
    invalidateModule: ({ id }: Module) => invalidated.push(id),
  }
  const error = vi.fn()
  const server = {
    watcher: new EventEmitter(),
    ws,
    config: { logger: { error } },
    environments: { client: { moduleGraph } },
  }
  type Hooks = Record<string, (...given: unknown[]) => unknown>
  const plugin = sitePlugin(check) as unknown as Hooks
  plugin.configureServer?.(server)
  return { plugin, server, sent, invalidated, error }
}

test.each(['add', 'change', 'unlink'])(
  "the development server reloads the page with new texts and facts at the file event '%s'",
  (event) => {
    const { server, sent, invalidated } = serverWith()
    server.watcher.emit(event, '/site/data/site.yaml')
    expect(sent.at(-1)).toEqual({ type: 'full-reload' })
    expect(invalidated).toEqual(contentModules)
  },
)

/** The place where an owner made a mistake. */
const place = {
  file: 'data/home.yaml',
  line: 3,
  column: 5,
}

test('an owner reads the warnings over the page after each save', () => {
  const problem = { ...place, message: 'Why' }
  const { server, sent } = serverWith(() => [problem])
  server.watcher.emit('change', '/site/data/home.yaml')
  const data = [expect.stringMatching(/^data\/home\.yaml:3:5 .*Why/)]
  expect(sent[0]).toEqual({
    type: 'custom',
    event: WARNINGS_EVENT,
    data,
  })
})

test('the development server shows no error if a file is deleted during the check', () => {
  const { server, sent } = serverWith(() => {
    throw Object.assign(new Error('gone'), { code: 'ENOENT' })
  })
  server.watcher.emit('change', '/site/data/home.yaml')
  expect(sent).toEqual([])
})

test('an owner reads a saved mistake over the page, and the page does not reload', () => {
  const problem = { ...place, message: 'No' }
  const { server, sent, error } = serverWith(() => {
    throw new ContentError([problem])
  })
  server.watcher.emit('add', '/site/data/home.yaml')
  expect(sent).toMatchObject([
    {
      type: 'error',
      err: {
        stack: expect.stringContaining('data/home.yaml:3:5'),
        loc: place,
      },
    },
  ])
  expect(error).toHaveBeenCalledOnce()
})

test('saving a picture neither checks the content nor reloads the page', () => {
  const check = vi.fn(() => [])
  const { server, sent } = serverWith(check)
  server.watcher.emit('change', '/site/public/images/me.jpg')
  expect(check).not.toHaveBeenCalled()
  expect(sent).toEqual([])
})

test('the development server checks the content one second after a page is opened', () => {
  vi.useFakeTimers()
  const check = vi.fn(() => [])
  const { server } = serverWith(check)
  server.ws.emit('connection')
  expect(check).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(check).toHaveBeenCalledOnce()
})

test('an error in the program is thrown, not reported as a mistake in the content', () => {
  const { server } = serverWith(() => {
    throw new TypeError('undefined is not a function')
  })
  const save = () => server.watcher.emit('change', 'data/home.yaml')
  expect(save).toThrow(TypeError)
})

test('links to the fonts and to the script for warnings are added only in development', () => {
  const { plugin, server } = serverWith()
  const added = plugin.transformIndexHtml?.('', { server }) as {
    attrs: { href?: string; src?: string }
  }[]
  const files = added.map(({ attrs }) => attrs.href ?? attrs.src)
  expect(files).toEqual([
    '/ssg/fonts/fonts.css',
    '/ssg/development/content-warnings.ts',
  ])
  for (const file of files) expect(existsSync(`.${file}`)).toBe(true)
  expect(plugin.transformIndexHtml?.('', {})).toBeUndefined()
})

test('saving a file of client, components, content or data does not restart the server', () => {
  const { plugin } = serverWith()
  const configFileDependencies = [
    '/site/client/a.ts',
    '/site/components/a.ts',
    '/site/content/a.ts',
    '/site/data/a.ts',
    '/site/ssg/options.ts',
    '/site/vite.config.ts',
  ]
  plugin.configResolved?.({ root: '/site', configFileDependencies })
  expect(configFileDependencies).toEqual([
    '/site/ssg/options.ts',
    '/site/vite.config.ts',
  ])
})
