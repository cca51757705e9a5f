import { projects } from 'virtual:projects'
import { ProjectCard } from '#components/portfolio/ProjectCard.tsx'
import { ProjectFilter } from '#components/portfolio/ProjectFilter.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { closing, filters, hero } from '#data/projects.yaml'

/** In the order of the buttons (requirements §2.13.2). */
const order = ['content', 'video', 'ai'] as const
const groups = order
  .map((id) => ({
    id,
    label: filters[id],
    count: projects.filter(({ group }) => group === id).length,
  }))
  .filter(({ count }) => count > 0)

const orderedProjects = groups.flatMap(({ id }) => projects.filter(({ group }) => group === id))

export default function ProjectsPage() {
  return (
    <>
      <PageHero title={hero.title} intro={hero.intro} />
      <div className="wrap pb-14 lg:pb-20">
        <ProjectFilter groups={groups}>
          <ul className="project-rows lazy-content mt-4 grid gap-x-8 md:gap-y-12 md:grid-cols-2 lg:grid-cols-3">
            {orderedProjects.map((project, index) => (
              <li key={project.id} data-group={project.group}>
                <ProjectCard project={project} heading="h2" priority={index === 0} />
              </li>
            ))}
          </ul>
        </ProjectFilter>
      </div>
      <ClosingCall title={closing.title} text={closing.text} action={closing.action} />
    </>
  )
}
