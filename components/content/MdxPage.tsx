import type { ComponentType } from 'react'
import type { MdxKind } from '../../data/schemas/page.ts'
import { CasePage } from './CasePage.tsx'
import { mdxElements } from './elements.tsx'
import { LegalPage } from './LegalPage.tsx'
import { SamplePage } from './SamplePage.tsx'
import { VideoPage } from './VideoPage.tsx'

interface MdxPageProps {
  kind: MdxKind
  /** Frontmatter, validated by the kind's schema during the build. */
  // biome-ignore lint/suspicious/noExplicitAny: each layout types its frontmatter
  meta: any
  Content: ComponentType<{ components?: object }>
}

const layouts = { content: SamplePage, video: VideoPage, ai: CasePage, legal: LegalPage } as const

/** Markdown starts at '##', but these layouts put an h2 above the prose. */
const lowerHeadings = { h2: 'h3', h3: 'h4' }

/** A Markdown page in the layout of its kind. */
export function MdxPage({ kind, meta, Content }: MdxPageProps) {
  const Layout = layouts[kind]
  const components = { ...mdxElements, ...(kind !== 'legal' && lowerHeadings) }
  return (
    <Layout meta={meta}>
      <div className="prose">
        <Content components={components} />
      </div>
    </Layout>
  )
}
