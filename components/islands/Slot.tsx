import { createContext, type ReactNode, useContext } from 'react'

/** The static parts of the island that is being rendered, by name: elements while building, the served nodes in the browser. */
export const SlotContext = createContext<Record<string, ReactNode>>({})
export const ServedSlotsContext = createContext<ReadonlyMap<string, readonly Node[]>>(new Map())

/** The nodes that each slot of a served island holds. */
export const servedSlots = (island: HTMLElement): ReadonlyMap<string, readonly Node[]> =>
  new Map(
    [...island.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => [
      slot.dataset.slot ?? '',
      [...slot.childNodes],
    ]),
  )

/**
 * The place of a static part inside an island. While building it renders the part. In the browser React takes the place over without looking into
 * it, so the part costs no script; where React had to make the place anew, the served nodes move there.
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
