import { projects } from 'virtual:projects'
import { Island } from '#components/islands/Island.tsx'
import { ProjectCard } from '#components/portfolio/ProjectCard.tsx'
import { CardRow } from '#components/ui/CardRow.tsx'
import { Section } from '#components/ui/Section.tsx'
import Tabs from '#components/ui/Tabs.island.tsx'
import type { Project } from '#content/types.ts'
import { projects as section } from '#data/home.yaml'
import { projectGroups } from '#data/ids.ts'

/** The projects that the home page shows. If there are none, the page has no projects section. */
export const homeProjects = projects.filter(({ home }) => home)
/** Kinds of work with at least one project on the home page. */
const shownGroups = projectGroups.filter((id) =>
  homeProjects.some(({ group }) => group === id),
)

/** Number of projects of a tab that are cards; the others are rows (styles/project-cards.css). */
const MAX_CARDS = 3
const gridClass = (count: number) =>
  count === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'

/** The first projects as cards and the others as rows below; on phones all are one row of cards. */
const RankedProjects = ({ projects }: { projects: readonly Project[] }) => (
  <CardRow
    className={`ranked gap-x-8 gap-y-2.5 md:mt-5 ${gridClass(projects.length)}`}
  >
    {projects.map((project, index) => (
      <li key={project.id} data-reveal-item="">
        <ProjectCard project={project} hasNoCover isRow={index >= MAX_CARDS} />
      </li>
    ))}
  </CardRow>
)

/** Projects of the home page in tabs; 'Content' is selected at first (requirements §2.5.3). */
export function HomeProjects() {
  if (shownGroups.length === 0) return null
  const tabs = shownGroups.map((id) => ({
    id: `projects-${id}`,
    label: section[id],
  }))
  const slots = Object.fromEntries(
    shownGroups.map((id) => [
      `projects-${id}`,
      <RankedProjects
        key={id}
        projects={homeProjects.filter(({ group }) => group === id)}
      />,
    ]),
  )
  return (
    <Section id="projects" {...section} tone="surface">
      <Island answers="?projects" slots={slots}>
        <Tabs
          label={section.tabs}
          tabs={tabs}
          initial={Math.max(0, shownGroups.indexOf('content'))}
          param="projects"
        />
      </Island>
    </Section>
  )
}
