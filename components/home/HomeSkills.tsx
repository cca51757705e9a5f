import { Island } from '#components/islands/Island.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { SkillCategory } from '#content/types.ts'
import { skills } from '#data/home.yaml'
import { categories } from '#data/skills.yaml'
import SkillsExplorer from './SkillsExplorer.island.tsx'

/** The skills of a category: name and level, and a description on hover, focus or tap. */
function SkillPanel({
  category,
  index,
}: {
  category: SkillCategory
  index: number
}) {
  return (
    <div className="pb-2 lg:pb-4 lg:pt-5">
      <p className="text-muted measure">{category.description}</p>
      <ul
        className={
          'mt-3 grid gap-x-4 sm:gap-x-10 lg:grid-cols-3 ' +
          'grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))]'
        }
      >
        {category.skills.map(({ name, homeLevel, description }, position) => (
          <li key={name} className="skill-item relative border-b">
            <button
              type="button"
              className="skill"
              aria-describedby={`skill-${index}-${position}`}
            >
              <span className="flex justify-between gap-2 max-sm:text-[0.9375rem] leading-tight">
                <span>{name}</span>
                <span className="figures text-muted" translate="no">
                  {homeLevel}%
                </span>
              </span>
            </button>
            <span
              role="tooltip"
              id={`skill-${index}-${position}`}
              className="skill-note"
            >
              {description}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Skills of the home page (requirements §2.5.1). */
export function HomeSkills() {
  return (
    <Section id="skills" {...skills} tone="surface">
      <Island
        slots={Object.fromEntries(
          categories.map((category, index) => [
            `tab-${index}`,
            <SkillPanel
              key={category.title}
              category={category}
              index={index}
            />,
          ]),
        )}
      >
        <SkillsExplorer titles={categories.map(({ title }) => title)} />
      </Island>
    </Section>
  )
}
