import { relative } from 'node:path'
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite'
import { readPages } from '#content/content-file.ts'
import { ContentError, formatProblem, type Problem } from '#content/report.ts'
import { projectsOf } from '#content/site.ts'
import { WARNINGS_EVENT } from './development/content-warnings.ts'

/** Delay in ms of the check after a page is opened, so that the page's modules load first. */
const CHECK_DELAY_MS = 1000

/** Id of the virtual module with the project cards that pages define in their metadata. */
const PROJECTS_ID = 'virtual:projects'

/** Whether a module is made from the content, as are the routes, which contain metadata. */
const isMadeFromContent = (id: string | null) =>
  ['.yaml', '.mdx', PROJECTS_ID, 'react-pages'].some((end) => id?.endsWith(end))

/** Folders of modules of the site that the Vite configuration imports as well. */
const moduleFolders = ['client', 'components', 'content', 'data']

/** Tags that pages have only in development. */
const developmentTags: HtmlTagDescriptor[] = [
  // No module imports the fonts: a build writes their rules into each page.
  { tag: 'link', attrs: { rel: 'stylesheet', href: '/ssg/fonts/fonts.css' } },
  {
    tag: 'script',
    attrs: { type: 'module', src: '/ssg/development/content-warnings.ts' },
  },
]

/** Shows the problems of a ContentError in the terminal and in Vite's error overlay. */
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
 * Checks the content during development, shows the findings over the page, and serves the project
 * cards as a module.
 */
export function sitePlugin(
  assertContent: (root: string) => readonly Problem[],
): Plugin {
  let root = process.cwd()
  /** Checks the content and reports the findings; returns whether it has no mistakes. */
  const checkAndReport = (server: ViteDevServer) => {
    try {
      const warnings = assertContent(root).map(formatProblem)
      server.ws.send({ type: 'custom', event: WARNINGS_EVENT, data: warnings })
      return true
    } catch (error) {
      if (error instanceof ContentError) report(server, error)
      // ENOENT: a file was deleted while it was read. The watcher's 'unlink' event checks again.
      else if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      return false
    }
  }
  const refreshContent = (server: ViteDevServer, file: string) => {
    if (!/\.(tsx?|mdx|yaml)$/.test(file)) return
    // Invalidates all content, since texts may use facts of the changed file.
    for (const { moduleGraph } of Object.values(server.environments))
      for (const module of moduleGraph.idToModuleMap.values())
        if (isMadeFromContent(module.id)) moduleGraph.invalidateModule(module)
    if (checkAndReport(server)) server.ws.send({ type: 'full-reload' })
  }
  return {
    name: 'site',
    configResolved(config) {
      root = config.root
      // The configuration imports facts and components for the head of each page. Vite would
      // restart the development server at each edit of them, which vite-react-ssg does not survive.
      // So they are removed from the configuration's dependencies, and watched like other modules.
      const dependencies = config.configFileDependencies.filter((file) => {
        const [folder = ''] = relative(root, file).split(/[\\/]/)
        return !moduleFolders.includes(folder)
      })
      config.configFileDependencies.splice(
        0,
        Number.POSITIVE_INFINITY,
        ...dependencies,
      )
    },
    async buildStart() {
      if (this.environment.config.command === 'build') readPages(root)
    },
    resolveId: (id) => (id === PROJECTS_ID ? `\0${PROJECTS_ID}` : undefined),
    async load(id) {
      if (id !== `\0${PROJECTS_ID}`) return undefined
      return `export const projects = ${JSON.stringify(projectsOf(readPages(root)))}`
    },
    transformIndexHtml: (_, { server }) => server && developmentTags,
    configureServer(server) {
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => refreshContent(server, file))
      // Checks when a page connects, so that the page shows mistakes made earlier, and the check at
      // the first save rereads only one file.
      server.ws.on('connection', () =>
        setTimeout(() => checkAndReport(server), CHECK_DELAY_MS),
      )
    },
  }
}
