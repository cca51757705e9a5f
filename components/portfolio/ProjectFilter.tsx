import { Fragment, type ReactNode } from 'react'
import { fillPlaceholders } from '#data/fill-placeholders.ts'
import { filters } from '#data/projects.yaml'

interface ProjectFilterProps {
  /** One radio button per group; `id` is the value in the URL and of `data-group` on the cards. */
  groups: readonly { id: string; label: string; count: number }[]
  /** List of cards, each with its group in data-group. */
  children: ReactNode
}

/**
 * Radio buttons that filter a list (requirements §2.13.2). CSS shows the group of the checked
 * button (components/styles/choices.css), so that no script is needed. The behaviour
 * `project-filter` keeps the group in the URL (?filter=video).
 */
export function ProjectFilter({ groups, children }: ProjectFilterProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  // With a single kind of work there is nothing to choose.
  if (groups.length < 2) return children
  const choices = [
    {
      id: '',
      label: filters.all,
      status: fillPlaceholders(filters.allShown, { total }),
    },
    ...groups.map(({ id, label, count }) => ({
      id,
      label,
      status: fillPlaceholders(filters.shown, { count, total, group: label }),
    })),
  ]
  return (
    <div className="filtered" data-behaviour="project-filter">
      <fieldset className="choices">
        <legend className="sr-only">{filters.label}</legend>
        {choices.map(({ id, label }) => (
          <Fragment key={id}>
            <label className="relative grid flex-[1_1_9.5rem] lg:flex-[0_1_auto]">
              <input
                type="radio"
                name="filter"
                value={id}
                defaultChecked={id === ''}
              />
              <span className="choice">{label}</span>
            </label>{' '}
          </Fragment>
        ))}
      </fieldset>
      <p role="status" className="mt-4 text-muted">
        {choices.map(({ id, status }) => (
          <Fragment key={id}>
            <span data-group={id} hidden={id !== ''}>
              {status}
            </span>{' '}
          </Fragment>
        ))}
      </p>
      {children}
    </div>
  )
}
