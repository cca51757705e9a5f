import type { Redirects } from '#content/types.ts'
import type { MeasuringIds } from '#data/measurement-ids.ts'
import { contentPolicy, printPolicy } from '#ssg/document/policy.ts'
import { readTable } from '#ssg/settings/table.ts'

/**
 * Headers for the addresses that `path` matches; it may end in one `*`. No two rules for one
 * address set the same header: hosts join the values with a comma.
 */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

const POLICY = 'Content-Security-Policy'
const REVALIDATE = 'public, max-age=0, must-revalidate'

const headerTable = readTable<{
  everywhere: HeaderRule['headers']
  pages: HeaderRule['headers']
  files: Record<string, HeaderRule['headers']>
}>(import.meta.dirname, 'headers')

/** Patterns for pages, one for each folder that is not a page itself: Cloudflare counts rules. */
function pagePatterns(paths: readonly string[]): string[] {
  const pages = new Set(paths)
  const patterns = paths.map((path) => {
    const folder = path.replace(/\/[^/]*$/, '')
    return folder === '' || pages.has(folder) ? path : `${folder}/*`
  })
  return [...new Set(patterns)]
}

/** The table of headers behind every host's file, for pages at `paths`. */
export function headerRules(
  ids: MeasuringIds,
  paths: readonly string[],
): HeaderRule[] {
  const policy = printPolicy(contentPolicy(ids))
  return [
    { path: '/*', headers: { [POLICY]: policy, ...headerTable.everywhere } },
    ...pagePatterns(paths).map((path) => ({
      path,
      headers: headerTable.pages,
    })),
    ...Object.entries(headerTable.files).map(([path, headers]) => ({
      path,
      headers,
    })),
  ]
}

/**
 * Headers of a preview, which search engines do not index. A header for all addresses cannot be
 * removed for one, so pages, review and editor carry their policies as <meta> elements.
 */
export const previewRules = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.map(({ path, headers: { [POLICY]: _, ...headers } }) => ({
    path,
    headers: {
      ...headers,
      ...(path === '/*' && { 'X-Robots-Tag': 'noindex' }),
    },
  }))

export const matches = (rule: HeaderRule, path: string) =>
  rule.path.endsWith('*')
    ? path.startsWith(rule.path.slice(0, -1))
    : path === rule.path

/**
 * Headers of an address. Pages have no cache rule: hosts that read `_headers` revalidate them by
 * default.
 */
export const headersFor = (
  path: string,
  rules: readonly HeaderRule[],
): Record<string, string> =>
  Object.assign(
    { 'Cache-Control': REVALIDATE },
    ...rules
      .filter((rule) => matches(rule, path))
      .map(({ headers }) => headers),
  )

/**
 * Removes headers that only make sense over https, so that the preview over http works in every
 * browser.
 */
export function overHttp(
  headers: Record<string, string>,
): Record<string, string> {
  const { 'Strict-Transport-Security': _, ...rest } = headers
  const policy = rest[POLICY]
  return policy
    ? { ...rest, [POLICY]: policy.replace('; upgrade-insecure-requests', '') }
    : rest
}

/**
 * `_headers` of Netlify and Cloudflare Pages. Cloudflare reads at most 100 rules and 2,000
 * characters a line.
 */
export function printHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n'),
  )
  return `# Written by the build from ssg/hosts/headers.ts.\n${blocks.join('\n')}\n`
}

/** Parses `_headers`. */
export const parseHeaders = (text: string): HeaderRule[] =>
  [...text.matchAll(/^(\/.*)\n((?: .*\n?)*)/gm)].map(
    ([, path = '', lines = '']) => ({
      path,
      headers: Object.fromEntries(
        [...lines.matchAll(/^ +([^:]+): (.*)$/gm)].map(([, name, value]) => [
          name,
          value,
        ]),
      ),
    }),
  )

/** `vercel.json`, which Vercel reads in the folder that is deployed: `vercel deploy dist`. */
export const vercelConfig = (
  rules: readonly HeaderRule[],
  redirects: Redirects = {},
) => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  cleanUrls: true,
  trailingSlash: false,
  redirects: Object.entries(redirects).map(([source, destination]) => ({
    source,
    destination,
    permanent: true,
  })),
  headers: rules.map(({ path, headers }) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })),
})
