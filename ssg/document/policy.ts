import { createHash } from 'node:crypto'
import { isPlaceholder, type MeasuringIds } from '#data/measurement-ids.ts'
import { readTable } from '#ssg/settings/table.ts'
import { firstPressScript } from './first-press.ts'

type Policy = Record<string, readonly string[]>

const policyTable = readTable<{
  page: Policy
  services: Record<keyof MeasuringIds, Policy>
}>(import.meta.dirname, 'policy')

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
  const policy: Policy = { ...policyTable.page }
  const add = (directive: string, sources: readonly string[]) => {
    policy[directive] = [...(policy[directive] ?? []), ...sources]
  }
  add('script-src', [sha256(firstPressScript)])
  if (styles) policy['style-src'] = styles.map(sha256)
  for (const id of ['analyticsId', 'pixelId'] as const)
    if (!isPlaceholder(ids[id]))
      for (const [directive, sources] of Object.entries(
        policyTable.services[id],
      ))
        add(directive, sources)
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
