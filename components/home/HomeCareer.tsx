import { career } from '../../data/home.yaml'
import { LevelCards } from '../career/LevelCards.tsx'
import { Section } from '../ui/Section.tsx'

/** The career program's four levels on the home page (requirements §2.4.6). */
export function HomeCareer() {
  const { title, intro, primary, secondary, join } = career
  return (
    <Section title={title} intro={intro} threshold={0.2}>
      <LevelCards label={({ level }) => join.replace('{level}', level)} />
      <p className="mt-8 flex flex-wrap gap-3">
        <a href={primary.href} className="btn-quiet">
          {primary.label}
        </a>
        <a href={secondary.href} className="btn-quiet">
          {secondary.label}
        </a>
      </p>
    </Section>
  )
}
