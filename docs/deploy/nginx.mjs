// Prints a server for nginx from the built site: node docs/deploy/nginx.mjs example.com /var/www/site > /etc/nginx/conf.d/site.conf
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, root } from '../../tools/commands/run.mjs'

const [name, folder, dir = 'dist'] = process.argv.slice(2)
if (!name || !folder) {
  console.error('Say for which name and from which folder the site is served: node docs/deploy/nginx.mjs example.com /var/www/site')
  process.exit(1)
}
const { parseHeaders } = await load('ssg/hosts/headers.ts')
const { nginxConfig } = await load('ssg/hosts/nginx.ts')
process.stdout.write(nginxConfig(parseHeaders(readFileSync(join(root, dir, '_headers'), 'utf8')), { name, root: folder }))
