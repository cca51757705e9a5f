import { LevelCards } from '#components/career/LevelCards.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import { career } from '#data/home.yaml'

/** The career program's four levels on the home page (requirements §2.4.6). */
export function HomeCareer() {
  const { title, intro, primary, secondary, join } = career
  return (
    <Section title={title} intro={intro} threshold={0.2}>
      <LevelCards label={({ level }) => join.replace('{level}', level)} />
      <p className="mt-8 flex flex-wrap gap-3">
        <ActionLink link={primary} className="btn-quiet" />
        <ActionLink link={secondary} className="btn-quiet" />
      </p>
    </Section>
  )
}
