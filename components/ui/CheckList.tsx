import { Icon } from './Icon.tsx'

/** A list of things included, each with a tick. */
export function CheckList({
  items,
  columns = false,
}: {
  items: readonly string[]
  columns?: boolean
}) {
  return (
    <ul className={`grid ${columns ? 'gap-x-8 gap-y-2.5 sm:grid-cols-2' : 'gap-2.5'}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-1 text-focus" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
