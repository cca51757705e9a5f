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
import { byId, findElement } from './page-contents.ts'

/** A <time> element for reviewers, which shows a time in the consultant's time zone. */
export function timeTag(time: Date) {
  const timeFormat = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: readContent('data/site.yaml').timeZone,
    timeZoneName: 'short',
  })
  return `<time datetime="${time.toISOString()}">${timeFormat.format(time)}</time>`
}

/**
 * Adds the ribbon to a page of a preview: branch, commit, time of the build, and links to the same
 * page of the live site, the review and the editor. The ribbon is in #above-header, which a soft
 * navigation replaces, so it needs no script. Pages of other builds are not changed. Throws if a
 * page has no #above-header.
 */
export function addRibbon(
  document: ParentNode,
  path: string,
  context: DeployContext = currentContext(),
) {
  if (!isPreview(context)) return
  const { branch, commit, time, liveUrl } = context
  const buildFacts = [
    branch && `<strong translate="no">${escapeHtml(branch)}</strong>`,
    commit && `<code translate="no">${escapeHtml(commit.slice(0, 7))}</code>`,
    timeTag(time),
  ]
  const livePath = utilityPaths.has(path) ? '/' : path
  // Hash of an MDX page's form in the editor. Other pages get '': the editor's start page.
  const [, collection = '', slug] = /^\/([a-z]+)\/([^/]+)$/.exec(path) ?? []
  const formHash =
    collection in frontmatterSchemas
      ? `#/collections/${collection}/entries/${slug}`
      : ''
  const ribbon = [
    '<aside class="preview-ribbon" aria-label="Preview build">',
    `<p>Preview: ${buildFacts.filter(Boolean).join(' · ')}</p>`,
    `<a href="${escapeHtml(`${liveUrl}${livePath}`)}" target="_blank" rel="noopener">` +
      'This page on the live site</a>',
    '<a href="/__review">What has changed</a>',
    `<a href="/__edit${escapeHtml(formHash)}">Edit</a>`,
    '</aside>',
  ].join('')
  const aboveHeader = findElement(document, byId('above-header'))
  if (!aboveHeader)
    throw new Error(
      `${path} has no #above-header that could carry the preview's ribbon`,
    )
  aboveHeader.children.unshift(...parseDocument(ribbon).children)
}

/** The CSS of the ribbon in a preview build; '' in other builds. */
export const ribbonCss = () =>
  isPreview()
    ? minifyCss(
        readFileSync(join(import.meta.dirname, 'preview-ribbon.css'), 'utf8'),
      )
    : ''
