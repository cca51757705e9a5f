import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { bundleEditor } from './editor-bundle.ts'

/**
 * Serves /__edit beside the site during development; `npm run edit` (EDIT=on, PORT as for `npm
 * start`) also opens it where there is a desktop. The editor is bundled on its first request and is
 * not part of the site's module graph: saving a page reloads the site, not the form.
 */
export function editPlugin(root: string): Plugin {
  const { CI, DISPLAY, EDIT, PORT, WAYLAND_DISPLAY } = process.env
  const hasDesktop = !CI && (process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY)
  const server = { ...(PORT && { port: Number(PORT) }), open: hasDesktop ? '/__edit' : false }
  return {
    name: 'edit',
    apply: 'serve',
    config: () => (EDIT === 'on' ? { server } : undefined),
    configureServer({ config, httpServer, middlewares }) {
      const folder = join(root, '.cache/edit')
      let ready: Promise<ReturnType<typeof sirv>> | undefined
      const prepare = async () => {
        rmSync(folder, { recursive: true, force: true })
        await bundleEditor(root, folder, { target: 'folder', folder: basename(root) })
        return sirv(folder, { dev: true })
      }
      middlewares.use('/__edit', async (request, response, next) => {
        try {
          ready ??= prepare()
          ;(await ready)(request, response, next)
        } catch (error) {
          ready = undefined
          next(error)
        }
      })
      httpServer?.once('listening', () => {
        const address = httpServer.address()
        if (EDIT === 'on' && typeof address === 'object')
          config.logger.info(
            `\n  The editor is at http://localhost:${address?.port}/__edit\n  (Ctrl+C stops it)\n`,
          )
      })
    },
  }
}
