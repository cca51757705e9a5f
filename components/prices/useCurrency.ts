import { useSyncExternalStore } from 'react'
import { chosenCurrency, onCurrencyChange } from '#client/dom/currency.ts'
import type { Currency } from '#data/schemas/facts.ts'

const getServerSnapshot = (): Currency => 'INR'

/** The visitor's currency; rupees until one is chosen. */
export const useCurrency = () =>
  useSyncExternalStore(onCurrencyChange, chosenCurrency, getServerSnapshot)
