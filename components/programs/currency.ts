import { useSyncExternalStore } from 'react'
import type { Currency } from '../../data/schemas/facts'

// Kept for this visit only, in memory: it outlives client-side navigation, a reload begins again with rupees.
let chosen: Currency = 'INR'
const listeners = new Set<() => void>()

export const chosenCurrency = () => chosen

/** Every price and chat link follows the root element's attribute by style alone; components that need the value itself use `useCurrency`. */
export function chooseCurrency(next: Currency) {
  chosen = next
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
