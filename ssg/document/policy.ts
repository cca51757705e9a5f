import { hash } from 'node:crypto'
import {
  isPlaceholderId,
  type MeasurementIds,
  measurementFields,
} from '#data/measurement-ids.ts'
import { readTable } from '#ssg/settings/yaml-table.ts'
import { firstPressScript } from './first-press.ts'

type Policy = Record<string, readonly string[]>

const policyTable = readTable<{
  page: Policy
  services: Record<keyof MeasurementIds, Policy>
}>(import.meta.dirname, 'policy')

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * The Content-Security-Policy: scripts may be files of this site and the one inline script; an
 * analytics service's hosts are allowed only with a real id. With the inline `styles` of a page, it
 * is the policy of that page and allows them by hash. Without `styles`, it is the policy that the
 * host sends for all pages, and each page limits its styles by hash in a <meta> element.
 */
export function contentPolicy(
  ids: MeasurementIds,
  styles?: readonly string[],
): Policy {
  const policy: Policy = { ...policyTable.page }
  const addSources = (directive: string, sources: readonly string[]) => {
    policy[directive] = [...(policy[directive] ?? []), ...sources]
  }
  addSources('script-src', [sha256(firstPressScript)])
  if (styles) policy['style-src'] = styles.map(sha256)
  for (const field of measurementFields)
    if (!isPlaceholderId(ids[field]))
      for (const [directive, sources] of Object.entries(
        policyTable.services[field],
      ))
        addSources(directive, sources)
  return policy
}

/** A policy as the value of its header. */
export const policyText = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

/**
 * The <meta> element with a page's policy. In previews, which pass `ids`, it is the whole policy.
 * In other builds it only allows the page's style sheets by hash, and the host sends the rest:
 * header files have no room for the hashes of all pages.
 */
export function policyMeta(
  styles: readonly string[],
  ids?: MeasurementIds,
): string {
  const policy: Policy = ids
    ? contentPolicy(ids, styles)
    : { 'style-src': styles.map(sha256) }
  // This directive has no effect in a <meta> element, and browsers log an error.
  delete policy['frame-ancestors']
  // Safari would block every file of a preview over http. The site does not need the directive,
  // since its URLs are relative.
  delete policy['upgrade-insecure-requests']
  return `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}">`
}
