interface TagsProps {
  items: readonly string[]
  className?: string
}

/** Short labels side by side, such as the keywords of an offer. */
export const Tags = ({ items, className = '' }: TagsProps) => (
  <ul className={`flex flex-wrap gap-1.5 ${className}`.trim()}>
    {items.map((item) => (
      <li key={item} className="tag">
        {item}
      </li>
    ))}
  </ul>
)
