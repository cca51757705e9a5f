import type { ContentOf, PageMeta } from '#content/types.ts'
import { shareCardOf } from '#data/share-card.ts'

type SiteIdentity = Pick<
  ContentOf<'data/site.yaml'>,
  'name' | 'alternateName' | 'origin'
>
type Origin = Pick<SiteIdentity, 'origin'>

/** One element of a page's head. */
interface HeadTag {
  tag: 'title' | 'meta' | 'link'
  text?: string
  attrs?: Record<string, string>
}

const metaTag = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attrs: { [name.startsWith('og:') ? 'property' : 'name']: name, content },
})

/** The canonical URL of a page; by default its own, with a trailing slash only on the home page. */
export const canonicalOf = (
  { origin }: Origin,
  page: Pick<PageMeta, 'canonicalUrl'>,
  path: string,
) => page.canonicalUrl ?? `${origin}${path}`

/** URL of the social image: the generated one, 1200 × 630, unless the page has its own. */
export const shareImageOf = (
  { origin }: Origin,
  page: Pick<PageMeta, 'ogImage'>,
  path: string,
) => `${origin}${page.ogImage ?? shareCardOf(path)}`

const fullTitle = (site: SiteIdentity, page: PageMeta, path: string) =>
  path === '/' ? page.title : `${page.title} | ${site.name}`

/**
 * The head tags of a page, from its metadata and the site's identity (requirements §3.2.1).
 * Adds noindex if `isIndexed` is false: on utility pages, and on all pages of branch previews.
 */
export function headTags(
  site: SiteIdentity,
  page: PageMeta,
  path: string,
  isIndexed = true,
): HeadTag[] {
  const url = canonicalOf(site, page, path)
  const image = shareImageOf(site, page, path)
  const title = fullTitle(site, page, path)
  const { description } = page
  return [
    { tag: 'title', text: title },
    metaTag('description', description),
    metaTag('keywords', page.keywords.join(', ')),
    metaTag('author', site.name),
    ...(isIndexed ? [] : [metaTag('robots', 'noindex')]),
    { tag: 'link', attrs: { rel: 'canonical', href: url } },
    metaTag('og:type', path === '/' ? 'website' : 'article'),
    metaTag('og:site_name', site.alternateName),
    metaTag('og:locale', 'en_IN'),
    metaTag('og:title', page.title),
    metaTag('og:description', description),
    metaTag('og:url', url),
    metaTag('og:image', image),
    // Only the generated image has a known size.
    ...(page.ogImage
      ? []
      : [metaTag('og:image:width', '1200'), metaTag('og:image:height', '630')]),
    metaTag('og:image:alt', page.title),
    // Only the kind of card is set: X takes title, description and image from the Open Graph tags.
    metaTag('twitter:card', 'summary_large_image'),
  ]
}
