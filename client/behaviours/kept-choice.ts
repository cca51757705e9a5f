import {
  chooseCurrency,
  chosenCurrency,
  onCurrencyChange,
} from '#client/dom/currency.ts'
import { readParam, replaceParam } from '#client/dom/url-param.ts'

const checkedValueIn = (group: HTMLElement) =>
  group.querySelector<HTMLInputElement>(':checked')?.value ?? ''

/**
 * Checks the radio button of the stored choice, and stores what a visitor chooses in the group.
 * Returns a function that checks the radio button of the stored choice again.
 */
function keepChoice(
  group: HTMLElement,
  readChoice: () => string | null,
  storeChoice: (value: string) => void,
) {
  const checkStoredChoice = () => {
    for (const input of group.querySelectorAll('input'))
      if (input.value === readChoice()) input.checked = true
  }
  const storeCheckedValue = () => storeChoice(checkedValueIn(group))
  // Stores a choice that the visitor made before the script started, or that the browser restored.
  if (group.querySelector(':checked:not([checked])')) storeCheckedValue()
  else checkStoredChoice()
  group.addEventListener('change', storeCheckedValue)
  return checkStoredChoice
}

/** Lets radio buttons choose the currency, and show a choice that was made in another group. */
export const currencyChoice = (group: HTMLElement) =>
  onCurrencyChange(keepChoice(group, chosenCurrency, chooseCurrency))

/**
 * Keeps the filter in the URL (requirements §2.13.2), and in data-filter for style sheets in
 * browsers without :has().
 */
export function projectFilter(filter: HTMLElement) {
  const storeFilter = (value: string) => {
    filter.dataset.filter = value
    replaceParam('filter', value || undefined)
  }
  keepChoice(filter, () => readParam('filter'), storeFilter)
  filter.dataset.filter = checkedValueIn(filter)
}
