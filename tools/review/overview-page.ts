import { escapeHtml } from '../../ssg/document/html.ts'
import type { FactChange, Shown } from './changed-facts.ts'
import { anchorOf, findingAnchors } from './changed-findings.ts'
import type { Finding } from './checked-tree.ts'
import type { PageChange, SharedChange } from './compare.ts'
import type { TransferSize } from './page-weight.ts'
import { count, detailPath, frame, type Review, sides, tags } from './review-parts.ts'

interface Section {
  id: string
  title: string
  /** Its entry in the table of contents. */
  counted: string
  body: string
}

/** A link to its own section, for copying. */
const link = (anchor: string, what: string) =>
  `<a class="anchor" href="#${anchor}" aria-label="Link to ${escapeHtml(what)}">#</a>`

/** A collapsed part; it also opens for a link to something in it. */
const folded = (anchor: string, summary: string, body: string) =>
  `<details><summary>${escapeHtml(summary)}</summary><div id="${anchor}">` +
  `${link(anchor, summary)}${body}</div></details>`

const table = (heads: readonly string[], rows: readonly string[], className?: string) =>
  rows.length > 0
    ? `<div class="wide"><table${className ? ` class="${className}"` : ''}><thead><tr>` +
      `${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>` +
      `${rows.join('\n')}</tbody></table></div>`
    : ''

const pathLinks = (paths: readonly string[]) =>
  paths
    .map((path) => `<a href="${escapeHtml(path)}"><code>${escapeHtml(path)}</code></a>`)
    .join(', ')

const places = (paths: readonly string[]) =>
  paths.length > 6
    ? `<details><summary>${paths.length} pages</summary>${pathLinks(paths)}</details>`
    : pathLinks(paths)

/** Where a fact is shown now, or was shown if it has no replacement. */
function whereCell({ pages, messages }: Shown): string {
  if (pages.length === 0) return '<span class="none">Not found word for word on a page</span>'
  const prepared = messages.length > 0 ? `<br>In messages prepared on ${places(messages)}` : ''
  return places(pages) + prepared
}

function factsSection(facts: readonly FactChange[]): Section {
  const rows = facts.map(({ file, path, topic, before, after, shownBefore, shownAfter }) => {
    const anchor = anchorOf('fact', file, path)
    const value = (side: string | undefined, mark: string) =>
      side === undefined
        ? '<span class="none">(not there)</span>'
        : `<${mark}>${escapeHtml(side)}</${mark}>`
    const stale =
      before !== undefined && after !== undefined
        ? shownBefore.pages.filter((page) => !shownAfter.pages.includes(page))
        : []
    const gone =
      stale.length > 0 ? `<br><span class="muted">No longer on ${places(stale)}</span>` : ''
    return (
      `<tr id="${anchor}"><td>${link(anchor, path)} ${topic}<br><code>${escapeHtml(path)}</code>` +
      `</td><td>${value(before, 'del')}</td><td>${value(after, 'ins')}</td><td>` +
      `${whereCell(after === undefined ? shownBefore : shownAfter)}${gone}</td></tr>`
    )
  })
  return {
    id: 'facts',
    title: 'Facts',
    counted: count(facts.length, 'fact', 'facts'),
    body: table(['Fact', 'Before', 'After', 'Shown on'], rows, 'facts'),
  }
}

/** Redirect of a renamed page's old address, or the line that adds one. */
function redirectNote(
  { path, from }: PageChange,
  redirects: Readonly<Record<string, string>>,
): string {
  if (!from) return ''
  return redirects[from] === path
    ? `<br><code>${escapeHtml(from)}</code> leads here.`
    : `<br><span class="blocking">Its old address <code>${escapeHtml(from)}</code> leads ` +
        `nowhere.</span> Add <code>${escapeHtml(`"${from}": "${path}"`)}</code> to <code>` +
        'data/redirects.json</code>: every host then answers it with the new one.'
}

function pagesSection(
  { site, base, redirects = {} }: Review,
  pages: readonly PageChange[],
): Section {
  const rows = pages.map((change) => {
    const { path, status } = change
    const anchor = anchorOf('page', path)
    const title = (site.get(path) ?? base?.site.get(path))?.title ?? path
    const address = status === 'removed' ? `<code>${escapeHtml(path)}</code>` : pathLinks([path])
    return (
      `<tr id="${anchor}" data-change="${escapeHtml(path)}" data-status="${status}"><td>` +
      `${link(anchor, path)} <a href="${escapeHtml(detailPath(path))}">${escapeHtml(title)}</a>` +
      `<br>${address}${redirectNote(change, redirects)}</td><td>${tags(change)}</td></tr>`
    )
  })
  const of = (status: PageChange['status']) => pages.filter((page) => page.status === status).length
  const counts = (
    [
      ['changed', 'changed'],
      ['new', 'new'],
      ['renamed', 'renamed'],
      ['removed', 'removed'],
    ] as const
  ).flatMap(([status, word]) => (of(status) > 0 ? [`${of(status)} ${word}`] : []))
  const counted = counts.length > 0 ? `pages: ${counts.join(', ')}` : 'no page changed'
  const unchanged = site.size - of('changed') - of('new') - of('renamed')
  const differ =
    pages.length === 0 ? 'No page differs' : count(pages.length, 'page differs', 'pages differ')
  const intro =
    `<p>${differ} from <strong translate="no">${escapeHtml(base?.name ?? '')}</strong> ` +
    `at <code>${base?.commit.slice(0, 7)}</code>; ` +
    `${count(unchanged, 'page is', 'pages are')} the same.</p>`
  return {
    id: 'pages',
    title: 'Changed pages',
    counted,
    body: intro + table(['Page', 'What changed'], rows),
  }
}

