import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentContext, type DeployContext, isPreview } from '../settings/deploy-context.ts'
import { escapeHtml } from './html.ts'

/** Where the page's own strip above the header begins; the ribbon stands in it, so that it follows the visitor from page to page without a script of its own. */
const strip = '<div id="above-header">'

const shownTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** Time as a reviewer reads it. */
export const timeTag = (time: Date) => `<time datetime="${time.toISOString()}">${shownTime.format(time)} IST</time>`

/** The line at the top of a preview: what one is looking at, and the way to the same page of the live site. */
export function ribbon(path: string, { branch, commit, time, liveUrl }: DeployContext): string {
  const what = [branch && `<strong translate="no">${escapeHtml(branch)}</strong>`, commit && `<code translate="no">${escapeHtml(commit.slice(0, 7))}</code>`, timeTag(time)]
  const live = path === '/404' || path === '/offline' ? '/' : path
  return [
    '<aside class="preview-ribbon" aria-label="Preview build">',
    `<p>Preview: ${what.filter(Boolean).join(' · ')}</p>`,
    `<a href="${escapeHtml(`${liveUrl}${live}`)}" target="_blank" rel="noopener">This page on the live site</a>`,
    '<a href="/__review">What has changed</a>',
    '</aside>',
  ].join('')
}

/** Puts the ribbon on a page of a preview; every other build gets its page back as it was. */
export function withRibbon(markup: string, path: string, context: DeployContext = currentContext()): string {
  if (!isPreview(context)) return markup
  if (!markup.includes(strip)) throw new Error(`${path} has no ${strip} that could carry the preview's ribbon`)
  return markup.replace(strip, () => `${strip}${ribbon(path, context)}`)
}

const withoutRules = (css: string) => css.replace(/[^{}>]*\.preview-ribbon[^{}]*\{[^{}]*\}/g, '').replace(/@media print\s*\{\s*\}/g, '')

/** The page as it would be without the ribbon and its style, so that two builds can be compared. */
export const withoutRibbon = (html: string) =>
  html.includes('preview-ribbon') ? html.replace(/<aside class="preview-ribbon"[\s\S]*?<\/aside>/, '').replace(/<style[^>]*>[\s\S]*?<\/style>/g, withoutRules) : html

/** What the sheet of a preview has more; '' in every other build. */
export const ribbonCss = (root: string, context: DeployContext = currentContext()) =>
  isPreview(context) ? readFileSync(join(root, 'ssg/document/preview-ribbon.css'), 'utf8') : ''

/** Headers that a preview sends beyond the site's own. */
export const previewHeaders = (context: DeployContext = currentContext()): Record<string, string> => (isPreview(context) ? { 'X-Robots-Tag': 'noindex' } : {})
