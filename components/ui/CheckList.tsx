import { Icon } from './Icon.tsx'

interface CheckListProps {
  items: readonly string[]
  className?: string
}

/** A list of points with a tick before each. */
export function CheckList({ items, className = '' }: CheckListProps) {
  return (
    <ul className={`grid gap-2.5 measure ${className}`.trim()}>
      {items.map((item) => (
        <li key={item} className="flex gap-3 max-[19.9em]:block">
          <Icon name="check" className="mt-1 text-focus" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
