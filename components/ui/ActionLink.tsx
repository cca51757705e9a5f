interface ActionLinkProps {
  link: { href: string; label: string }
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
