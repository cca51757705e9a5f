import type { Currency } from '#data/money.ts'
import { recall, remember } from './visit-memory.ts'

// The choice is stored in the root element's data-currency, which style sheets read.

/** The visitor's currency: rupees until dollars are chosen. */
export const chosenCurrency = (): Currency =>
  document.documentElement.dataset.currency === 'USD' ? 'USD' : 'INR'

/** Chooses the currency for this visit; a reload by the visitor starts with rupees. */
export function chooseCurrency(currency: string) {
  remember('currency', currency)
  document.documentElement.dataset.currency = currency
}

/** Applies the choice that the visitor made on another page of this visit. */
export function recallCurrency() {
  const currency = recall('currency')
  if (currency) document.documentElement.dataset.currency = currency
}

/** Calls `listener` after each choice; returns a function that removes the listener. */
export function onCurrencyChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, {
    attributeFilter: ['data-currency'],
  })
  return () => observer.disconnect()
}
