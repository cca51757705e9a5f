import type { Level } from '../../data/schemas/facts.ts'

/** The topics of a level, each described in a sentence. */
export function TopicList({ topics }: { topics: Level['topics'] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {topics.map(({ title, description }) => (
        <li key={title} className="border-t py-3">
          <h3 className="text-lg font-sans">{title}</h3>
          <p className="text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
