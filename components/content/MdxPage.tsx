import type { ComponentType } from 'react'
import type { MdxKind } from '../../data/schemas/page.ts'
import { CasePage } from './CasePage.tsx'
import { mdxElements } from './elements.tsx'
import { LegalPage } from './LegalPage.tsx'
import { SamplePage } from './SamplePage.tsx'
import { VideoPage } from './VideoPage.tsx'

interface MdxPageProps {
  kind: MdxKind
  /** Frontmatter, checked against the kind's schema while building. */
  // biome-ignore lint/suspicious/noExplicitAny: each layout declares the frontmatter it takes
  meta: any
  Content: ComponentType<{ components?: object }>
}

const layouts = { content: SamplePage, video: VideoPage, ai: CasePage, legal: LegalPage } as const

/** For prose beneath a heading of its layout: the highest heading in Markdown is '##'. */
const lowerHeadings = { h2: 'h3', h3: 'h4' }

/** Puts the consultant's prose into the layout of its kind. */
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
