import { hash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { pageTitles } from '#tools/page-titles.ts'
import { portOf } from '#tools/port.ts'
import type { EditorSettings } from './edit-config.ts'
import { bundleEditor } from './editor-bundle.ts'

/** The message for a folder without .git: the editor opens only Git repositories. */
const NO_REPOSITORY =
  "To begin, make this site's folder a Git repository, by which every change can be undone: " +
  'type git init in it, then load this page again.'

function settingsOf(root: string): EditorSettings {
  const missing = existsSync(join(root, '.git')) ? undefined : NO_REPOSITORY
  return {
    target: 'folder',
    folder: basename(root),
    pathHash: hash('sha256', root).slice(0, 8),
    ...(missing && { missing }),
  }
}

/**
 * Serves the editor at /__edit during development. `npm run edit` (EDIT=on, PORT as for
 * `npm start`) also opens it in a browser if there is a desktop. The editor is bundled at its first
 * request and is not in the site's module graph: saving a page reloads the site, not the form.
 */
export function editPlugin(root: string): Plugin {
  const { CI, DISPLAY, EDIT, WAYLAND_DISPLAY } = process.env
  const port = EDIT === 'on' ? portOf(process.env) : undefined
  const hasDesktop =
    !CI && (process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY)
  const serverOptions = {
    ...(port !== undefined && { port }),
    open: hasDesktop ? '/__edit' : false,
  }
  return {
    name: 'edit',
    apply: 'serve',
    config: () => ({
      // By default Vite would scan the editor's index.html too, and not find the editor's package.
      optimizeDeps: { entries: ['index.html'] },
      server: {
        ...(EDIT === 'on' && serverOptions),
        watch: { ignored: ['**/.cache/**'] },
      },
    }),
    configureServer({ config, httpServer, middlewares }) {
      const folder = join(root, '.cache/edit')
      let editorHandler: Promise<ReturnType<typeof sirv>> | undefined
      /** What was missing when the handler was made; it may have been set up since then. */
      let lastMissing: string | undefined
      const prepareHandler = async () => {
        rmSync(folder, { recursive: true, force: true })
        await bundleEditor(root, folder, {
          ...settingsOf(root),
          names: pageTitles(root),
        })
        return sirv(folder, { dev: true })
      }
      // Serves the current files to the editor, which itself reads files only when it is loaded.
      for (const folderName of ['data', 'pages']) {
        const serveFile = sirv(join(root, folderName), { dev: true })
        // Without a next handler, serveFile responds with 404 if a file is missing.
        middlewares.use(`/__edit/${folderName}`, (request, response) =>
          serveFile(request, response),
        )
      }
      middlewares.use('/__edit', async (request, response, next) => {
        try {
          const { missing } = settingsOf(root)
          if (missing !== lastMissing) editorHandler = undefined
          lastMissing = missing
          editorHandler ??= prepareHandler()
          ;(await editorHandler)(request, response, next)
        } catch (error) {
          editorHandler = undefined
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
