import { createContext } from 'react'
import { SLOT } from '../contract.ts'

/** The served nodes of the slots of the island that is being hydrated, by name. */
export const ServedSlotsContext = createContext<ReadonlyMap<string, readonly Node[]>>(new Map())

/** The nodes that each slot of a served island holds. */
export const servedSlots = (island: HTMLElement): ReadonlyMap<string, readonly Node[]> =>
  new Map(
    [...island.querySelectorAll<HTMLElement>(SLOT)].map((slot) => [
      slot.dataset.slot ?? '',
      [...slot.childNodes],
    ]),
  )
