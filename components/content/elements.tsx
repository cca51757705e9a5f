import type { ComponentProps } from 'react'
import { ExternalLink } from '../ui/ExternalLink'

/** How Markdown elements look and behave everywhere: links to other sites open a new tab, wide tables scroll by themselves. */
export const mdxElements = {
  a: ({ href = '', ...rest }: ComponentProps<'a'>) => (/^https?:/.test(href) ? <ExternalLink href={href} {...rest} /> : <a href={href} {...rest} />),
  table: (props: ComponentProps<'table'>) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="table-scroll" tabIndex={0} aria-label="Table, scrolls sideways">
      <table {...props} />
    </section>
  ),
}
