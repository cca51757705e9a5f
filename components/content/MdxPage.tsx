import type { ComponentType } from 'react'
import type { MdxKind } from '#content/types.ts'
import { mdxElements } from './elements.tsx'
import { LegalPage } from './LegalPage.tsx'
import { WorkPage } from './WorkPage.tsx'

interface MdxPageProps {
  kind: MdxKind
  /** Frontmatter, validated by the kind's schema during the build. */
  // biome-ignore lint/suspicious/noExplicitAny: each layout declares the type of its frontmatter
  meta: any
  Content: ComponentType<{ components?: object }>
}

/** Elements for '##' and '###' in Markdown that is below an <h2>, as on work pages. */
const lowerHeadings = { h2: 'h3', h3: 'h4' }

/** A Markdown page in the layout of its kind. */
export function MdxPage({ kind, meta, Content }: MdxPageProps) {
  const components = { ...mdxElements, ...(kind !== 'legal' && lowerHeadings) }
  const prose = (
    <div className="prose">
      <Content components={components} />
    </div>
  )
  if (kind === 'legal') return <LegalPage meta={meta}>{prose}</LegalPage>
  return (
    <WorkPage kind={kind} meta={meta}>
      {prose}
    </WorkPage>
  )
}
