import { more } from '#data/common.yaml'

const MAX_BADGES = 3

/** At most three badges; the rest are counted as '+N more' (requirements §9.4.9). */
export function Badges({ items }: { items: readonly string[] }) {
  const rest = items.length - MAX_BADGES
  return (
    <ul className="flex flex-wrap gap-1.5">
      {items.slice(0, MAX_BADGES).map((item) => (
        <li key={item} className="tag">
          {item}
        </li>
      ))}
      {rest > 0 && (
        <li className="tag">{more.replace('{count}', `${rest}`)}</li>
      )}
    </ul>
  )
}
