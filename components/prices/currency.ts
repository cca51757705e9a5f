import { useSyncExternalStore } from 'react'
import { recall, remember } from '../../client/dom/visit-memory.ts'
import type { Currency } from '../../data/schemas/facts.ts'

// For this visit: a reload begins again with rupees. The entry marks the root element with it.
let chosen: Currency | undefined
const listeners = new Set<() => void>()

export function chosenCurrency(): Currency {
  chosen ??= recall('currency') === 'USD' ? 'USD' : 'INR'
  return chosen
}

/** Every price and chat link follows the root element's attribute by style alone; components that need the value itself use `useCurrency`. */
export function chooseCurrency(next: Currency) {
  chosen = next
  remember('currency', next)
  document.documentElement.dataset.currency = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const served = (): Currency => 'INR'

/** The visitor's currency; rupees until one is chosen. */
export const useCurrency = () => useSyncExternalStore(subscribe, chosenCurrency, served)
