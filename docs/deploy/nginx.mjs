// Prints an nginx server for the built site:
// node docs/deploy/nginx.mjs example.com /var/www/site > /etc/nginx/conf.d/site.conf
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'

const root = join(import.meta.dirname, '../..')
const load = async (file) =>
  (await runnerImport(join(root, file), { configFile: false, root, logLevel: 'error' })).module

const [name, folder, dir = 'dist'] = process.argv.slice(2)
if (!name || !folder) {
  console.error(
    'Say for which name and from which folder the site is served: ' +
      'node docs/deploy/nginx.mjs example.com /var/www/site',
  )
  process.exit(1)
}
const { parseHeaders } = await load('ssg/hosts/headers.ts')
const { nginxConfig } = await load('ssg/hosts/nginx.ts')
const { parseRedirects } = await load('ssg/hosts/redirects.ts')
const read = (file) =>
  existsSync(join(root, dir, file)) ? readFileSync(join(root, dir, file), 'utf8') : ''
process.stdout.write(
  nginxConfig(parseHeaders(read('_headers')), {
    name,
    root: folder,
    redirects: parseRedirects(read('_redirects')),
  }),
)
