import { createHash } from 'node:crypto'
import { isPlaceholder, type MeasuringIds } from '#data/measurement-ids.ts'
import { firstPressScript } from './first-press.ts'

type Policy = Record<string, readonly string[]>

/** What each service needs. */
const needs: Readonly<Record<keyof MeasuringIds, Policy>> = {
  // Google's own guide for CSP, narrowed to the one script; 'goog#html' is the name of its Trusted
  // Types policy.
  analyticsId: {
    'script-src': ['https://www.googletagmanager.com/gtag/js'],
    'img-src': [
      'https://*.google-analytics.com',
      'https://www.googletagmanager.com',
    ],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ],
    'trusted-types': ['goog#html', "'allow-duplicates'"],
  },
  // The script of the Meta pixel, the settings it loads for the id, and where it reports to.
  pixelId: {
    'script-src': [
      'https://connect.facebook.net/en_US/fbevents.js',
      'https://connect.facebook.net/signals/',
    ],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com'],
    'trusted-types': ['connect.facebook.net/fbevents'],
  },
}

const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The Content-Security-Policy of every page: scripts are files of this site and one inline one;
 * other hosts are allowed only with a real measurement id. The inline `styles` of one page are
 * allowed by hash; without them, it is the policy of all pages, to which each page adds its own
 * hashes.
 */
export function contentPolicy(
  ids: MeasuringIds,
  styles?: readonly string[],
): Policy {
  const policy: Policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", sha256(firstPressScript)],
    'style-src': styles?.map(sha256) ?? ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://images.unsplash.com'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Without script a form opens the visitor's mail program.
    'form-action': ["'self'", 'mailto:'],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The policy of client/dom/trusted-types.
    'trusted-types': ['site'],
    'upgrade-insecure-requests': [],
  }
  for (const id of ['analyticsId', 'pixelId'] as const)
    for (const [directive, sources] of Object.entries(
      isPlaceholder(ids[id]) ? {} : needs[id],
    ))
      policy[directive] = [...(policy[directive] ?? []), ...sources]
  return policy
}

export const printPolicy = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

/**
 * The policy in a page as a <meta> element. Pages of a preview have all of it, with the `ids`;
 * others add the hashes of their own sheets, too many for header files, to what the host sends.
 */
export function policyMeta(
  styles: readonly string[],
  ids?: MeasuringIds,
): string {
  const policy: Policy = ids
    ? contentPolicy(ids, styles)
    : { 'style-src': styles.map(sha256) }
  // It has no effect in a page and logs an error.
  delete policy['frame-ancestors']
  // It would block every file of a preview over http in Safari; the site's addresses are relative.
  delete policy['upgrade-insecure-requests']
  return `<meta http-equiv="Content-Security-Policy" content="${printPolicy(policy)}">`
}
