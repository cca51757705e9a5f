import { projects } from 'virtual:projects'
import { ProjectCard } from '#components/portfolio/ProjectCard.tsx'
import { ProjectFilter } from '#components/portfolio/ProjectFilter.tsx'
import { CardRow } from '#components/ui/CardRow.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { closing, filters, hero } from '#data/projects.yaml'

/** In the order of the buttons (requirements §2.13.2). */
const order = ['content', 'video', 'ai'] as const
const groups = order.map((id) => ({
  id,
  label: filters[id],
  count: projects.filter(({ group }) => group === id).length,
}))

const orderedProjects = groups.flatMap(({ id }) => projects.filter(({ group }) => group === id))

export default function ProjectsPage() {
  return (
    <>
      <PageHero title={hero.title} intro={hero.intro} />
      <div className="wrap pb-14 lg:pb-20">
        <ProjectFilter groups={groups}>
          <CardRow
            className="lazy-content mt-6 gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3"
            twoRows
          >
            {orderedProjects.map((project, index) => (
              <li key={project.id} data-group={project.group}>
                <ProjectCard project={project} heading="h2" priority={index === 0} />
              </li>
            ))}
          </CardRow>
        </ProjectFilter>
      </div>
      <ClosingCall title={closing.title} text={closing.text} action={closing.action} />
    </>
  )
}
