import { Children, type ComponentProps, type ReactNode } from 'react'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { WithPrices } from '../ui/WithPrices.tsx'

const markPrices = (children: ReactNode) =>
  Children.map(children, (child) =>
    typeof child === 'string' ? <WithPrices text={child} /> : child,
  )

/** How Markdown elements look and behave everywhere: links to other sites open a new tab, wide tables scroll by themselves, prices stay untranslated. */
export const mdxElements = {
  p: ({ children, ...rest }: ComponentProps<'p'>) => <p {...rest}>{markPrices(children)}</p>,
  li: ({ children, ...rest }: ComponentProps<'li'>) => <li {...rest}>{markPrices(children)}</li>,
  td: ({ children, ...rest }: ComponentProps<'td'>) => <td {...rest}>{markPrices(children)}</td>,
  a: ({ href = '', ...rest }: ComponentProps<'a'>) =>
    /^https?:/.test(href) ? <ExternalLink href={href} {...rest} /> : <a href={href} {...rest} />,
  table: (props: ComponentProps<'table'>) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="table-scroll" tabIndex={0} aria-label="Table, scrolls sideways">
      <table {...props} />
    </section>
  ),
}
