import { createContext, type ReactNode, useContext } from 'react'
import { ServedSlotsContext } from '#client/islands/hydrate.tsx'

/** Static parts of the island that is being prerendered, by name. */
export const SlotContext = createContext<Record<string, ReactNode>>({})

/**
 * A static part inside an island, rendered only while prerendering. In the browser React does not
 * touch the part's served nodes, so that the part needs no script. If React creates the part's
 * element anew, the served nodes are moved into the new element.
 */
export function Slot({
  name,
  className,
}: {
  name: string
  className?: string
}) {
  const content = useContext(SlotContext)[name]
  const servedNodes = useContext(ServedSlotsContext).get(name)
  if (import.meta.env.SSR)
    return (
      <div className={className} data-slot={name}>
        {content}
      </div>
    )
  const addServedNodes = (element: HTMLElement | null) => {
    if (element && servedNodes && !element.hasChildNodes())
      element.append(...servedNodes)
  }
  // React does not hydrate the child nodes of an element whose only child is a string, even ''.
  return (
    <div
      ref={addServedNodes}
      className={className}
      data-slot={name}
      suppressHydrationWarning
    >
      {''}
    </div>
  )
}
