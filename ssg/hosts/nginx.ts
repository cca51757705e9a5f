import type { HeaderRule } from './headers.ts'
import { nginxRedirects } from './redirects.ts'

const quote = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`
const pattern = (path: string) =>
  path.endsWith('*') ? `~^${path.slice(0, -1).replaceAll('.', '\\.')}` : path

/**
 * A server block for nginx, from the same table as every other host's headers. Headers are set on
 * the server only: a location with add_header loses all others. Missing files get no cache rule, or
 * browsers would cache a 404 for a year.
 */
export function nginxConfig(
  rules: readonly HeaderRule[],
  {
    name,
    root,
    redirects = new Map(),
  }: { name: string; root: string; redirects?: ReadonlyMap<string, string> },
): string {
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? {}
  const byPath = new Map<string, [path: string, value: string][]>()
  for (const { path, headers } of rules) {
    if (path === '/*') continue
    for (const [header, value] of Object.entries(headers))
      byPath.set(header, [...(byPath.get(header) ?? []), [path, value]])
  }
  const maps = [...byPath].map(([header, values]) => {
    const otherwise =
      header === 'Cache-Control' ? 'public, max-age=0, must-revalidate' : (everywhere[header] ?? '')
    return [
      `map $uri ${variable(header)} {`,
      `  default ${quote(otherwise)};`,
      ...values.map(([path, value]) => `  ${pattern(path)} ${quote(value)};`),
      '}',
    ].join('\n')
  })
  const headers = [
    ...Object.entries(everywhere).flatMap(([header, value]) =>
      byPath.has(header) ? [] : [`  add_header ${header} ${quote(value)} always;`],
    ),
    ...[...byPath.keys()].map(
      (header) =>
        `  add_header ${header} ${variable(header)}${header === 'Cache-Control' ? '' : ' always'};`,
    ),
  ]
  const compressed = [
    'text/css text/javascript application/javascript application/json',
    'application/manifest+json application/xml image/svg+xml text/plain',
  ]
  return `# Written by docs/deploy/nginx.mjs from the built site. It belongs where nginx.conf \
includes it within http { }, such as conf.d/.
${maps.join('\n')}

server {
  listen 80;
  listen [::]:80;
  server_name ${name};
  root ${root};
  charset utf-8;

  gzip on;
  gzip_vary on;
  gzip_types ${compressed.join(' ')};

${headers.join('\n')}

  # One address a page: without .html and without a slash at its end.
  absolute_redirect off;
  rewrite ^/index(?:\\.html)?/*$ / permanent;
  rewrite ^(/.+?)(?:/index)?\\.html/*$ $1 permanent;
  rewrite ^(/.+?)/+$ $1 permanent;

${nginxRedirects(redirects)}  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }

  # Other hosts' instructions are nobody's business.
  location ~ ^/(_headers|_redirects|vercel\\.json)$ {
    return 404;
  }

  # Without .html, or the rule above would send the visitor on to it.
  error_page 404 /404;
}
`
}
