import { createHash } from 'node:crypto'
import { formatCount } from '#content/report.ts'
import { escapeHtml } from '#ssg/document/html.ts'
import { timeTag } from '#ssg/document/preview-ribbon.ts'
import type { DeployContext } from '#ssg/settings/deploy-context.ts'
import type { FileNames } from '#tools/file-names.ts'
import type { LaunchFinding } from '#tools/launch/launch.ts'
import { type FactChange, lineOfFact } from './changed-facts.ts'
import type { ChangedFile } from './changed-files.ts'
import type { Comparison, PageChange } from './compare.ts'
import { fileSection } from './file-section.ts'
import type { FindingChanges } from './findings.ts'
import {
  codeOf,
  detailsHtml,
  lineListHtml,
  linkTo,
  listHtml,
  locatedLineHtml,
} from './markup.ts'

/** All results of the review; `notes` explain why parts are missing. */
export interface Review {
  context: DeployContext
  /** The commit that the branch is compared with. */
  commit?: string
  comparison?: Comparison
  /** Facts that differ from the base. */
  facts?: readonly FactChange[]
  /** Files that differ, with those changed lines that no page shows. */
  files?: readonly ChangedFile[]
  /** Titles of pages, by the paths of the files with their words. */
  names?: FileNames
  findings?: FindingChanges
  /** New paths by old paths. */
  redirects: Readonly<Record<string, string>>
  notes: readonly string[]
}

/** HTML that says where the old address of a removed or renamed page leads; '' for others. */
function oldAddressNote(
  { path, oldPath, status }: PageChange,
  redirects: Review['redirects'],
): string {
  const oldAddress = status === 'removed' ? path : oldPath
  if (oldAddress === undefined) return ''
  const target = redirects[oldAddress]
  if (target) return `<p>${codeOf(oldAddress)} leads to ${codeOf(target)}.</p>`
  const line = codeOf(`"${oldAddress}": "${status === 'removed' ? '/' : path}"`)
  return (
    `<p><strong>The address ${codeOf(oldAddress)} leads nowhere now.</strong> A line such as ` +
    `${line} in <code>data/redirects.yaml</code> makes every host lead it to another page.</p>`
  )
}

/** A screenshot with its caption, or a note in its place if `src` is undefined. */
function screenshotHtml(src: string | undefined, side: string, width: number) {
  const picture = src
    ? `<img src="${src}" loading="lazy" alt="${side}: the page in a window of ${width} pixels">`
    : '(not there)'
  return `<figure><figcaption>${side}, ${width} pixels wide</figcaption>${picture}</figure>`
}

/** The section about a changed page. */
function pageSection(
  change: PageChange,
  redirects: Review['redirects'],
): string {
  const { path, title, status, lines, screenshots } = change
  const pictures = screenshots.map(
    ({ width, before, after }) =>
      `<div class="pair">${screenshotHtml(before, 'Before', width)}` +
      `${screenshotHtml(after, 'After', width)}</div>`,
  )
  const items = lines.map(({ line, paths: [, ...paths] }) =>
    locatedLineHtml({ line, paths }, 'Also on'),
  )
  return (
    `<section data-change="${escapeHtml(path)}" data-status="${status}">` +
    `<h3 id="${escapeHtml(path)}">${escapeHtml(title)}</h3>` +
    `<p>${status === 'changed' ? '' : `<strong>${status}</strong> `}` +
    `${status === 'removed' ? codeOf(path) : linkTo(path)}</p>` +
    oldAddressNote(change, redirects) +
    listHtml(items) +
    `${detailsHtml('Pictures', pictures.join(''))}</section>`
  )
}

/** Label of a finding, which says whether it stops the live site. */
function labelOfFinding({ blocking, excused }: LaunchFinding): string {
  if (blocking) return '<strong>Stops the live site</strong>'
  return excused
    ? `Excused until ${excused.until} (${escapeHtml(excused.why)})`
    : 'To look at'
}

const findingItems = (findings: readonly LaunchFinding[]) =>
  listHtml(
    findings.map((finding) => {
      const place = codeOf(`${finding.file}:${finding.line}`)
      return `${labelOfFinding(finding)}: ${escapeHtml(finding.message)} <small>${place}</small>`
    }),
  )

/**
 * New findings, then solved ones, then those of a branch whose base could not be checked, then a
 * closed list of those that are on the base too.
 */
