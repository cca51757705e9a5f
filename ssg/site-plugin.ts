import type { Plugin, ViteDevServer } from 'vite'
import { namedFiles } from '#data/named-facts/named-texts.ts'
import { ContentError, formatProblem } from './content/content-error.ts'
import { readFonts } from './document/fonts.ts'
import { projectsOf, readPages } from './routes/pages.ts'
import { buildDate } from './settings/build-date.ts'
import { isPreview } from './settings/deploy-context.ts'

/** Time in which an opened page loads its modules before the content is checked, in ms. */
const CHECK_DELAY_MS = 1000

/** Virtual modules that components import. */
const modules: Record<string, (root: string) => string | Promise<string>> = {
  'virtual:projects': async (root) =>
    `export const projects = ${JSON.stringify(projectsOf(await readPages(root)))}`,
  'virtual:site-build': () =>
    `export const buildDate = new Date(${buildDate().getTime()})\n` +
    `export const isPreview = ${isPreview()}`,
}
const resolved = (id: string) => `\0${id}`
const holdsFacts = (file: string) =>
  Object.keys(namedFiles).some((name) => file.replaceAll('\\', '/').endsWith(`/${name}`))

/**
 * Checks the content and serves the virtual modules. In development, mistakes show as an overlay
 * until they are mended.
 */
export function sitePlugin(assertContent: (root: string) => Promise<void>): Plugin {
  let root = process.cwd()

  /** Checks the content; reports mistakes in the terminal and as an overlay. */
  const check = async ({ config, ws }: ViteDevServer): Promise<boolean> => {
    try {
      await assertContent(root)
      return true
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      const [first] = error.problems
      config.logger.error(error.message)
      ws.send({
        type: 'error',
        err: {
          message: error.message,
          stack: error.problems.map(formatProblem).join('\n'),
          ...(first && { loc: { file: first.file, line: first.line, column: first.column } }),
        },
      })
      return false
    }
  }

  const refresh = async (server: ViteDevServer, file: string) => {
    if (!/\.(tsx?|mdx|yaml)$/.test(file)) return
    for (const environment of Object.values(server.environments)) {
      // The routes of vite-plugin-pages contain metadata, whose changes the plugin does not watch.
      const routes = await environment.pluginContainer.resolveId('~react-pages')
      if (!routes) throw new Error("No plugin resolves '~react-pages'")
      // Words name facts of other files.
      for (const module of environment.moduleGraph.idToModuleMap.values())
        if (holdsFacts(file) && /\.(?:yaml|mdx)$/.test(module.id ?? ''))
          environment.moduleGraph.invalidateModule(module)
      for (const id of [...Object.keys(modules).map(resolved), routes.id]) {
        const module = environment.moduleGraph.getModuleById(id)
        if (module) environment.moduleGraph.invalidateModule(module)
      }
    }
    if (await check(server)) server.ws.send({ type: 'full-reload' })
  }

  return {
    name: 'site',
    configResolved(config) {
      root = config.root
      // The config imports facts and components for the head of each page. Vite would restart the
      // development server at each edit of them, which vite-react-ssg does not survive, so they are
      // watched like any other module.
      const followed = config.configFileDependencies.filter(
        (file) => !/[\\/](?:client|components|data)[\\/]/.test(file.slice(root.length)),
      )
      config.configFileDependencies.splice(0, Number.POSITIVE_INFINITY, ...followed)
    },
    async buildStart() {
      if (this.environment.config.command === 'build') await readPages(root)
    },
    resolveId: (id) => (id in modules ? resolved(id) : undefined),
    load(id) {
      const make = id.startsWith('\0') ? modules[id.slice(1)] : undefined
      return make?.(root)
    },
    async configureServer(server) {
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => refresh(server, file))
      // Checks once a page has loaded, so that it shows old mistakes and the first save rereads one
      // file only.
      server.ws.on('connection', () => setTimeout(() => check(server), CHECK_DELAY_MS))
      const { files } = readFonts()
      server.middlewares.use((request, response, next) => {
        const font = files.find(({ fileName }) => request.url === `/${fileName}`)
        if (!font) return next()
        response.setHeader('content-type', 'font/woff2')
        response.end(font.source)
      })
    },
  }
}
