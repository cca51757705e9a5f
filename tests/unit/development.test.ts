import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { ContentError, type Problem } from '#content/report.ts'
import { sitePlugin } from '#ssg/site-plugin.ts'

type Check = () => readonly Problem[]

/** A development server with two modules, whose content is checked by `check`. */
function develop(check: Check = () => []) {
  const invalidated: string[] = []
  const sent: { type: string; err?: object }[] = []
  const ws = Object.assign(new EventEmitter(), {
    send: (message: { type: string }) => sent.push(message),
  })
  const ids = ['/site/data/home.yaml', '/site/pages/a.mdx', '/site/client/a.ts']
  const moduleGraph = {
    idToModuleMap: new Map(ids.map((id) => [id, { id }])),
    invalidateModule: ({ id }: { id: string }) => invalidated.push(id),
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

afterEach(() => vi.useRealTimers())

test('an owner who saves a file sees the page again, with its words and facts', () => {
  const { server, sent, invalidated } = develop()
  server.watcher.emit('change', '/site/data/site.yaml')
  expect(sent.at(-1)).toEqual({ type: 'full-reload' })
  expect(invalidated).toEqual(['/site/data/home.yaml', '/site/pages/a.mdx'])
})

test('a page is not shown again before its content is in order', () => {
  const problem = { file: 'data/home.yaml', line: 3, column: 5, message: 'No' }
  const { server, sent, error } = develop(() => {
    throw new ContentError([problem])
  })
  server.watcher.emit('add', '/site/data/home.yaml')
  expect(sent).toMatchObject([
    {
      type: 'error',
      err: {
        stack: expect.stringContaining('data/home.yaml:3:5'),
        loc: { file: 'data/home.yaml', line: 3, column: 5 },
      },
    },
  ])
  expect(error).toHaveBeenCalledOnce()
})

test('a picture that is saved leaves an open page as it is', () => {
  const check = vi.fn(() => [])
  const { server, sent } = develop(check)
  server.watcher.emit('change', '/site/public/images/me.jpg')
  expect(check).not.toHaveBeenCalled()
  expect(sent).toEqual([])
})

test('a page that is opened shows old mistakes once it has loaded', () => {
  vi.useFakeTimers()
  const check = vi.fn(() => [])
  const { server } = develop(check)
  server.ws.emit('connection')
  expect(check).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(check).toHaveBeenCalledOnce()
})

test('a mistake of the program itself is not taken for one of the content', () => {
  const { server } = develop(() => {
    throw new TypeError('undefined is not a function')
  })
  expect(() => server.watcher.emit('change', 'data/home.yaml')).toThrow(
    TypeError,
  )
})

test('fonts and notes are added to a page in development alone', () => {
  const { plugin, server } = develop()
  const added = plugin.transformIndexHtml?.('', { server }) as { tag: string }[]
  expect(added.map(({ tag }) => tag)).toEqual(['link', 'script'])
  expect(plugin.transformIndexHtml?.('', {})).toBeUndefined()
})

test('the server is not started again for words and components that are saved', () => {
  const { plugin } = develop()
  const configFileDependencies = [
    ...['client', 'components', 'content', 'data'].map(
      (folder) => `/site/${folder}/a.ts`,
    ),
    '/site/ssg/options.ts',
    '/site/vite.config.ts',
  ]
  plugin.configResolved?.({ root: '/site', configFileDependencies })
  expect(configFileDependencies).toEqual([
    '/site/ssg/options.ts',
    '/site/vite.config.ts',
  ])
})
