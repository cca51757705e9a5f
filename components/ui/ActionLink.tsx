/** Label and address of a link, as in data/*.yaml. */
export interface LinkWords {
  href: string
  label: string
}

interface ActionLinkProps {
  link: LinkWords
  className: string
}

/** A link whose label and address come from data/*.yaml. */
export const ActionLink = ({
  link: { href, label },
  className,
}: ActionLinkProps) => (
  <a href={href} className={className}>
    {label}
  </a>
)
