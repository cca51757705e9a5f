import { useSyncExternalStore } from 'react'
import { recall, remember } from '../../client/dom/visit-memory.ts'
import type { Currency } from '../../data/schemas/facts.ts'

/** Kept for this visit; a reload starts with rupees. client/entry sets it on the root element. */
let chosen: Currency | undefined
const listeners = new Set<() => void>()

function chosenCurrency(): Currency {
  chosen ??= recall('currency') === 'USD' ? 'USD' : 'INR'
  return chosen
}

/** Sets the currency: CSS reads the root element's attribute, components read `useCurrency`. */
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

const getServerSnapshot = (): Currency => 'INR'

/** The visitor's currency; rupees until one is chosen. */
export const useCurrency = () => useSyncExternalStore(subscribe, chosenCurrency, getServerSnapshot)
