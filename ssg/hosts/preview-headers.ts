import { printPolicy, withoutHeaderDirectives } from '../document/policy.ts'
import type { HeaderRule } from './headers.ts'

/**
 * Policy of the editor: inline styles, blob pictures of chosen files, and the repository host's
 * API. Its scripts are files of this site.
 */
const editorPolicy = {
  'default-src': ["'none'"],
  // Pictures are resized by WebAssembly.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ['blob:'],
  'font-src': ["'self'"],
  // The hosts' APIs and status pages.
  'connect-src': [
    "'self'",
    'data:',
    'blob:',
    'https://api.github.com',
    'https://www.githubstatus.com',
    'https://gitlab.com',
    'https://status-api.hostedstatus.com',
  ],
  'frame-src': ["'self'", 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'upgrade-insecure-requests': [],
}

/** The same for a <meta> element. */
export const editorPolicyInPage = printPolicy(withoutHeaderDirectives(editorPolicy))

const POLICY = 'Content-Security-Policy'

/**
 * Headers of a preview. A header for all addresses cannot be removed for one (./headers), so pages
 * of a preview carry their policy as a <meta> element; only review and editor have it in a header.
 * Search engines index none.
 */
export function previewRules(rules: readonly HeaderRule[]): HeaderRule[] {
  let pages = ''
  const others = rules.map(({ path, headers: { [POLICY]: policy = '', ...headers } }) => {
    pages ||= policy
    const noIndex = path === '/*' && { 'X-Robots-Tag': 'noindex' }
    return { path, headers: { ...headers, ...noIndex } }
  })
  const below = (path: string, policy: string) =>
    [path, `${path}/*`].map((each) => ({ path: each, headers: { [POLICY]: policy } }))
  return [...others, ...below('/__review', pages), ...below('/__edit', printPolicy(editorPolicy))]
}
