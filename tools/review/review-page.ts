import { createHash } from 'node:crypto'
import { utilityPaths } from '../../data/schemas/page.ts'
import { site as identity } from '../../data/site.ts'
import { escapeHtml } from '../../ssg/document/html.ts'
import { timeTag } from '../../ssg/document/preview-ribbon.ts'
import type { DeployContext } from '../../ssg/settings/deploy-context.ts'
import type { LaunchFinding } from '../launch/launch.ts'
import type { ChangeKind, Comparison, PageChange, Piece, Row, SharedChange, Site } from './compare.ts'
import type { ShotPair } from './pictures.ts'
import type { ReadPage } from './read-page.ts'

/** All that the review knows; what could not be had is missing, and `notes` say why. */
export interface Review {
  context: DeployContext
  /** The pages of this build. */
  site: Site
  /** The pages of the base, by the commit they were built from. */
  base?: { site: Site; commit: string; name: string }
  comparison?: Comparison
  pictures: ReadonlyMap<string, ShotPair[]>
  findings?: readonly LaunchFinding[]
  notes: readonly string[]
}

const kindNames: Record<ChangeKind, string> = { text: 'Text', metadata: 'Metadata', links: 'Links', pictures: 'Pictures', markup: 'Elements or classes', looks: 'Looks' }

const detailPath = (path: string) => `/__review/pages${path === '/' ? '/home' : path}`

function frame({ context }: Pick<Review, 'context'>, css: string, title: string, body: string): string {
  const hash = createHash('sha256').update(css).digest('base64')
  const what = [
    context.branch && `branch <strong translate="no">${escapeHtml(context.branch)}</strong>`,
    context.commit && `commit <code>${escapeHtml(context.commit.slice(0, 7))}</code>`,
  ]
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'">`,
    `<title>${escapeHtml(title)} | Review</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<style>${css}</style></head><body>`,
    `<header><p class="muted"><a href="/__review">Review</a> · ${[...what.filter(Boolean), timeTag(context.time)].join(' · ')} · <a href="/">Preview</a> · <a href="${escapeHtml(context.liveUrl)}/" target="_blank" rel="noopener">Live site</a></p></header>`,
    `<main><h1>${escapeHtml(title)}</h1>\n${body}\n</main></body></html>\n`,
  ].join('\n')
}

const pieces = (side: readonly Piece[] | undefined, mark: 'del' | 'ins') =>
  side ? side.map(({ text, changed }) => (changed && text.trim() ? `<${mark}>${escapeHtml(text)}</${mark}>` : escapeHtml(text))).join('') : '<span class="none">(not there)</span>'

function sides(rows: readonly Row[], caption: string): string {
  const lines = rows.map((row) =>
    row === 'gap' ? '<tr><td class="none">…</td><td class="none">…</td></tr>' : `<tr><td>${pieces(row.before, 'del')}</td><td>${pieces(row.after, 'ins')}</td></tr>`,
  )
  return `<table class="sides"><caption class="muted">${escapeHtml(caption)}</caption><thead><tr><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody>${lines.join('\n')}</tbody></table>`
}

/** Shortened at a word, as search engines and networks do. */
const cut = (text: string, at: number) => {
  const letters = [...text]
  return letters.length > at
    ? `${letters
        .slice(0, at - 1)
        .join('')
        .replace(/\s*\S*$/, '')} …`
    : text
}

