import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Slot } from '../islands/Slot'

interface SkillsExplorerProps {
  /** Titles of the categories; the panel of the nth is the slot `tab-n`. */
  titles: readonly string[]
}

const panelId = (index: number) => `skills-${index}`

const query = '(min-width: 64rem)'
const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/**
 * Skills as tabs on wide screens and as a single-open accordion on narrow ones (requirements §2.5.1), over the same panels.
 * The served page has the first panel open; without script all of them are. Tabs and headings are links to their panels, which show them before the
 * script answers (styles/choices.css).
 */
export default function SkillsExplorer({ titles }: SkillsExplorerProps) {
  const [active, setActive] = useState(0)
  const tabs = useRef<(HTMLAnchorElement | null)[]>([])
  const wide = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
  // Tabs always have one selected; the accordion may be closed altogether.
  const shown = wide && active < 0 ? 0 : active

  // A panel that was followed before the script answered stays.
  useLayoutEffect(() => {
    const linked = titles.findIndex((_, index) => location.hash === `#${panelId(index)}`)
    if (linked >= 0) setActive(linked)
  }, [titles])

  const choose = (event: MouseEvent | KeyboardEvent, index: number) => {
    event.preventDefault()
    setActive(index)
  }

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
          <a
            key={title}
            ref={(element) => {
              tabs.current[index] = element
            }}
            href={`#${panelId(index)}`}
            role="tab"
            id={`tab-${index}`}
            aria-controls={panelId(index)}
            aria-selected={shown === index}
            tabIndex={shown === index ? 0 : -1}
            className="choice"
            onClick={(event) => choose(event, index)}
            onKeyDown={(event) => event.key === ' ' && choose(event, index)}
          >
            {title}
          </a>
        ))}
      </div>
      {titles.map((title, index) => (
        <div key={title} className="border-b border-solid border-rule lg:border-0">
          <h3 className="lg:hidden">
            <a
              href={`#${panelId(index)}`}
              className="accordion-button no-underline"
              aria-expanded={shown === index}
              aria-controls={panelId(index)}
              onClick={(event) => choose(event, shown === index ? -1 : index)}
            >
              {title}
            </a>
          </h3>
          <div id={panelId(index)} {...(wide && { role: 'tabpanel', 'aria-labelledby': `tab-${index}` })} hidden={shown !== index} className="panel scroll-mt-32">
            <Slot name={`tab-${index}`} />
          </div>
        </div>
      ))}
    </div>
  )
}
