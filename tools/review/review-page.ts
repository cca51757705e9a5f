import { createHash } from 'node:crypto'
import { escapeHtml } from '#ssg/document/html.ts'
import { timeTag } from '#ssg/document/preview-ribbon.ts'
import type { DeployContext } from '#ssg/settings/deploy-context.ts'
import type { FactChange } from './changed-facts.ts'
import type { ChangedFile } from './changed-files.ts'
import type { Comparison, PageChange } from './compare.ts'
import type { Finding, FindingChanges } from './findings.ts'
import type { Piece, Row } from './side-by-side.ts'

/** All results of the review; missing parts are explained in `notes`. */
export interface Review {
  context: DeployContext
  /** The commit that the branch is compared with. */
  commit?: string
  comparison?: Comparison
  /** Values of data/*.json that differ from the base. */
  facts?: readonly FactChange[]
  /** Files whose changes pages need not show. */
  files?: readonly ChangedFile[]
  findings?: FindingChanges
  /** Old path → new path. */
  redirects: Readonly<Record<string, string>>
  notes: readonly string[]
}

interface Section {
  id: string
  title: string
  /** Its part of the summary. */
  counted: string
  body: string
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`

const code = (text: string) => `<code>${escapeHtml(text)}</code>`

const folded = (summary: string, body: string) =>
  `<details><summary>${summary}</summary>${body}</details>`

const none = '<span class="none">(not there)</span>'

const pieces = (side: readonly Piece[] | undefined, mark: 'del' | 'ins') =>
  side
    ?.map(({ text, changed }) =>
      changed && text.trim() ? `<${mark}>${escapeHtml(text)}</${mark}>` : escapeHtml(text),
    )
    .join('') ?? none

const table = (heads: readonly string[], rows: readonly string[]) =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map((row) => `<tr>${row}</tr>`).join('\n')}</tbody></table>`

/** Places with both sides next to each other and the differences marked. */
const sides = (places: readonly (readonly Row[])[]) =>
  places.length === 0
    ? ''
    : table(
        ['Before', 'After'],
        places.flatMap((rows, index) => [
          ...(index > 0 ? ['<td class="none">…</td><td class="none">…</td>'] : []),
          ...rows.map(
            ({ before, after }) =>
              `<td>${pieces(before, 'del')}</td><td>${pieces(after, 'ins')}</td>`,
          ),
        ]),
      )

const factsSection = (facts: readonly FactChange[]): Section => ({
  id: 'facts',
  title: 'Facts',
  counted: count(facts.length, 'fact', 'facts'),
  body: table(
    ['Fact', 'Before', 'After'],
    facts.map(({ file, path, before, after }) => {
      const value = (side: string | undefined, mark: 'del' | 'ins') =>
        pieces(side === undefined ? undefined : [{ text: side, changed: true }], mark)
      return (
        `<td>${code(path)}<br><span class="none">${escapeHtml(file)}</span></td>` +
        `<td>${value(before, 'del')}</td><td>${value(after, 'ins')}</td>`
      )
    }),
  ),
})

/** What becomes of the address of a removed or renamed page. */
function oldAddress({ path, from, status }: PageChange, redirects: Review['redirects']): string {
  const old = status === 'removed' ? path : from
  if (old === undefined) return ''
  const target = redirects[old]
  if (target) return `<p>${code(old)} leads to ${code(target)}.</p>`
  const line = code(`"${old}": "${status === 'removed' ? '/' : path}"`)
  return (
    `<p><strong>The address ${code(old)} leads nowhere now.</strong> A line such as ${line} in ` +
    '<code>data/redirects.json</code> makes every host lead it to another page.</p>'
  )
}

const screenshot = (src: string | undefined, side: string, width: number) => {
  const picture = src
    ? `<img src="${src}" loading="lazy" alt="${side}: the page in a window of ${width} pixels">`
    : none
  return `<figure><figcaption>${side}</figcaption>${picture}</figure>`
}

function pageSection(change: PageChange, redirects: Review['redirects']): string {
  const { path, title, status, places, screens } = change
  const address =
    status === 'removed' ? code(path) : `<a href="${escapeHtml(path)}">${code(path)}</a>`
  const pictures = screens.map(({ width, before, after }) =>
    folded(
      `On a screen of ${width} pixels`,
      `<div class="pair">${screenshot(before, 'Before', width)}` +
        `${screenshot(after, 'After', width)}</div>`,
    ),
  )
  return (
    `<section data-change="${escapeHtml(path)}" data-status="${status}">` +
    `<h3 id="${escapeHtml(path)}">${escapeHtml(title)}</h3>` +
    `<p>${status[0]?.toUpperCase()}${status.slice(1)}: ${address}</p>` +
    `${oldAddress(change, redirects)}${sides(places)}${pictures.join('')}</section>`
  )
}

const pagesSection = (pages: readonly PageChange[], redirects: Review['redirects']): Section => ({
  id: 'pages',
  title: 'Pages',
  counted: count(pages.length, 'page', 'pages'),
  body: pages.map((change) => pageSection(change, redirects)).join('\n'),
})

const sharedSection = (shared: Comparison['shared']): Section => ({
  id: 'shared',
  title: 'On several pages',
  counted: count(shared.length, 'change on several pages', 'changes on several pages'),
  body: shared
    .map(({ paths, rows }) =>
      folded(`On ${paths.length} pages`, `<p>${paths.map(code).join(', ')}</p>${sides([rows])}`),
    )
    .join('\n'),
})

const filesSection = (files: readonly ChangedFile[]): Section => ({
  id: 'files',
  title: 'Words and behaviour, by file',
  counted: count(files.length, 'file', 'files'),
  body:
    '<p>Also what no page shows until something happens: toasts, messages, panels, errors.</p>' +
    files
      .map(({ name, from, status, places }) =>
        folded(
          `${code(name)}${from ? `, once ${code(from)}` : ''}` +
            `${status === 'changed' ? '' : ` (${status})`}`,
          sides(places) || '<p>It has no lines to show.</p>',
        ),
      )
      .join('\n'),
})

const weights: Record<Finding['weight'], string> = {
  stops: '<strong>Stops the live site</strong>',
  look: 'To look at',
  excused: 'Excused',
}

const findingRows = (findings: readonly Finding[]) =>
  table(
    ['Weight', 'What and where'],
    findings.map(
      ({ weight, message, file, line }) =>
        `<td>${weights[weight]}</td><td>${escapeHtml(message)}<br>${code(`${file}:${line}`)}</td>`,
    ),
  )

/** New findings first, then solved ones; those shared with the base are folded. */
function findingsSection({ fresh, solved, known }: FindingChanges, base: string): Section {
  const parts = [
    fresh.length > 0 && `<h3>New on this branch</h3>${findingRows(fresh)}`,
    solved.length > 0 && `<h3>Solved by this branch</h3>${findingRows(solved)}`,
    known.length > 0 &&
      folded(
        `${count(known.length, 'finding', 'findings')} that ${escapeHtml(base)} has too`,
        findingRows(known),
      ),
  ]
  return {
    id: 'findings',
    title: 'Launch check and content check',
    counted:
      count(fresh.length, 'new finding', 'new findings') +
      (solved.length > 0 ? `, ${solved.length} solved` : ''),
    body: parts.filter(Boolean).join('\n') || '<p>The checks have no findings.</p>',
  }
}

/** Everything that differs, in a sentence. */
function summary({ context, commit }: Review, sections: readonly Section[]): string {
  if (!commit) return ''
  const base = `<strong translate="no">${escapeHtml(context.base)}</strong>`
  const counts = sections.map(({ id, counted }) => `<a href="#${id}">${counted}</a>`)
  return (
    `<p class="summary">Beside ${base} at ${code(commit.slice(0, 7))}: ` +
    `${counts.join(', ') || 'nothing differs'}.</p>`
  )
}

/** The page at /__review. */
export function printReview(review: Review, css: string): string {
  const { context, comparison, facts = [], files = [], findings, redirects, notes } = review
  const { pages = [], shared = [] } = comparison ?? {}
  const sections = [
    ...(facts.length > 0 ? [factsSection(facts)] : []),
    ...(pages.length > 0 ? [pagesSection(pages, redirects)] : []),
    ...(shared.length > 0 ? [sharedSection(shared)] : []),
    ...(files.length > 0 ? [filesSection(files)] : []),
    ...(findings ? [findingsSection(findings, context.base)] : []),
  ]
  const hash = createHash('sha256').update(css).digest('base64')
  const what = [
    context.branch && `branch <strong translate="no">${escapeHtml(context.branch)}</strong>`,
    context.commit && `commit ${code(context.commit.slice(0, 7))}`,
    timeTag(context.time),
    '<a href="/">Preview</a>',
    `<a href="${escapeHtml(context.liveUrl)}/" target="_blank" rel="noopener">Live site</a>`,
  ]
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" ' +
      'content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; ` +
      `style-src 'sha256-${hash}'; base-uri 'none'">`,
    '<title>Review</title><meta name="robots" content="noindex">' +
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${css}</style></head><body><header><p>${what.filter(Boolean).join(' · ')}</p></header>`,
    `<main><h1>What this branch changes</h1>${summary(review, sections)}`,
    ...notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`),
    ...sections.map(({ id, title, body }) => `<h2 id="${id}">${title}</h2>${body}`),
    '</main></body></html>\n',
  ].join('\n')
}
