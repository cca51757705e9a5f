import { roles } from '../../data/ai-career-program.yaml'

/** Indicative roles, each described in a sentence (requirements §2.8.4). */
export function RoleTeasers() {
  return (
    <dl className="border-t">
      {roles.items.map(({ title, description }) => (
        <div key={title} className="grid gap-x-8 gap-y-1 py-4 border-b sm:grid-cols-[12rem_1fr]">
          <dt className="font-display text-xl">{title}</dt>
          <dd className="text-muted">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
