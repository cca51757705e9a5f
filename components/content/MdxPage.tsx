import type { ComponentType } from 'react'
import type { MdxKind } from '../../data/schemas/page'
import { CasePage } from './CasePage'
import { mdxElements } from './elements'
import { LegalPage } from './LegalPage'
import { SamplePage } from './SamplePage'
import { VideoPage } from './VideoPage'

interface MdxPageProps {
  kind: MdxKind
  /** Frontmatter, checked against the kind's schema while building. */
  // biome-ignore lint/suspicious/noExplicitAny: each layout declares the frontmatter it takes
  meta: any
  Content: ComponentType<{ components?: typeof mdxElements }>
}

const layouts = { content: SamplePage, video: VideoPage, ai: CasePage, legal: LegalPage } as const

/** Puts the consultant's prose into the layout of its kind. */
export function MdxPage({ kind, meta, Content }: MdxPageProps) {
  const Layout = layouts[kind]
  return (
    <Layout meta={meta}>
      <div className="prose">
        <Content components={mdxElements} />
      </div>
    </Layout>
  )
}
