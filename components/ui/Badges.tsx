const SHOWN = 3

/** At most three badges; the rest are counted as '+N more' (requirements §9.4.9). */
export function Badges({ items }: { items: readonly string[] }) {
  const rest = items.length - SHOWN
  return (
    <ul className="flex flex-wrap gap-1.5">
      {items.slice(0, SHOWN).map((item) => (
        <li key={item} className="tag">
          {item}
        </li>
      ))}
      {rest > 0 && (
        <li className="tag" title={items.slice(SHOWN).join(', ')}>
          +{rest} more
        </li>
      )}
    </ul>
  )
}
