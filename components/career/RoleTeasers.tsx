import { careerRoles } from '../../data/levels.ts'

/** Indicative roles, each described in a sentence (requirements §2.8.4). */
export function RoleTeasers() {
  return (
    <dl className="border-t">
      {careerRoles.map(({ role, description }) => (
        <div key={role} className="grid gap-x-8 gap-y-1 py-4 border-b sm:grid-cols-[12rem_1fr]">
          <dt className="font-display text-xl">{role}</dt>
          <dd className="text-muted">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
