import { relative } from 'node:path'
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite'
import { readPages } from '#content/content-file.ts'
import { ContentError, formatProblem, type Problem } from '#content/report.ts'
import { projectsOf } from '#content/site.ts'
import { TO_LOOK_AT } from './development/look-notes.ts'

/** Time in which an opened page loads its modules before the content is checked, in ms. */
const CHECK_DELAY_MS = 1000

/** The virtual module of the project cards that pages announce. */
const PROJECTS = 'virtual:projects'

/** Modules that are made of words, among them the routes, which hold metadata. */
const holdsWords = (id: string | null) =>
  ['.yaml', '.mdx', PROJECTS, 'react-pages'].some((end) => id?.endsWith(end))

/** Folders whose modules the configuration imports for the head of each page. */
const ofPages = ['client', 'components', 'content', 'data']

/** Tags that pages have in development alone. */
const forDevelopment: HtmlTagDescriptor[] = [
  // Vite's graph has no fonts: a build writes their rules into each page.
  { tag: 'link', attrs: { rel: 'stylesheet', href: '/ssg/fonts/fonts.css' } },
  {
    tag: 'script',
    attrs: { type: 'module', src: '/ssg/development/look-notes.ts' },
  },
]

/** Shows a mistake in the terminal and as an overlay until it is mended. */
function report({ config, ws }: ViteDevServer, error: ContentError) {
  const [first] = error.problems
  config.logger.error(error.message)
  ws.send({
    type: 'error',
    err: {
      message: error.message,
      stack: error.problems.map(formatProblem).join('\n'),
      ...(first && {
        loc: { file: first.file, line: first.line, column: first.column },
      }),
    },
  })
}

/**
 * Checks the content during development, shows what it finds over the page, and serves the project
 * cards.
 */
export function sitePlugin(
  assertContent: (root: string) => readonly Problem[],
): Plugin {
  let root = process.cwd()
  const isInOrder = (server: ViteDevServer) => {
    try {
      const found = assertContent(root).map(formatProblem)
      server.ws.send({ type: 'custom', event: TO_LOOK_AT, data: found })
      return true
    } catch (error) {
      if (error instanceof ContentError) report(server, error)
      // A file went away while it was read; the watcher reports that too.
      else if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      return false
    }
  }
  const refresh = (server: ViteDevServer, file: string) => {
    if (!/\.(tsx?|mdx|yaml)$/.test(file)) return
    // Words name facts of other files.
    for (const { moduleGraph } of Object.values(server.environments))
      for (const module of moduleGraph.idToModuleMap.values())
        if (holdsWords(module.id)) moduleGraph.invalidateModule(module)
    if (isInOrder(server)) server.ws.send({ type: 'full-reload' })
  }
  return {
    name: 'site',
    configResolved(config) {
      root = config.root
      // The config imports facts and components for the head of each page. Vite would restart the
      // development server at each edit of them, which vite-react-ssg does not survive, so they are
      // watched like any other module.
      const followed = config.configFileDependencies.filter((file) => {
        const [folder = ''] = relative(root, file).split(/[\\/]/)
        return !ofPages.includes(folder)
      })
      config.configFileDependencies.splice(
        0,
        Number.POSITIVE_INFINITY,
        ...followed,
      )
    },
    async buildStart() {
      if (this.environment.config.command === 'build') readPages(root)
    },
    resolveId: (id) => (id === PROJECTS ? `\0${PROJECTS}` : undefined),
    async load(id) {
      if (id !== `\0${PROJECTS}`) return undefined
      return `export const projects = ${JSON.stringify(projectsOf(readPages(root)))}`
    },
    transformIndexHtml: (_, { server }) => server && forDevelopment,
    configureServer(server) {
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => refresh(server, file))
      // Once a page has loaded it shows old mistakes, and the first save rereads one file only.
      server.ws.on('connection', () =>
        setTimeout(() => isInOrder(server), CHECK_DELAY_MS),
      )
    },
  }
}
