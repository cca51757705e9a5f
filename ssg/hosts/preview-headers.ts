import { printPolicy } from '../document/policy.ts'
import type { HeaderRule } from './headers.ts'

/**
 * What the editor needs: it styles itself, draws pictures of what is chosen, and talks to the host that keeps the repository. Everything it runs
 * comes from here.
 */
const editorPolicy = {
  'default-src': ["'none'"],
  // Pictures are made smaller by WebAssembly.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ['blob:'],
  'font-src': ["'self'"],
  // The hosts' APIs, and the pages where they tell of trouble.
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

/** The same as an element, for hosts that send no headers (see ssg/document/policy). */
export const editorPolicyInPage = printPolicy(
  Object.fromEntries(
    Object.entries(editorPolicy).filter(
      ([name]) => name !== 'frame-ancestors' && name !== 'upgrade-insecure-requests',
    ),
  ),
)

const POLICY = 'Content-Security-Policy'

/**
 * The headers of a preview. A header that stands for all addresses cannot be taken back for one (./headers), so that pages of a preview have their
 * policy as an element, as on hosts without headers, and only the review and the editor have theirs in a header.
 */
export function previewRules(rules: readonly HeaderRule[]): HeaderRule[] {
  let pages = ''
  const others = rules.map(({ path, headers: { [POLICY]: policy = '', ...headers } }) => {
    pages ||= policy
    return { path, headers }
  })
  const below = (path: string, policy: string) =>
    [path, `${path}/*`].map((each) => ({ path: each, headers: { [POLICY]: policy } }))
  return [...others, ...below('/__review', pages), ...below('/__edit', printPolicy(editorPolicy))]
}
