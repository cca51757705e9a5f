import type { SkillCategory } from '#content/types.ts'
import { hero } from '#data/skills.yaml'

/** The skills of a category, with each level in percent and as a bar (requirements §2.11.1). */
export function SkillList({
  category: { title, description, skills },
}: {
  category: SkillCategory
}) {
  return (
    <div className="lg:grid lg:grid-cols-[1fr_2fr] lg:gap-14">
      <div className="mb-6">
        <h2>{title}</h2>
        <p className="mt-3 text-muted">{description}</p>
        <p className="mt-3 eyebrow">
          {skills.length}
          {` ${hero.count}`}
        </p>
      </div>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {skills.map(({ name, level, description: text, keywords }) => (
          <li key={name} className="border-t pt-4 pb-6">
            <div className="flex flex-wrap justify-between gap-x-4 mb-2">
              <h3 className="text-lg">{name}</h3>
              <span className="font-display text-xl figures" translate="no">
                {level}%
              </span>
            </div>
            <meter min={0} max={100} value={level} aria-label={name} />
            <p className="mt-3">{text}</p>
            <p className="mt-1 text-sm text-muted">{keywords.join(', ')}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
