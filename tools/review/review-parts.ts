import { createHash } from 'node:crypto'
import { escapeHtml } from '../../ssg/document/html.ts'
import { timeTag } from '../../ssg/document/preview-ribbon.ts'
import type { DeployContext } from '../../ssg/settings/deploy-context.ts'
import type { FactChange } from './changed-facts.ts'
import type { FindingChanges } from './changed-findings.ts'
import type { Finding } from './checked-tree.ts'
import type { ChangeKind, Comparison, PageChange, Piece, Row } from './compare.ts'
import type { TransferSize } from './page-weight.ts'
import type { ShotPair } from './pictures.ts'
import type { Site } from './read-page.ts'

/** Weight of a page in both builds; a side without the page is missing. */
export interface WeightChange {
  path: string
  before: TransferSize | undefined
  after: TransferSize | undefined
}

/** A file beside the pages that differs. */
export interface FileChange {
  name: string
  rows: readonly Row[]
}

/** All results of the review; missing parts are explained in `notes`. */
export interface Review {
  context: DeployContext
  /** Pages of this build. */
  site: Site
  /** Pages of the base, with the commit they were built from. */
  base?: { site: Site; commit: string; name: string }
  comparison?: Comparison
  pictures: ReadonlyMap<string, ShotPair[]>
  findings?: readonly Finding[]
  /** Findings compared with those of the base. */
  findingChanges?: FindingChanges
  /** Values of data/ that differ from the base. */
  facts?: readonly FactChange[]
  /** Weights of the pages that changed. */
  weights?: readonly WeightChange[]
  /** Files for crawlers that differ. */
  files?: readonly FileChange[]
  /** Copies of the base's share cards, if they differ, by the page's path. */
  oldSharePictures?: ReadonlyMap<string, string>
  /** Redirects that this branch has added, old path → new path. */
  redirects?: Readonly<Record<string, string>>
  notes: readonly string[]
}

export const kindNames: Record<ChangeKind, string> = {
  text: 'Text',
  metadata: 'Metadata',
  links: 'Links',
  pictures: 'Pictures',
  markup: 'Elements or classes',
  looks: 'Looks',
}

/** Address of one page's review. */
export const detailPath = (path: string) => `/__review/pages${path === '/' ? '/home' : path}`

/** A complete page of the review. */
export function frame(
  { context }: Pick<Review, 'context'>,
  css: string,
  title: string,
  body: string,
): string {
  const hash = createHash('sha256').update(css).digest('base64')
  const what = [
    context.branch && `branch <strong translate="no">${escapeHtml(context.branch)}</strong>`,
    context.commit && `commit <code>${escapeHtml(context.commit.slice(0, 7))}</code>`,
  ]
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" ' +
      'content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; ` +
      `style-src 'sha256-${hash}'; base-uri 'none'">`,
    `<title>${escapeHtml(title)} | Review</title><meta name="robots" content="noindex"><link ` +
      'rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${css}</style></head><body>`,
    '<header><p class="muted"><a href="/__review">Review</a> · ' +
      `${[...what.filter(Boolean), timeTag(context.time)].join(' · ')} · <a href="/">Preview</a>` +
      ` · <a href="${escapeHtml(context.liveUrl)}/" target="_blank" rel="noopener">Live site</a>` +
      '</p></header>',
    `<main><h1>${escapeHtml(title)}</h1>\n${body}\n</main></body></html>\n`,
  ].join('\n')
}

const pieces = (side: readonly Piece[] | undefined, mark: 'del' | 'ins') =>
  side
    ? side
        .map(({ text, changed }) =>
          changed && text.trim() ? `<${mark}>${escapeHtml(text)}</${mark}>` : escapeHtml(text),
        )
        .join('')
    : '<span class="none">(not there)</span>'

/** A table of both sides with the differences marked. */
export function sides(rows: readonly Row[], caption: string): string {
  const lines = rows.map((row) =>
    row === 'gap'
      ? '<tr><td class="none">…</td><td class="none">…</td></tr>'
      : `<tr><td>${pieces(row.before, 'del')}</td><td>${pieces(row.after, 'ins')}</td></tr>`,
  )
  return (
    `<table class="sides"><caption class="muted">${escapeHtml(caption)}</caption><thead><tr><th ` +
    'scope="col">Before</th><th scope="col">After</th></tr></thead><tbody>' +
    `${lines.join('\n')}</tbody></table>`
  )
}

/** Kinds of change on a page, one word each. */
export function tags({ status, kinds }: PageChange): string {
  const own = {
    changed: [],
    renamed: ['Renamed page'],
    new: ['New page'],
    removed: ['Removed page'],
  }[status]
  const names = [...own, ...kinds.map((kind) => kindNames[kind])]
  return `<ul class="tags">${names.map((name) => `<li>${name}</li>`).join('')}</ul>`
}

/** '1 page', '2 pages'. */
export const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`
