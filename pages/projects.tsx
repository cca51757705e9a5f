import { projects } from 'virtual:projects'
import { ProjectCard } from '#components/portfolio/ProjectCard.tsx'
import { ProjectFilter } from '#components/portfolio/ProjectFilter.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { closing, filters, hero } from '#data/projects.yaml'

/** Kinds of work in the order of the filter's buttons (requirements §2.13.2). */
const filterOrder = ['content', 'video', 'ai'] as const
const shownGroups = filterOrder
  .map((id) => ({
    id,
    label: filters[id],
    count: projects.filter(({ group }) => group === id).length,
  }))
  .filter(({ count }) => count > 0)

const groupCounts = shownGroups.map(({ label, count }) => ({
  number: `${count}`,
  label,
}))

const orderedProjects = shownGroups.flatMap(({ id }) =>
  projects.filter(({ group }) => group === id),
)

export default function ProjectsPage() {
  return (
    <>
      <PageHero {...hero} stats={groupCounts} />
      <div className="wrap pb-10 lg:pb-14">
        <ProjectFilter groups={shownGroups}>
          <ul
            className={
              'project-rows lazy-content mt-4 grid gap-x-8 md:gap-y-12 md:grid-cols-2 ' +
              'lg:grid-cols-3'
            }
          >
            {orderedProjects.map((project, index) => (
              <li key={project.id} data-group={project.group}>
                <ProjectCard
                  project={project}
                  heading="h2"
                  kind={filters[project.group]}
                  isEager={index === 0}
                  hasNoCover={index > 8}
                />
              </li>
            ))}
          </ul>
        </ProjectFilter>
      </div>
      <ClosingCall {...closing} />
    </>
  )
}
