import { Fragment, useEffect, useRef, useState } from 'react'
import { readParam, replaceParam } from '../../client/dom/url-param.ts'
import { Slot } from '../islands/Slot.tsx'

interface ProjectFilterProps {
  /** Accessible name of the group of buttons. */
  label: string
  /** Label of the button that shows every project. */
  all: string
  /** One button each; `id` is the value in the URL and of the cards' data-group. */
  groups: readonly { id: string; label: string; count: number }[]
}

/**
 * Filter buttons over the portfolio (requirements §2.13.2): one is active and in the URL
 * (?filter=video), and the number shown is announced. The served cards are only hidden, so without
 * script all of them show.
 */
export default function ProjectFilter({ label, all, groups }: ProjectFilterProps) {
  const [active, setActive] = useState<string>()
  const cards = useRef<HTMLDivElement>(null)
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const group = groups.find(({ id }) => id === active)

  // Read after hydration: the served page is the same for every URL.
  useEffect(() => {
    const linked = readParam('filter')
    if (groups.some(({ id }) => id === linked)) setActive(linked ?? undefined)
  }, [groups])

  useEffect(() => {
    for (const card of cards.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [])
      card.hidden = active !== undefined && card.dataset.group !== active
  }, [active])

  const choose = (id: string | undefined) => {
    setActive(id)
    replaceParam('filter', id)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields */}
      <div role="group" aria-label={label} className="choices needs-script">
        {[{ id: undefined, label: all }, ...groups].map(({ id, label: text }) => (
          <Fragment key={text}>
            <button
              type="button"
              className="choice"
              aria-pressed={id === active}
              onClick={() => choose(id)}
            >
              {text}
            </button>{' '}
          </Fragment>
        ))}
      </div>
      <p role="status" className="mt-4 text-muted">
        {group
          ? `Showing ${group.count} of ${total} projects: ${group.label}`
          : `Showing all ${total} projects`}
      </p>
      <div ref={cards} className="mt-6">
        <Slot name="cards" />
      </div>
    </>
  )
}
