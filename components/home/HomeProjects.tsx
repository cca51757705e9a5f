import { projects } from 'virtual:projects'
import { Island } from '#components/islands/Island.tsx'
import { ProjectCard } from '#components/portfolio/ProjectCard.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { CardRow } from '#components/ui/CardRow.tsx'
import { Section } from '#components/ui/Section.tsx'
import Tabs from '#components/ui/Tabs.island.tsx'
import { projects as section } from '#data/home.yaml'
import { projectGroups } from '#data/ids.ts'

const onHome = projects.filter(({ home }) => home)
/** Kinds of work of which there is some. */
const groups = projectGroups.filter((id) => onHome.some(({ group }) => group === id))

/** Projects of the home page in three tabs; Content is the default (requirements §2.5.3). */
export function HomeProjects() {
  const tabs = groups.map((id) => ({ id: `projects-${id}`, label: section[id] }))
  const slots = Object.fromEntries(
    groups.map((id) => [
      `projects-${id}`,
      <CardRow key={id} className="gap-8 md:mt-8 md:grid-cols-2 lg:grid-cols-3">
        {onHome
          .filter(({ group }) => group === id)
          .map((project) => (
            <li key={project.id} data-reveal-item="">
              <ProjectCard project={project} />
            </li>
          ))}
      </CardRow>,
    ]),
  )
  return (
    <Section
      id="projects"
      title={section.title}
      intro={section.intro}
      tone="surface"
      threshold={0.2}
    >
      {tabs.length > 0 && (
        <Island answers="?projects" slots={slots}>
          <Tabs
            label={section.tabs}
            tabs={tabs}
            initial={Math.max(0, groups.indexOf('content'))}
            param="projects"
          />
        </Island>
      )}
      <p className="mt-8">
        <ActionLink link={section.more} className="btn-quiet" />
      </p>
    </Section>
  )
}
