import { utilityPaths } from '../../data/schemas/page.ts'
import { site as identity } from '../../data/site.ts'
import { escapeHtml } from '../../ssg/document/html.ts'
import type { PageChange } from './compare.ts'
import { overview } from './overview-page.ts'
import type { ShotPair } from './pictures.ts'
import type { ReadPage } from './read-page.ts'
import { detailPath, frame, kindNames, type Review, sides, tags } from './review-parts.ts'

/** Truncated at a word, as search engines and social networks do. */
const cut = (text: string, at: number) => {
  const letters = [...text]
  return letters.length > at
    ? `${letters
        .slice(0, at - 1)
        .join('')
        .replace(/\s*\S*$/, '')} …`
    : text
}

/** The address without its protocol. */
const address = (url: string) => url.replace(/^https:\/\//, '').replace(/\/$/, '')

/**
 * A page as a search result. Search engines show about 60 characters of a title and 160 of a
 * description.
 */
function snippet({ title, metadata }: ReadPage): string {
  const [host = '', ...folders] = address(metadata.get('canonical') ?? '').split('/')
  return (
    `<div class="snippet"><p class="address">${escapeHtml([host, ...folders].join(' › '))}</p>` +
    `<p class="title">${escapeHtml(cut(title, 60))}</p><p class="words">` +
    `${escapeHtml(cut(metadata.get('description') ?? '', 160))}</p></div>`
  )
}

/**
 * A link preview as chats and social networks show it. Pictures of this site come from this build.
 */
function shareCard({ metadata }: ReadPage, picture = metadata.get('og:image') ?? ''): string {
  const src = picture.replace(identity.origin, '')
  const image = src.startsWith('/')
    ? `<img src="${escapeHtml(src)}" width="1200" height="630" loading="lazy" ` +
      `alt="${escapeHtml(metadata.get('og:image:alt') ?? '')}">`
    : `<p>${escapeHtml(picture)}</p>`
  return (
    `<div class="share">${image}<div><p class="address">` +
    `${escapeHtml(address(metadata.get('og:url') ?? '').split('/')[0] ?? '')}</p><p ` +
    `class="title">${escapeHtml(metadata.get('og:title') ?? '')}</p><p class="words">` +
    `${escapeHtml(cut(metadata.get('og:description') ?? '', 110))}</p></div></div>`
  )
}

const figure = (caption: string, content: string) =>
  `<figure><figcaption>${caption}</figcaption>${content}</figure>`

function screens(pairs: readonly ShotPair[]): string {
  const shown = pairs.filter(({ before, after }) => before || after)
  return shown
    .map(({ width, before, after, differs }) => {
      const shots = [before, after].map((shot, index) => {
        const side = index === 0 ? 'Before' : 'After'
        if (!shot) return figure(side, '<p class="none">(not there)</p>')
        const words =
          shot.differences === 0
            ? 'nothing marked'
            : shot.differences === 1
              ? '1 area marked'
              : `${shot.differences} areas marked`
        const alt = `${side}: the page in a window of ${width} pixels, ${words}`
        return figure(
          `${side}, ${words}`,
          `<img src="${shot.src}" width="${shot.width}" height="${shot.height}" ` +
            `loading="lazy" alt="${alt}">`,
        )
      })
      return (
        `<details open><summary>In a window of ${width} ` +
        `pixels${differs ? '' : ': both sides look the same'}</summary><div class="pair">` +
        `${shots.join('')}</div></details>`
      )
    })
    .join('\n')
}

/** Review of one changed page. */
function detail(review: Review, css: string, change: PageChange): string {
  const { path, from, status, rows } = change
  const after = review.site.get(path)
  const before = review.base?.site.get(from ?? path)
  const page = after ?? before
  const liveLink =
    `<a href="${escapeHtml(review.context.liveUrl + path)}" target="_blank" rel="noopener">` +
    'Open it on the live site</a>'
  const parts: string[] = [
    `<p>${from ? `<code>${escapeHtml(from)}</code> → ` : ''}<code>${escapeHtml(path)}</code>` +
      `</p>${tags(change)}`,
    after
      ? `<p><a href="${escapeHtml(path)}">Open it in the preview</a>` +
        `${status === 'changed' ? ` · ${liveLink}` : ''}</p>`
      : '<p>This page is no longer there: make sure that nothing outside the site still leads ' +
        'to it.</p>',
  ]
  for (const kind of ['text', 'metadata', 'links', 'pictures'] as const) {
    const list = rows[kind]
    if (list?.length)
      parts.push(`<h2>${kindNames[kind]}</h2>`, sides(list, `${kindNames[kind]} of ${path}`))
  }
  const pairs = review.pictures.get(path) ?? []
  if (pairs.length > 0) parts.push('<h2>On the screen</h2>', screens(pairs))
  const both = [
    before && figure('Before', snippet(before)),
    after && figure('After', snippet(after)),
  ]
  parts.push(
    '<h2>In search results</h2>',
    `<div class="pair">${both.filter(Boolean).join('')}</div>`,
  )
  const oldPicture = review.oldSharePictures?.get(path)
  const cards = [
    before && oldPicture && figure('Before', shareCard(before, oldPicture)),
    after && figure(oldPicture ? 'After' : 'Now', shareCard(after)),
  ]
  parts.push(
    '<h2>When its link is shared</h2>',
    `<div class="pair">${cards.filter(Boolean).join('')}</div>`,
  )
  return frame(review, css, page?.title ?? path, parts.join('\n'))
}

function listings(review: Review, css: string): string {
  const entries = [...review.site]
    .filter(([path]) => !utilityPaths.has(path))
    .map(
      ([path, page]) =>
        `<section><h2><a href="${escapeHtml(path)}">${escapeHtml(path)}</a></h2>` +
        `${figure('In search results', snippet(page))}<br>` +
        `${figure('As a shared link', shareCard(page))}</section>`,
    )
  return frame(
    review,
    css,
    'Search results and shared links',
    `<div class="listing">${entries.join('\n')}</div>`,
  )
}

/** Every page of the review, by its file below __review/. */
export function printReview(review: Review, css: string): Map<string, string> {
  const files = new Map([
    ['index.html', overview(review, css)],
    ['listings.html', listings(review, css)],
  ])
  for (const change of review.comparison?.pages ?? [])
    files.set(
      `${detailPath(change.path).replace('/__review/', '')}.html`,
      detail(review, css, change),
    )
  return files
}
