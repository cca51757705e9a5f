import { projects } from 'virtual:projects'
import { Island } from '#components/islands/Island.tsx'
import { ProjectCard } from '#components/portfolio/ProjectCard.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { CardRow } from '#components/ui/CardRow.tsx'
import { Section } from '#components/ui/Section.tsx'
import Tabs from '#components/ui/Tabs.island.tsx'
import { projects as section } from '#data/home.yaml'
import { projectGroups } from '#data/ids.ts'

const CONTENT = 1

/** Projects of the home page in three tabs; Content is the default (requirements §2.5.3). */
export function HomeProjects() {
  const tabs = projectGroups.map((id) => ({ id: `projects-${id}`, label: section[id] }))
  const slots = Object.fromEntries(
    projectGroups.map((id) => [
      `projects-${id}`,
      <CardRow key={id} className="gap-8 md:mt-8 md:grid-cols-2 lg:grid-cols-3">
        {projects
          .filter((project) => project.group === id && project.home)
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
      <Island answers="?projects" slots={slots}>
        <Tabs label={section.tabs} tabs={tabs} initial={CONTENT} param="projects" />
      </Island>
      <p className="mt-8">
        <ActionLink link={section.more} className="btn-quiet" />
      </p>
    </Section>
  )
}
