interface TagsProps {
  items: readonly string[]
  className?: string
  /** Utilities of each tag. */
  look?: string
}

/** Short words side by side, such as the kinds of a piece of work. */
export const Tags = ({ items, className = '', look = '' }: TagsProps) => (
  <ul className={`flex flex-wrap gap-1.5 ${className}`.trim()}>
    {items.map((item) => (
      <li key={item} className={`tag ${look}`.trim()}>
        {item}
      </li>
    ))}
  </ul>
)
