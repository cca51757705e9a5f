import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ParentNode } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { readContent } from '#content/content-file.ts'
import { frontmatterSchemas } from '#content/schemas.ts'
import { utilityPaths } from '#data/utility-paths.ts'
import {
  currentContext,
  type DeployContext,
  isPreview,
} from '#ssg/settings/deploy-context.ts'
import { minifyCss } from './fonts.ts'
import { escapeHtml } from './html.ts'
import { byId, find } from './page-contents.ts'

/** Formats a time for reviewers, in the consultant's time zone. */
export function timeTag(time: Date) {
  const shown = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: readContent('data/site.yaml').timeZone,
    timeZoneName: 'short',
  })
  return `<time datetime="${time.toISOString()}">${shown.format(time)}</time>`
}

/**
 * Adds the ribbon to a page of a preview: branch, commit and a link to the same page of the live
 * site. It is in the strip above the header, which soft navigation replaces, so it needs no script.
 * Other builds leave the page unchanged. Throws where the page has no strip above its header.
 */
export function addRibbon(
  document: ParentNode,
  path: string,
  context: DeployContext = currentContext(),
) {
  if (!isPreview(context)) return
  const { branch, commit, time, liveUrl } = context
  const what = [
    branch && `<strong translate="no">${escapeHtml(branch)}</strong>`,
    commit && `<code translate="no">${escapeHtml(commit.slice(0, 7))}</code>`,
    timeTag(time),
  ]
  const live = utilityPaths.has(path) ? '/' : path
  // The page's form in the editor; its start page where there is none.
  const [, kind = '', slug] = /^\/([a-z]+)\/([^/]+)$/.exec(path) ?? []
  const form =
    kind in frontmatterSchemas ? `#/collections/${kind}/entries/${slug}` : ''
  const ribbon = [
    '<aside class="preview-ribbon" aria-label="Preview build">',
    `<p>Preview: ${what.filter(Boolean).join(' · ')}</p>`,
    `<a href="${escapeHtml(`${liveUrl}${live}`)}" target="_blank" rel="noopener">` +
      'This page on the live site</a>',
    '<a href="/__review">What has changed</a>',
    `<a href="/__edit${escapeHtml(form)}">Edit</a>`,
    '</aside>',
  ].join('')
  const strip = find(document, byId('above-header'))
  if (!strip)
    throw new Error(
      `${path} has no #above-header that could carry the preview's ribbon`,
    )
  strip.children.unshift(...parseDocument(ribbon).children)
}

/** Extra CSS of preview builds; '' otherwise. */
export const ribbonCss = () =>
  isPreview()
    ? minifyCss(
        readFileSync(join(import.meta.dirname, 'preview-ribbon.css'), 'utf8'),
      )
    : ''