function sharedSection(shared: readonly SharedChange[]): Section[] {
  if (shared.length === 0) return []
  const entries = shared.map(({ what, paths, rows }) => {
    const where = paths.length > 3 ? count(paths.length, 'page', 'pages') : paths.join(', ')
    const anchor = anchorOf('shared', what, ...paths)
    return folded(anchor, `${what}, on ${where}`, sides(rows, what))
  })
  return [
    {
      id: 'around',
      title: 'Changed around the pages',
      counted: count(shared.length, 'change around pages', 'changes around pages'),
      body: entries.join('\n'),
    },
  ]
}

/** Added, removed or changed pictures, and pages that only look different. */
function picturesSection({ comparison, pictures }: Review): Section[] {
  const changed =
    comparison?.pages.filter(
      ({ status, kinds }) =>
        status !== 'removed' &&
        status !== 'new' &&
        (kinds.includes('pictures') || kinds.join() === 'looks'),
    ) ?? []
  if (changed.length === 0) return []
  const rows = changed.map(({ path, rows }) => {
    const anchor = anchorOf('pictures', path)
    const widths = (pictures.get(path) ?? [])
      .filter(({ differs }) => differs)
      .map(({ width }) => `${width} px`)
    const screens = widths.length > 0 ? `Looks different at ${widths.join(' and ')}: ` : ''
    const files = rows.pictures ? sides(rows.pictures, `Pictures of ${path}`) : ''
    return (
      `<tr id="${anchor}"><td class="whole">${link(anchor, `the pictures of ${path}`)} <code>` +
      `${escapeHtml(path)}</code></td><td>${screens}<a href="${escapeHtml(detailPath(path))}">` +
      `both sides</a>${files}</td></tr>`
    )
  })
  return [
    {
      id: 'pictures',
      title: 'Pictures and looks',
      counted: `${count(changed.length, 'page looks', 'pages look')} different`,
      body: table(['Page', 'What differs'], rows),
    },
  ]
}

/** What search engines and share cards get; the words of both are on each page's own review. */
function sentSection({ files = [], comparison }: Review): Section[] {
  const withMetadata = comparison?.pages.filter(({ kinds }) => kinds.includes('metadata')) ?? []
  if (files.length + withMetadata.length === 0) return []
  const entries = [
    ...withMetadata.map(({ path, rows }) => {
      const anchor = anchorOf('sent', path)
      return folded(
        anchor,
        path,
        `<p><a href="${escapeHtml(detailPath(path))}">How it looks</a></p>` +
          `${sides(rows.metadata ?? [], `Metadata of ${path}`)}`,
      )
    }),
    ...files.map(({ name, rows }) => {
      const anchor = anchorOf('sent', name)
      return folded(anchor, name, sides(rows, name))
    }),
  ]
  return [
    {
      id: 'sent',
      title: 'Sent to search engines and share cards',
      counted: `${count(entries.length, 'change', 'changes')} for search and sharing`,
      body: entries.join('\n'),
    },
  ]
}

const bytes = (number: number) => `${new Intl.NumberFormat('en-IN').format(number)} B`

/** Threshold in bytes: file names contain a hash, which compresses differently in every build. */
const NOISE = 16

const changeOf = (
  before: TransferSize | undefined,
  after: TransferSize | undefined,
  key: keyof TransferSize,
) => {
  const change = (after?.[key] ?? 0) - (before?.[key] ?? 0)
  return Math.abs(change) > NOISE ? change : 0
}

