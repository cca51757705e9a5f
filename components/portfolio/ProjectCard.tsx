import { Picture } from '#components/figures/Picture.tsx'
import { Badges } from '#components/ui/Badges.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import type { Project } from '#content/types.ts'
import { card } from '#data/projects.yaml'

interface ProjectCardProps {
  project: Project
  /** Heading element: one level below the heading above the list. */
  heading?: 'h2' | 'h3'
  /** The kind of work, above the title. */
  kind?: string
  /** Whether the picture loads eagerly, as on the first screen of a page. */
  isEager?: boolean
  /** Whether the picture has no drawn cover, only the striped CSS background. */
  hasNoCover?: boolean
  /** Whether wide screens show the project as a row instead of a card. */
  isRow?: boolean
}

/**
 * A piece of work with a link to its page (requirements §2.5.4). Its results appear on hover and
 * focus; on touch screens, in narrow windows and without script they are always shown.
 */
export function ProjectCard({
  project: {
    title,
    description,
    image,
    figure,
    isSecond,
    badges,
    results,
    link,
  },
  heading: Heading = 'h3',
  kind,
  isEager,
  hasNoCover,
  isRow,
}: ProjectCardProps) {
  return (
    <article className={isRow ? 'project-card project-row' : 'project-card'}>
      <div className="relative">
        <Picture
          image={image}
          title={title}
          figure={figure}
          isDark={isSecond}
          isEager={isEager}
          phoneWidth="5.5rem"
          hasNoCover={hasNoCover}
        />
        <p className="project-results">
          <span className="sr-only">{`${card.results} `}</span>
          {results}
        </p>
      </div>
      {kind && <p className="project-kind">{kind}</p>}
      <Heading className={kind ? 'text-xl mt-1' : 'text-xl mt-3'}>
        {title}
      </Heading>
      <p className="project-text">{description}</p>
      <div>
        <Badges items={badges} />
        <p className="mt-2">
          <a
            href={link}
            className="stretched more-link"
            aria-label={`${card.action}: ${title}`}
          >
            <span>{card.action}</span>
            <Icon name="arrow-right" />
          </a>
        </p>
      </div>
    </article>
  )
}
