/** The words of a link. */
export interface LinkWords {
  href: string
  label: string
}

interface ActionLinkProps {
  link: LinkWords
  className: string
}

/** A link to a page, with its label and address from the words of a page. */
export const ActionLink = ({
  link: { href, label },
  className,
}: ActionLinkProps) => (
  <a href={href} className={className}>
    {label}
  </a>
)
