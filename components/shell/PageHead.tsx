import { Head } from 'vite-react-ssg/single-page'
import type { PageMeta } from '#content/types.ts'
import * as site from '#data/site.yaml'
import { headTags } from './head-tags.ts'

interface PageHeadProps {
  meta: PageMeta
  path: string
  /** Whether search engines may index the page; false on utility pages and in branch previews. */
  isIndexed: boolean
}

/** The head tags of a page, the same in development and in the build. */
export function PageHead({ meta, path, isIndexed }: PageHeadProps) {
  return (
    <Head>
      {headTags(site, meta, path, isIndexed).map(
        ({ tag: Tag, text, attrs }) => (
          <Tag key={Object.values(attrs ?? { text }).join()} {...attrs}>
            {text}
          </Tag>
        ),
      )}
    </Head>
  )
}
