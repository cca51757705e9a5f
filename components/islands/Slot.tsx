import { createContext, type ReactNode, useContext } from 'react'
import { ServedSlotsContext } from '#client/islands/hydrate.tsx'

/** Static parts of the island that is being prerendered, by name. */
export const SlotContext = createContext<Record<string, ReactNode>>({})

/**
 * A static part inside an island, rendered only while prerendering. In the browser React leaves the
 * served nodes in it alone, so the part needs no script. If React creates the element anew, the
 * served nodes are moved into it.
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
  // With a string as its only child, even an empty one, React does not hydrate the child nodes.
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
