import { createContext } from 'react'

/** Served nodes of the slots of the island that hydrates, by name. */
export const ServedSlotsContext = createContext<ReadonlyMap<string, readonly Node[]>>(new Map())

/** The nodes in each slot of a served island, by name. */
export const servedSlots = (island: HTMLElement): ReadonlyMap<string, readonly Node[]> =>
  new Map(
    [...island.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => [
      slot.dataset.slot ?? '',
      [...slot.childNodes],
    ]),
  )