function findingList(
  { fresh, solved, known, uncompared = [] }: FindingChanges,
  base: string,
): string {
  const withHeading = (title: string, items: string) =>
    items && `<h3>${title}</h3>${items}`
  const summary = `${formatCount(known.length, 'finding')} that ${escapeHtml(base)} has too`
  const findingGroups = [
    withHeading('New on this branch', findingItems(fresh)),
    withHeading('Solved by this branch', findingItems(solved)),
    withHeading(
      `On this branch, perhaps on ${escapeHtml(base)} too`,
      findingItems(uncompared),
    ),
    detailsHtml(summary, findingItems(known)),
  ]
  return (
    findingGroups.join('\n').trim() || '<p>The checks have no findings.</p>'
  )
}

/** A section of the review; `total` says how many changes it has, such as '3 pages'. */
interface ReviewSection {
  id: string
  title: string
  total: string
  body: string
}

/** The sections that have content. Facts come first, since people have to agree to them. */
function sectionsOf({
  context,
  comparison,
  facts = [],
  files = [],
  names = {},
  findings,
  redirects,
}: Review): ReviewSection[] {
  const { pages = [], sharedLines = [], headLines = [] } = comparison ?? {}
  const { fresh = [], solved = [], uncompared } = findings ?? {}
  const factItems = facts.map((fact) =>
    locatedLineHtml({ line: lineOfFact(fact), paths: [fact.file] }),
  )
  const solvedNote = solved.length > 0 ? `, ${solved.length} solved` : ''
  const sections: ReviewSection[] = [
    {
      id: 'facts',
      title: 'Prices, promises and other facts',
      total: formatCount(facts.length, 'fact'),
      body: listHtml(factItems),
    },
    {
      id: 'pages',
      title: 'Pages',
      total: formatCount(pages.length, 'page'),
      body: pages.map((change) => pageSection(change, redirects)).join('\n'),
    },
    {
      id: 'shared',
      title: 'On several pages',
      total: `${formatCount(sharedLines.length, 'change')} on several pages`,
      body: lineListHtml(sharedLines),
    },
    {
      id: 'files',
      title: 'Files',
      total: formatCount(files.length, 'file'),
      body: fileSection(files, names),
    },
    {
      id: 'findings',
      title: 'Launch check and content check',
      total: uncompared
        ? formatCount(fresh.length + uncompared.length, 'finding')
        : formatCount(fresh.length, 'new finding') + solvedNote,
      body: findings ? findingList(findings, context.base) : '',
    },
    {
      id: 'heads',
      title: 'For search engines',
      total: `${formatCount(headLines.length, 'change')} for search engines`,
      body: detailsHtml(
        'Metadata and structured data',
        lineListHtml(headLines),
      ),
    },
  ]
  return sections.filter(({ body }) => body)
}

/** HTML of the page at /__review. */
export function reviewHtml(review: Review, css: string): string {
  const { branch, base, commit, time, liveUrl } = review.context
  const nameHtml = (text: string) =>
    `<strong translate="no">${escapeHtml(text)}</strong>`
  const buildFacts = [
    branch && `branch ${nameHtml(branch)}`,
    commit && `commit ${codeOf(commit.slice(0, 7))}`,
    timeTag(time),
    '<a href="/">Preview</a>',
    `<a href="${escapeHtml(liveUrl)}/" target="_blank" rel="noopener">Live site</a>`,
  ]
  const sections = sectionsOf(review)
  const countLinks = sections.map(
    ({ id, total }) => `<a href="#${id}">${total}</a>`,
  )
  const summary =
    review.commit &&
    `<p>Beside ${nameHtml(base)} at ${codeOf(review.commit.slice(0, 7))}: ` +
      `${countLinks.join(', ') || 'nothing differs'}.</p>`
  const hash = createHash('sha256').update(css).digest('base64')
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' https:; \
font-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'">
<title>Review</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${css}</style>
</head>
<body>
<header><p>${buildFacts.filter(Boolean).join(' · ')}</p></header>
<main><h1>What this branch changes</h1>
${summary ?? ''}
${review.notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`).join('\n')}
${sections.map(({ id, title, body }) => `<h2 id="${id}">${title}</h2>${body}`).join('\n')}
</main>
</body>
</html>
`
}
