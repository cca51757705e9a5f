import { Head } from 'vite-react-ssg/single-page'
import type { PageMeta } from '../../data/schemas/page.ts'
import { headTags } from './head-tags.ts'

interface PageHeadProps {
  meta: PageMeta
  path: string
  /** False adds noindex: pages that no visitor looks for, and previews of a branch. */
  indexed: boolean
}

/** What the head of a page says of it, printed alike in development and by the build. */
export function PageHead({ meta, path, indexed }: PageHeadProps) {
  return (
    <Head>
      {headTags(meta, path, { indexed }).map(({ tag: Tag, text, attrs }) => (
        <Tag key={Object.values(attrs ?? { text }).join()} {...attrs}>
          {text}
        </Tag>
      ))}
    </Head>
  )
}
