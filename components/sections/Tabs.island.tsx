import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Slot } from '../islands/Slot'
import { readParam, replaceParam } from '../ui/url-param'

interface TabsProps {
  /** Names the list of tabs for screen readers. */
  label: string
  /** `id` is the tab's own id and its value in the address; its panel is `<id>-panel` and shows the slot named by `slot`. */
  tabs: readonly { id: string; label: string; slot: string }[]
  /** The tab selected as served. */
  initial?: number
  /** Keeps the selected tab in the address under this name ('tab' gives ?tab=tab-2), so that it can be linked to. */
  param?: string
}

const panelId = (id: string) => `${id}-panel`

/** Where a key leads in a list of `count` tabs; undefined for keys that mean nothing here (WAI-ARIA tabs pattern). */
function targetOf(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return key === ' ' ? from : undefined
}

/**
 * Tabs after the WAI-ARIA pattern, one Tab stop, arrow keys select. Written by hand because Headless UI's tabs serve an inline style and a
 * nameless button, leave out aria-controls until they hydrate, and weigh 9 KiB. Tabs are links to their panels: before the script answers they show
 * the panel that was followed (styles/choices.css), without script every panel is open.
 */
export default function Tabs({ label, tabs, initial = 0, param }: TabsProps) {
  const [selected, setSelected] = useState(initial)
  const list = useRef<HTMLDivElement>(null)

  // The address is read after hydration, since the served page is the same for every address, and before it is drawn: a panel that was followed
  // before the script answered stays.
  useLayoutEffect(() => {
    const linked = tabs.findIndex(({ id }) => location.hash === `#${panelId(id)}` || (param !== undefined && id === readParam(param)))
    if (linked >= 0) setSelected(linked)
  }, [param, tabs])

  const select = (index: number) => {
    setSelected(index)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus({ preventScroll: true })
    const tab = tabs[index]
    if (param && tab) replaceParam(param, tab.id)
  }

  const onClick = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    select(index)
  }

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = targetOf(event.key, index, tabs.length)
    if (target === undefined) return
    event.preventDefault()
    select(target)
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="choices">
        {tabs.map(({ id, label: text }, index) => (
          <a
            key={id}
            id={id}
            role="tab"
            href={`#${panelId(id)}`}
            aria-selected={index === selected}
            aria-controls={panelId(id)}
            tabIndex={index === selected ? 0 : -1}
            className="choice"
            onClick={(event) => onClick(event, index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {text}
          </a>
        ))}
      </div>
      {tabs.map(({ id, slot }, index) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without links must be reachable by keyboard (WAI-ARIA tabs pattern)
        <div key={id} id={panelId(id)} role="tabpanel" aria-labelledby={id} tabIndex={0} hidden={index !== selected} className="panel pt-8 scroll-mt-48">
          <Slot name={slot} />
        </div>
      ))}
    </>
  )
}
