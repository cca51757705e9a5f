import type { Project } from '../../data/schemas/page.ts'
import { Badges } from '../ui/Badges.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'

interface ProjectCardProps {
  project: Project
  /** The level that follows the heading above the list. */
  heading?: 'h2' | 'h3' | 'h4'
  /** Whether its picture stands on the first screen. */
  first?: boolean
}

/** A piece of work with the way to its page (requirements §2.5.4). What came of it appears on hover and focus; touch screens and pages without script show it at once. */
export function ProjectCard({
  project: { id, title, description, image, badges, results, link },
  heading: Heading = 'h3',
  first,
}: ProjectCardProps) {
  const headingId = `project-${id}`
  return (
    <article className="project-card" aria-labelledby={headingId}>
      <div className="relative">
        <Picture image={image} title={title} first={first} />
        <p className="project-results">
          <span className="sr-only">Result: </span>
          {results}
        </p>
      </div>
      <Heading id={headingId} className="text-xl mt-4">
        {title}
      </Heading>
      <p className="mt-2 mb-3 text-muted">{description}</p>
      <div className="mt-auto">
        <Badges items={badges} />
        <p className="mt-2">
          <a
            href={link}
            className="stretched inline-flex items-center gap-2 min-h-11 font-semibold"
            aria-label={`View Case Study: ${title}`}
          >
            View Case Study
            <Icon name="arrow-right" />
          </a>
        </p>
      </div>
    </article>
  )
}
