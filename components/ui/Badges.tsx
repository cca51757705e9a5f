import { more } from '#data/common.yaml'
import { fillPlaceholders } from '#data/fill-placeholders.ts'
import { Tags } from './Tags.tsx'

const MAX_BADGES = 3

/** Shows at most three badges; the rest are counted as '+N more' (requirements §9.4.9). */
export function Badges({ items }: { items: readonly string[] }) {
  const shownItems = items.slice(0, MAX_BADGES)
  const hiddenCount = items.length - shownItems.length
  if (hiddenCount > 0)
    shownItems.push(fillPlaceholders(more, { count: hiddenCount }))
  return <Tags items={shownItems} />
}
