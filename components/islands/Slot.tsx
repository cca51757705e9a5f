import { createContext, type ReactNode, useContext } from 'react'
import { ServedSlotsContext } from '../../client/islands/served-slots.ts'

/** The static parts of the island that is being rendered while building, by name. */
export const SlotContext = createContext<Record<string, ReactNode>>({})
/**
 * The place of a static part inside an island. While building it renders the part. In the browser
 * React keeps the place without looking into it, so the part costs no script; where React had to
 * create the place again, the served nodes move there.
 */
export function Slot({ name, className }: { name: string; className?: string }) {
  const content = useContext(SlotContext)[name]
  const served = useContext(ServedSlotsContext).get(name)
  if (import.meta.env.SSR)
    return (
      <div className={className} data-slot={name}>
        {content}
      </div>
    )
  const fill = (place: HTMLElement | null) => {
    if (place && served && !place.hasChildNodes()) place.append(...served)
  }
  // A text as the only child, even an empty one, makes React leave the place's children alone.
  return (
    <div ref={fill} className={className} data-slot={name} suppressHydrationWarning>
      {''}
    </div>
  )
}
