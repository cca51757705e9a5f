import type { Redirects } from '#content/types.ts'
import type { MeasurementIds } from '#data/measurement-ids.ts'
import { contentPolicy, policyText } from '#ssg/document/policy.ts'
import { readTable } from '#ssg/settings/yaml-table.ts'

/**
 * Headers for the paths that match `path`, which may end in `*`. No two rules that match the same
 * path may set the same header: hosts would join the values with a comma.
 */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

const POLICY_HEADER = 'Content-Security-Policy'
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

const headerTable = readTable<{
  everywhere: HeaderRule['headers']
  pages: HeaderRule['headers']
  files: Record<string, HeaderRule['headers']>
  assets: HeaderRule['headers']
}>(import.meta.dirname, 'headers')

/**
 * Patterns that match all pages. Pages in a folder that is not a page itself share one pattern,
 * since Cloudflare limits the number of rules.
 */
function pagePatterns(paths: readonly string[]): string[] {
  const pathSet = new Set(paths)
  const patterns = paths.map((path) => {
    const folder = path.replace(/\/[^/]*$/, '')
    return folder === '' || pathSet.has(folder) ? path : `${folder}/*`
  })
  return [...new Set(patterns)]
}

/**
 * The header rules of a site with pages at `paths` and the built files `assetNames` in /assets. The
 * files for hosts are made from these rules.
 */
export function headerRules(
  ids: MeasurementIds,
  paths: readonly string[],
  assetNames: readonly string[] = [],
): HeaderRule[] {
  const policy = policyText(contentPolicy(ids))
  return [
    {
      path: '/*',
      headers: { [POLICY_HEADER]: policy, ...headerTable.everywhere },
    },
    ...pagePatterns(paths).map((path) => ({
      path,
      headers: headerTable.pages,
    })),
    ...Object.entries(headerTable.files).map(([path, headers]) => ({
      path,
      headers,
    })),
    // The rules of assets are last, since Cloudflare ignores rules beyond a maximum number.
    ...assetNames.map((name) => ({
      path: `/assets/${name}`,
      headers: headerTable.assets,
    })),
  ]
}

/**
 * Header rules of a preview, which tell search engines not to index it. They contain no policy:
 * pages, review and editor need different ones, which are in <meta> elements. A header for all
 * paths could not be removed for some of them.
 */
export const previewRules = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.map(({ path, headers: { [POLICY_HEADER]: _, ...headers } }) => ({
    path,
    headers: {
      ...headers,
      ...(path === '/*' && { 'X-Robots-Tag': 'noindex' }),
    },
  }))

export const isRuleFor = (rule: HeaderRule, path: string) =>
  rule.path.endsWith('*')
    ? path.startsWith(rule.path.slice(0, -1))
    : path === rule.path

/**
 * The headers of a path. No rule sets the Cache-Control of pages: they get the default of hosts
 * that read `_headers`, with which browsers revalidate pages.
 */
export const headersFor = (
  path: string,
  rules: readonly HeaderRule[],
): Record<string, string> =>
  Object.assign(
    { 'Cache-Control': DEFAULT_CACHE_CONTROL },
    ...rules
      .filter((rule) => isRuleFor(rule, path))
      .map(({ headers }) => headers),
  )

/**
 * The headers without Strict-Transport-Security and upgrade-insecure-requests, so that all browsers
 * can show the local site over http.
 */
export function headersForHttp(
  headers: Record<string, string>,
): Record<string, string> {
  const { 'Strict-Transport-Security': _, ...httpHeaders } = headers
  const policy = httpHeaders[POLICY_HEADER]
  return policy
    ? {
        ...httpHeaders,
        [POLICY_HEADER]: policy.replace('; upgrade-insecure-requests', ''),
      }
    : httpHeaders
}

/**
 * Contents of the file `_headers` for Netlify and Cloudflare Pages. Cloudflare reads at most 100
 * rules, and 2,000 characters per line.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n'),
  )
  return `# Written by the build from ssg/hosts/headers.ts.\n${blocks.join('\n')}\n`
}

/** The header rules in the contents of a `_headers` file. */
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

/** Contents of `vercel.json`, which `vercel deploy dist` reads in the deployed folder. */
export const vercelConfig = (
  rules: readonly HeaderRule[],
  redirects: Redirects,
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