function weightSection(weights: Review['weights'] = []): Section[] {
  const differing = weights.filter(
    ({ before, after }) =>
      changeOf(before, after, 'html') !== 0 || changeOf(before, after, 'scripts') !== 0,
  )
  if (differing.length === 0) return []
  const cell = (
    before: TransferSize | undefined,
    after: TransferSize | undefined,
    key: keyof TransferSize,
  ) => {
    const change = changeOf(before, after, key)
    const difference =
      before && after && change !== 0
        ? ` (${change > 0 ? '+' : '−'}${bytes(Math.abs(change))})`
        : ''
    const old = before ? `${bytes(before[key])} → ` : ''
    return `<td>${old}${after ? bytes(after[key]) : 'gone'}${difference}</td>`
  }
  const rows = differing.map(({ path, before, after }) => {
    const anchor = anchorOf('weight', path)
    return (
      `<tr id="${anchor}"><td>${link(anchor, `the weight of ${path}`)} <code>` +
      `${escapeHtml(path)}</code></td>` +
      `${cell(before, after, 'html')}${cell(before, after, 'scripts')}</tr>`
    )
  })
  const body =
    "<p>As brotli sends it, with the scripts of the page's own parts; the preview's ribbon, the " +
    'security policy and what comes only on request are left out.</p>' +
    `${table(['Page', 'Page itself', 'Scripts'], rows)}`
  return [
    {
      id: 'weight',
      title: 'Weight',
      counted: `${count(differing.length, 'page weighs', 'pages weigh')} more or less`,
      body,
    },
  ]
}

const weightNames: Record<Finding['weight'], string> = {
  stops: '<span class="blocking">Stops the deploy</span>',
  look: 'Worth a look',
  excused: 'Excused',
}

function findingRows(findings: readonly Finding[], group: string): string {
  const anchors = findingAnchors(findings)
  const rows = findings.map((finding, index) => {
    const anchor = `${group}${anchors[index]}`
    const reason = finding.excused ? `<br>${escapeHtml(finding.excused)}` : ''
    return (
      `<tr id="${anchor}"><td class="whole">${link(anchor, 'this finding')} ` +
      `${weightNames[finding.weight]}</td><td>${escapeHtml(finding.message)}${reason}<br><code ` +
      `class="muted">${escapeHtml(`${finding.file}:${finding.line}`)}</code></td></tr>`
    )
  })
  return table(['Weight', 'What and where'], rows)
}

const stops = (findings: readonly Finding[]) =>
  findings.filter(({ weight }) => weight === 'stops').length

/** New findings first, then solved ones; those shared with the base are collapsed. */
function findingsSection({ findings, findingChanges, base }: Review): Section[] {
  if (!findings) return []
  const title = 'Launch check and content check'
  if (!findingChanges) {
    const intro =
      findings.length === 0
        ? 'The checks have no findings.'
        : `${count(findings.length, 'finding', 'findings')}, of which ${stops(findings)} would ` +
          'stop a production deploy.'
    return [
      {
        id: 'launch',
        title,
        counted: count(findings.length, 'finding', 'findings'),
        body: `<p>${intro}</p>${findingRows(findings, '')}`,
      },
    ]
  }
  const { fresh, solved, known } = findingChanges
  const name = escapeHtml(base?.name ?? 'the base')
  const parts = [
    `<h3>New on this branch</h3>${fresh.length > 0 ? findingRows(fresh, '') : '<p>None.</p>'}`,
    solved.length > 0 ? `<h3>Solved by this branch</h3>${findingRows(solved, 'solved-')}` : '',
    known.length > 0
      ? `<details id="known"><summary>${count(known.length, 'finding', 'findings')} that ` +
        `${name} has too, of which ${stops(known)} would stop a production deploy</summary>` +
        `${findingRows(known, '')}</details>`
      : '',
  ]
  const counted =
    count(fresh.length, 'new finding', 'new findings') +
    (solved.length > 0 ? `, ${solved.length} solved` : '')
  return [{ id: 'launch', title, counted, body: parts.join('\n') }]
}

/**
 * First page of the review: a summary sentence, a table of contents, and a section per reviewer's
 * question.
 */
export function overview(review: Review, css: string): string {
  const { comparison, base, facts } = review
  const sections = [
    ...(facts && facts.length > 0 ? [factsSection(facts)] : []),
    ...(comparison && base
      ? [pagesSection(review, comparison.pages), ...sharedSection(comparison.shared)]
      : []),
    ...picturesSection(review),
    ...findingsSection(review),
    ...sentSection(review),
    ...weightSection(review.weights),
  ]
  const summary =
    sections.length > 0
      ? '<p class="summary">In short: ' +
        `${escapeHtml(sections.map(({ counted }) => counted).join('; '))}.</p>`
      : ''
  const contents = sections.map(
    ({ id, title, counted }) =>
      `<li><a href="#${id}">${title}</a> <span class="muted">${escapeHtml(counted)}</span></li>`,
  )
  const parts = [
    summary,
    ...review.notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`),
    contents.length > 1
      ? `<nav aria-label="On this page"><ul class="contents">${contents.join('')}</ul></nav>`
      : '',
    ...sections.map(({ id, title, body }) => `<h2 id="${id}">${title}</h2>${body}`),
    '<h2 id="listings">All pages in search results and shared links</h2><p><a ' +
      'href="/__review/listings">See how each page looks</a> in a list of search results and as ' +
      'a shared link.</p>',
  ]
  return frame(review, css, 'What this branch changes', parts.filter(Boolean).join('\n'))
}
