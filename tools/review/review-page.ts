import { createHash } from 'node:crypto'
import { escapeHtml } from '#ssg/document/html.ts'
import { timeTag } from '#ssg/document/preview-ribbon.ts'
import type { DeployContext } from '#ssg/settings/deploy-context.ts'
import type { FactChange } from './changed-facts.ts'
import type { ChangedFile } from './changed-files.ts'
import type { Comparison, PageChange, WordChange } from './compare.ts'
import type { FindingChanges, ReviewFinding } from './findings.ts'
import type { Flow, Piece } from './flow.ts'

/** All results of the review; missing parts are explained in `notes`. */
export interface Review {
  context: DeployContext
  /** The commit that the branch is compared with. */
  commit?: string
  comparison?: Comparison
  /** Values of files of facts that differ from the base. */
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

/** Address of a picture in the base's build, which the review keeps (see keepPictures). */
export const oldPicture = (src: string) => (src.startsWith('/') ? `/__review/before${src}` : src)

function printPiece({ text, mark, picture }: Piece): string {
  if (mark && picture)
    return (
      `<figure><img src="${escapeHtml(mark === 'del' ? oldPicture(picture) : picture)}" ` +
      `loading="lazy" alt=""><figcaption><${mark}>${escapeHtml(text)}</${mark}></figcaption>` +
      '</figure>'
    )
  return mark && text.trim() ? `<${mark}>${escapeHtml(text)}</${mark}>` : escapeHtml(text)
}

/** Old and new in one flowing line; pictures beside each other. */
const printFlow = (flow: Flow) =>
  flow.some(({ picture }) => picture)
    ? `<div class="pair">${flow.map(printPiece).join('')}</div>`
    : flow.map(printPiece).join('').replace('</del><ins>', '</del> <ins>')

const list = (items: readonly string[]) =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>` : ''

const linkTo = (path: string) => `<a href="${escapeHtml(path)}">${code(path)}</a>`

/** A change with the pages that have it, up to three of them by name. */
function printChange({ flow, paths }: WordChange): string {
  const links = paths.map(linkTo).join(', ')
  const where =
    paths.length > 3 ? folded(`On ${paths.length} pages`, links) : `<small>On ${links}</small>`
  return `${printFlow(flow)} ${where}`
}

const factItem = ({ file, path, before, after }: FactChange) =>
  `${printFlow([
    { text: `${path}: ` },
    ...(before === undefined ? [] : [{ text: before, mark: 'del' as const }]),
    ...(after === undefined ? [] : [{ text: after, mark: 'ins' as const }]),
  ])} <small>${code(file)}</small>`

/** What people agree to comes first: facts, and every number that differs on a page. */
function numbersSection(facts: readonly FactChange[], numbers: readonly WordChange[]): Section {
  const hasNumber = ({ before, after }: FactChange) => /\d/.test(`${before}${after}`)
  const sorted = [...facts].sort((a, b) => Number(hasNumber(b)) - Number(hasNumber(a)))
  return {
    id: 'numbers',
    title: 'Prices, promises, numbers',
    counted: count(facts.length, 'fact', 'facts'),
    body: list([...sorted.map(factItem), ...numbers.map(printChange)]),
  }
}

/** What becomes of the address of a removed or renamed page. */
function oldAddress({ path, from, status }: PageChange, redirects: Review['redirects']): string {
  const old = status === 'removed' ? path : from
  if (old === undefined) return ''
  const target = redirects[old]
  if (target) return `<p>${code(old)} leads to ${code(target)}.</p>`
  const line = code(`"${old}": "${status === 'removed' ? '/' : path}"`)
  return (
    `<p><strong>The address ${code(old)} leads nowhere now.</strong> A line such as ${line} in ` +
    '<code>data/redirects.yaml</code> makes every host lead it to another page.</p>'
  )
}

const screenshot = (src: string | undefined, side: string, width: number) => {
  const picture = src
    ? `<img src="${src}" loading="lazy" alt="${side}: the page in a window of ${width} pixels">`
    : '(not there)'
  return `<figure><figcaption>${side}, ${width} pixels wide</figcaption>${picture}</figure>`
}

function pageSection(change: PageChange, redirects: Review['redirects']): string {
  const { path, title, status, words, screens } = change
  const address = status === 'removed' ? code(path) : linkTo(path)
  const pictures = screens.map(
    ({ width, before, after }) =>
      `<div class="pair">${screenshot(before, 'Before', width)}` +
      `${screenshot(after, 'After', width)}</div>`,
  )
  return (
    `<section data-change="${escapeHtml(path)}" data-status="${status}">` +
    `<h3 id="${escapeHtml(path)}">${escapeHtml(title)}</h3>` +
    `<p>${status === 'changed' ? '' : `<strong>${status}</strong> `}${address}</p>` +
    oldAddress(change, redirects) +
    list(
      words.map(
        ({ flow, paths: [, ...also] }) =>
          printFlow(flow) +
          (also.length > 0 ? ` <small>Also on ${also.map(linkTo).join(', ')}</small>` : ''),
      ),
    ) +
    (pictures.length > 0 ? folded('Pictures', pictures.join('')) : '') +
    '</section>'
  )
}

const pagesSection = (pages: readonly PageChange[], redirects: Review['redirects']): Section => ({
  id: 'pages',
  title: 'Pages',
  counted: count(pages.length, 'page', 'pages'),
  body: pages.map((change) => pageSection(change, redirects)).join('\n'),
})

const sharedSection = (shared: readonly WordChange[]): Section => ({
  id: 'shared',
  title: 'On several pages',
  counted: count(shared.length, 'change on several pages', 'changes on several pages'),
  body: list(shared.map(printChange)),
})

const fileItem = ({ name, from, status, lines }: ChangedFile) =>
  `<h3>${code(name)}${from ? `, once ${code(from)}` : ''}` +
  `${status === 'changed' ? '' : ` (${status})`}</h3>${list(lines.map(printFlow))}`

/** Words and pictures of files that no page of the build shows, then code, folded. */
function filesSection(files: readonly ChangedFile[]): Section {
  const isWords = ({ name }: ChangedFile) => /^(?:data|pages|public)\/.*\.(?!tsx?$)/.test(name)
  const sources = files.filter((file) => !isWords(file))
  return {
    id: 'files',
    title: 'What no page shows at first',
    counted: count(files.length, 'file', 'files'),
    body:
      files.filter(isWords).map(fileItem).join('\n') +
      (sources.length > 0
        ? folded(
            count(sources.length, 'file of code', 'files of code'),
            sources.map(fileItem).join('\n'),
          )
        : ''),
  }
}

const headsSection = (heads: readonly WordChange[]): Section => ({
  id: 'heads',
  title: 'For search engines',
  counted: count(heads.length, 'change for search engines', 'changes for search engines'),
  body: folded('Metadata and structured data', list(heads.map(printChange))),
})

const weights: Record<ReviewFinding['weight'], string> = {
  stops: '<strong>Stops the live site</strong>',
  look: 'To look at',
  excused: 'Excused',
}

const findingItems = (findings: readonly ReviewFinding[]) =>
  list(
    findings.map(
      ({ weight, message, file, line }) =>
        `${weights[weight]}: ${escapeHtml(message)} <small>${code(`${file}:${line}`)}</small>`,
    ),
  )

/** New findings first, then solved ones; those shared with the base are folded. */
function findingsSection({ fresh, solved, known }: FindingChanges, base: string): Section {
  const parts = [
    fresh.length > 0 && `<h3>New on this branch</h3>${findingItems(fresh)}`,
    solved.length > 0 && `<h3>Solved by this branch</h3>${findingItems(solved)}`,
    known.length > 0 &&
      folded(
        `${count(known.length, 'finding', 'findings')} that ${escapeHtml(base)} has too`,
        findingItems(known),
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
  const { pages = [], numbers = [], shared = [], heads = [] } = comparison ?? {}
  const sections = [
    ...(facts.length + numbers.length > 0 ? [numbersSection(facts, numbers)] : []),
    ...(pages.length > 0 ? [pagesSection(pages, redirects)] : []),
    ...(shared.length > 0 ? [sharedSection(shared)] : []),
    ...(files.length > 0 ? [filesSection(files)] : []),
    ...(findings ? [findingsSection(findings, context.base)] : []),
    ...(heads.length > 0 ? [headsSection(heads)] : []),
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
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ` +
      `img-src 'self' https:; style-src 'sha256-${hash}'; base-uri 'none'">`,
    '<title>Review</title><meta name="robots" content="noindex">' +
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${css}</style></head><body><header><p>${what.filter(Boolean).join(' · ')}</p></header>`,
    `<main><h1>What this branch changes</h1>${summary(review, sections)}`,
    ...notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`),
    ...sections.map(({ id, title, body }) => `<h2 id="${id}">${title}</h2>${body}`),
    '</main></body></html>\n',
  ].join('\n')
}
