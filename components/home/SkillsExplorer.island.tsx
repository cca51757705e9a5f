import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Slot } from '../app/Slot'

interface SkillsExplorerProps {
  /** Titles of the categories; the panel of the nth is the slot `tab-n`. */
  titles: readonly string[]
}

const query = '(min-width: 64rem)'
const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/**
 * Skills as tabs on wide screens and as a single-open accordion on narrow ones (spec §2 'Skills section'), over the same panels.
 * The served page has the first panel open; without script all of them are.
 */
export default function SkillsExplorer({ titles }: SkillsExplorerProps) {
  const [active, setActive] = useState(0)
  const tabs = useRef<(HTMLButtonElement | null)[]>([])
  const wide = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
  // Tabs always have one selected; the accordion may be closed altogether.
  const shown = wide && active < 0 ? 0 : active

  const move = (event: KeyboardEvent) => {
    const last = titles.length - 1
    const next = { ArrowRight: shown === last ? 0 : shown + 1, ArrowLeft: shown === 0 ? last : shown - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    tabs.current[next]?.focus()
  }

  return (
    <div>
      <div role="tablist" aria-label="Skill categories" className="choices hidden! lg:flex!" onKeyDown={move}>
        {titles.map((title, index) => (
          <button
            key={title}
            ref={(element) => {
              tabs.current[index] = element
            }}
            type="button"
            role="tab"
            id={`tab-${index}`}
            aria-controls={`skills-${index}`}
            aria-selected={shown === index}
            tabIndex={shown === index ? 0 : -1}
            className="choice"
            onClick={() => setActive(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {titles.map((title, index) => (
        <div key={title} className="border-b border-solid border-rule lg:border-0">
          <h3 className="lg:hidden">
            <button
              type="button"
              className="accordion-button"
              aria-expanded={shown === index}
              aria-controls={`skills-${index}`}
              onClick={() => setActive(shown === index ? -1 : index)}
            >
              {title}
            </button>
          </h3>
          <div id={`skills-${index}`} {...(wide && { role: 'tabpanel', 'aria-labelledby': `tab-${index}` })} hidden={shown !== index} data-panel>
            <Slot name={`tab-${index}`} />
          </div>
        </div>
      ))}
    </div>
  )
}
