import type { ComponentProps, ReactNode } from 'react'
import { ExternalLink } from '#components/ui/ExternalLink.tsx'
import { WithPrices } from '#components/ui/WithPrices.tsx'
import { withoutEndSlash } from '#data/end-slash.ts'
import { code as codeName, table as tableName } from '#data/work.yaml'

/** CSS classes that align table cells, since the Content-Security-Policy blocks inline styles. */
const alignments = { center: 'text-center', right: 'text-right' }
const alignmentClass = (align?: string) =>
  alignments[align as keyof typeof alignments]

/** A box that scrolls sideways; focusable, so that the keyboard can scroll it (WCAG 2.1.1). */
const ScrollBox = ({
  name,
  children,
}: {
  name: string
  children: ReactNode
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
  <section className="scrolling" tabIndex={0} aria-label={name}>
    {children}
  </section>
)

/**
 * Components for the elements of Markdown: external links open a new tab, and wide tables and code
 * scroll sideways. `price` has amounts in both currencies (content/read/fact-syntax.ts).
 */
export const mdxElements = {
  th: ({ align, ...rest }: ComponentProps<'th'>) => (
    <th className={alignmentClass(align)} {...rest} />
  ),
  td: ({ align, ...rest }: ComponentProps<'td'>) => (
    <td className={alignmentClass(align)} {...rest} />
  ),
  price: ({ inr, usd }: { inr: string; usd: string }) => (
    <WithPrices text={[{ INR: inr, USD: usd }]} />
  ),
  a: ({ href, ...rest }: ComponentProps<'a'>) =>
    href && /^https?:/.test(href) ? (
      <ExternalLink href={href} {...rest} />
    ) : (
      <a href={href && withoutEndSlash(href)} {...rest} />
    ),
  table: (props: ComponentProps<'table'>) => (
    <ScrollBox name={tableName}>
      <table {...props} />
    </ScrollBox>
  ),
  pre: (props: ComponentProps<'pre'>) => (
    <ScrollBox name={codeName}>
      <pre {...props} />
    </ScrollBox>
  ),
}
