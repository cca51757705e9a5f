import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { bundleEditor } from './editor-bundle.ts'

type Env = Record<string, string | undefined>

/** Whether this machine can open a browser. */
const hasDesktop = ({ CI, DISPLAY, WAYLAND_DISPLAY }: Env) =>
  !CI && (process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY))

/**
 * Serves /__edit beside the site during development; `npm run edit` (EDIT=on, PORT as for `npm
 * start`) also opens it. The editor is bundled on its first request and is not part of the site's
 * module graph: saving a page reloads the site, not the form.
 */
export function editPlugin(root: string, env: Env = process.env): Plugin {
  const opens = env.EDIT === 'on'
  return {
    name: 'edit',
    apply: 'serve',
    config: () =>
      opens
        ? {
            server: {
              ...(env.PORT && { port: Number(env.PORT) }),
              open: hasDesktop(env) && '/__edit',
            },
          }
        : {},
    configureServer(server) {
      const folder = join(root, '.cache/edit')
      let ready: Promise<ReturnType<typeof sirv>> | undefined
      const prepare = async () => {
        rmSync(folder, { recursive: true, force: true })
        await bundleEditor(root, folder, { target: 'folder', folder: basename(root) })
        return sirv(folder, { dev: true })
      }
      server.middlewares.use('/__edit', async (request, response, next) => {
        try {
          ready ??= prepare()
          ;(await ready)(request, response, next)
        } catch (error) {
          ready = undefined
          next(error)
        }
      })
      if (!opens) return
      server.httpServer?.once('listening', () => {
        const address = server.httpServer?.address()
        if (address && typeof address === 'object')
          server.config.logger.info(
            `\n  The editor is at http://localhost:${address.port}/__edit\n  (Ctrl+C stops it)\n`,
          )
      })
    },
  }
}
