import { createHash } from 'node:crypto'
import { isPlaceholder } from '../data/placeholders.ts'
import { loaderScript } from './entry-loader.ts'

/**
 * Headers for the addresses that `path` matches; it may end in one `*`. No two rules that match the same address name the same header:
 * hosts join such values with a comma, and nothing could then be taken back.
 */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

type Policy = Record<string, readonly string[]>

/** Ids of the services that measure; placeholders and '' count as none. */
interface Ids {
  analyticsId: string
  pixelId: string
}

/** What Google Analytics needs (its own guide for CSP), narrowed to the one script. 'goog#html' is the name of its Trusted Types policy. */
const analytics: Policy = {
  'script-src': ['https://www.googletagmanager.com/gtag/js'],
  'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
  'trusted-types': ['goog#html', "'allow-duplicates'"],
}

/** What the Meta pixel needs: its script, the settings it loads for the id, and the address it reports to. */
const pixel: Policy = {
  'script-src': ['https://connect.facebook.net/en_US/fbevents.js', 'https://connect.facebook.net/signals/'],
  'img-src': ['https://www.facebook.com'],
  'connect-src': ['https://www.facebook.com'],
  'trusted-types': ['connect.facebook.net/fbevents'],
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The texts of a page's inline sheets, allowed by their hash; or 'of each page', where one policy stands for all pages and each brings its own hashes. */
type Styles = readonly string[] | 'of each page'

const styleSources = (styles: Styles) => (styles === 'of each page' ? ["'unsafe-inline'"] : styles.map(sha256))

const STRICT_DYNAMIC = "'strict-dynamic'"

/** The Content-Security-Policy of every page: the loader starts every script (build/entry-loader), and other hosts get in only with a real id. */
export function contentPolicy(styles: Styles, ids: Ids): Policy {
  const policy: Policy = {
    'default-src': ["'none'"],
    // Browsers that know 'strict-dynamic' trust the loader and what it loads, and nothing for its address alone.
    'script-src': ["'self'", sha256(loaderScript), STRICT_DYNAMIC],
    'style-src': styleSources(styles),
    'img-src': ["'self'", 'data:', 'https://images.unsplash.com'],
    'font-src': ["'self'"],
    // The service worker fetches the pictures that it keeps.
    'connect-src': ["'self'", 'https://images.unsplash.com'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Without script a form opens the visitor's mail program.
    'form-action': ["'self'", 'mailto:'],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The policies of components/app/trusted and build/entry-loader.
    'trusted-types': ['site', 'entry'],
    'upgrade-insecure-requests': [],
  }
  for (const [id, needs] of [
    [ids.analyticsId, analytics],
    [ids.pixelId, pixel],
  ] as const) {
    if (isPlaceholder(id)) continue
    for (const [directive, sources] of Object.entries(needs)) policy[directive] = [...(policy[directive] ?? []), ...sources]
  }
  return policy
}

export const printPolicy = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

const policyElement = (policy: Policy) => `<meta http-equiv="Content-Security-Policy" content="${printPolicy(policy)}">`

/**
 * Addresses that scripts may come from, as a policy of its own. A browser holds a page to all its policies, so that a script must be loaded by one
 * that is trusted and come from here: under 'strict-dynamic' alone, a modulepreload that somebody smuggled into a page runs from anywhere in Chrome.
 */
const scriptAddresses = (policy: Policy): Policy => ({ 'script-src': (policy['script-src'] ?? []).filter((source) => source !== STRICT_DYNAMIC) })

/** The whole policy as elements, for hosts that send no headers. There `frame-ancestors` has no effect and makes browsers complain. */
export function policyMeta(styles: readonly string[], ids: Ids): string {
  const { 'frame-ancestors': _, ...policy } = contentPolicy(styles, ids)
  return policyElement(policy) + policyElement(scriptAddresses(policy))
}

/** What a page adds to the policy that the host sends: the hashes of its own sheets, too many for header files, and the scripts' addresses. */
export const pagePolicyMeta = (styles: readonly string[], ids: Ids) => policyElement({ 'style-src': styleSources(styles), ...scriptAddresses(contentPolicy(styles, ids)) })

const REVALIDATE = 'public, max-age=0, must-revalidate'
const DAY = 'public, max-age=86400'
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** The one table of headers that every form of deploy is written from. `everywhere` is what this build sends more with each answer. */
export function headerRules(ids: Ids, everywhere: Record<string, string> = {}): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': printPolicy(contentPolicy('of each page', ids)),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
        // The chat opens in a window of its own, whose handle the forms look at: 'same-origin' would take it away.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...everywhere,
      },
    },
    // Named after their content, so they never change.
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/share/*', headers: { 'Cache-Control': DAY } },
    { path: '/images/*', headers: { 'Cache-Control': DAY } },
    { path: '/sw.js', headers: { 'Cache-Control': REVALIDATE } },
  ]
}

const matches = (rule: HeaderRule, path: string) => (rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path)

/** What a host answers with for an address. Pages have no rule for their cache: both hosts of `_headers` let them be revalidated by themselves. */
export const headersFor = (path: string, rules: readonly HeaderRule[]): Record<string, string> =>
  Object.assign({ 'Cache-Control': REVALIDATE }, ...rules.filter((rule) => matches(rule, path)).map(({ headers }) => headers))

/** Leaves out what only makes sense over https, so that the preview on http works in every browser. */
export function overHttp(headers: Record<string, string>): Record<string, string> {
  const { 'Strict-Transport-Security': _, ...rest } = headers
  const policy = rest['Content-Security-Policy']
  return policy ? { ...rest, 'Content-Security-Policy': policy.replace('; upgrade-insecure-requests', '') } : rest
}

/** `_headers` of Netlify and Cloudflare Pages. Cloudflare reads at most 100 rules and 2,000 characters a line. */
export function printHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
  return `# Written by the build from build/headers.ts.\n${blocks.join('\n')}\n`
}

/** Reads `_headers` back. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const colon = line.indexOf(':')
    if (!line.startsWith(' ')) rules.push({ path: line.trim(), headers: {} })
    else if (rules.length > 0) (rules.at(-1) as HeaderRule).headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim()
  }
  return rules
}

/** `vercel.json`, which Vercel reads in the folder that is deployed: `vercel deploy dist`. */
export const vercelConfig = (rules: readonly HeaderRule[]) => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  cleanUrls: true,
  trailingSlash: false,
  headers: rules.map(({ path, headers }) => ({ source: path.replace('*', '(.*)'), headers: Object.entries(headers).map(([key, value]) => ({ key, value })) })),
})