/** What the address is worth on its own, without the protocol. */
const address = (url: string) => url.replace(/^https:\/\//, '').replace(/\/$/, '')

/** A page in a list of search results. Search engines show about 60 letters of a title and 160 of a description. */
function snippet({ title, metadata }: ReadPage): string {
  const [host = '', ...folders] = address(metadata.get('canonical') ?? '').split('/')
  return `<div class="snippet"><p class="address">${escapeHtml([host, ...folders].join(' › '))}</p><p class="title">${escapeHtml(cut(title, 60))}</p><p class="words">${escapeHtml(cut(metadata.get('description') ?? '', 160))}</p></div>`
}

/** A page as a chat or a social network shows its link. Pictures of this site are taken from this build. */
function shareCard({ metadata }: ReadPage, picture = metadata.get('og:image') ?? ''): string {
  const src = picture.replace(identity.origin, '')
  const image = src.startsWith('/')
    ? `<img src="${escapeHtml(src)}" width="1200" height="630" loading="lazy" alt="${escapeHtml(metadata.get('og:image:alt') ?? '')}">`
    : `<p>${escapeHtml(picture)}</p>`
  return `<div class="share">${image}<div><p class="address">${escapeHtml(address(metadata.get('og:url') ?? '').split('/')[0] ?? '')}</p><p class="title">${escapeHtml(metadata.get('og:title') ?? '')}</p><p class="words">${escapeHtml(cut(metadata.get('og:description') ?? '', 110))}</p></div></div>`
}

const figure = (caption: string, content: string) => `<figure><figcaption>${caption}</figcaption>${content}</figure>`

function screens(pairs: readonly ShotPair[]): string {
  const shown = pairs.filter(({ before, after }) => before || after)
  return shown
    .map(({ width, before, after, differs }) => {
      const shots = [before, after].map((shot, index) => {
        const side = index === 0 ? 'Before' : 'After'
        if (!shot) return figure(side, '<p class="none">(not there)</p>')
        const words = shot.differences === 0 ? 'nothing marked' : shot.differences === 1 ? '1 area marked' : `${shot.differences} areas marked`
        const alt = `${side}: the page in a window of ${width} pixels, ${words}`
        return figure(`${side}, ${words}`, `<img src="${shot.src}" width="${shot.width}" height="${shot.height}" loading="lazy" alt="${alt}">`)
      })
      return `<details open><summary>In a window of ${width} pixels${differs ? '' : ': both sides look the same'}</summary><div class="pair">${shots.join('')}</div></details>`
    })
    .join('\n')
}

/** The page about one changed page. */
function detail(review: Review, css: string, change: PageChange): string {
  const { path, status, rows } = change
  const after = review.site.get(path)
  const before = review.base?.site.get(path)
  const page = after ?? before
  const parts: string[] = [
    `<p><code>${escapeHtml(path)}</code></p>${tags(change)}`,
    after
      ? `<p><a href="${escapeHtml(path)}">Open it in the preview</a>${status === 'changed' ? ` · <a href="${escapeHtml(review.context.liveUrl + path)}" target="_blank" rel="noopener">Open it on the live site</a>` : ''}</p>`
      : '<p>This page is no longer there: make sure that nothing outside the site still leads to it.</p>',
  ]
  for (const kind of ['text', 'metadata', 'links', 'pictures'] as const) {
    const list = rows[kind]
    if (list?.length) parts.push(`<h2>${kindNames[kind]}</h2>`, sides(list, `${kindNames[kind]} of ${path}`))
  }
  const pairs = review.pictures.get(path) ?? []
  if (pairs.length > 0) parts.push('<h2>On the screen</h2>', screens(pairs))
  const both = [before && figure('Before', snippet(before)), after && figure('After', snippet(after))]
  parts.push('<h2>In search results</h2>', `<div class="pair">${both.filter(Boolean).join('')}</div>`)
  if (after) parts.push('<h2>When its link is shared</h2>', shareCard(after))
  return frame(review, css, page?.title ?? path, parts.join('\n'))
}

function tags({ status, kinds }: PageChange): string {
  const names = status === 'changed' ? kinds.map((kind) => kindNames[kind]) : [status === 'new' ? 'New page' : 'Removed page']
  return `<ul class="tags">${names.map((name) => `<li>${name}</li>`).join('')}</ul>`
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

function sharedSection(shared: readonly SharedChange[]): string {
  if (shared.length === 0) return ''
  const entries = shared.map(({ what, paths, rows }) => {
    const where = paths.length > 3 ? count(paths.length, 'page', 'pages') : paths.join(', ')
    return `<details><summary>${escapeHtml(what)}, on ${escapeHtml(where)}</summary>${sides(rows, what)}</details>`
  })
  return `<h2>Changed around the pages</h2>\n${entries.join('\n')}`
}

function findingsSection(findings: readonly LaunchFinding[] | undefined): string {
  if (!findings) return ''
  const blocking = findings.filter((finding) => finding.blocking).length
  const intro =
    findings.length === 0
      ? 'Nothing stands between this copy and going live.'
      : `${count(findings.length, 'finding', 'findings')}, ${blocking} of them ${blocking === 1 ? 'stops' : 'stop'} a production deploy.`
  const weight = ({ blocking: stops, excused }: LaunchFinding) =>
    stops ? '<span class="blocking">Stops the deploy</span>' : excused ? `Excused until ${escapeHtml(excused.until)}` : 'Worth a look'
  const rows = findings.map(
    (finding) =>
      `<tr><td class="whole">${weight(finding)}</td><td>${escapeHtml(finding.message)}${finding.excused ? `<br>${escapeHtml(finding.excused.why)}` : ''}<br><code class="muted">${escapeHtml(`${finding.file}:${finding.line}`)}</code></td></tr>`,
  )
  const table = rows.length > 0 ? `<table><thead><tr><th scope="col">Weight</th><th scope="col">What and where</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>` : ''
  return `<h2 id="launch">Launch check</h2><p>${intro}</p>${table}`
}

function overview(review: Review, css: string): string {
  const { comparison, base, site } = review
  const parts = review.notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`)
  if (comparison && base) {
    const { pages } = comparison
    parts.push(
      `<h2>Changed pages</h2><p>${pages.length === 0 ? 'No page differs' : `${count(pages.length, 'page differs', 'pages differ')}`} from <strong translate="no">${escapeHtml(base.name)}</strong> at <code>${base.commit.slice(0, 7)}</code>; ${count(site.size - pages.filter(({ status }) => status !== 'removed').length, 'page is', 'pages are')} the same.</p>`,
    )
    const rows = pages.map(
      (change) =>
        `<tr data-change="${escapeHtml(change.path)}" data-status="${change.status}"><td><a href="${escapeHtml(detailPath(change.path))}">${escapeHtml((site.get(change.path) ?? base.site.get(change.path))?.title ?? change.path)}</a><br>${change.status === 'removed' ? `<code>${escapeHtml(change.path)}</code>` : `<a href="${escapeHtml(change.path)}"><code>${escapeHtml(change.path)}</code></a>`}</td><td>${tags(change)}</td></tr>`,
    )
    if (rows.length > 0) parts.push(`<table><thead><tr><th scope="col">Page</th><th scope="col">What changed</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`)
    parts.push(sharedSection(comparison.shared))
  }
  parts.push(findingsSection(review.findings))
  parts.push(
    `<h2>All pages in search results and shared links</h2><p><a href="/__review/listings">See how each page looks</a> in a list of search results and as a shared link.</p>`,
  )
  return frame(review, css, 'What this branch changes', parts.filter(Boolean).join('\n'))
}

function listings(review: Review, css: string): string {
  const entries = [...review.site]
    .filter(([path]) => !utilityPaths.has(path))
    .map(
      ([path, page]) =>
        `<section><h2><a href="${escapeHtml(path)}">${escapeHtml(path)}</a></h2>${figure('In search results', snippet(page))}<br>${figure('As a shared link', shareCard(page))}</section>`,
    )
  return frame(review, css, 'Search results and shared links', `<div class="listing">${entries.join('\n')}</div>`)
}

/** Every page of the review, by its file below __review/. */
export function printReview(review: Review, css: string): Map<string, string> {
  const files = new Map([
    ['index.html', overview(review, css)],
    ['listings.html', listings(review, css)],
  ])
  for (const change of review.comparison?.pages ?? []) files.set(`${detailPath(change.path).replace('/__review/', '')}.html`, detail(review, css, change))
  return files
}
